import { describe, expect, it } from 'vitest';
import { createMotions, easeOut, shaking, type Ticker } from './motion';

function clock(): Ticker & { pass(milliseconds: number): void } {
  let now = 0;
  let waiting: (() => void) | undefined;
  return {
    now: () => now,
    request(callback) {
      waiting = callback;
      return 1;
    },
    cancel() {
      waiting = undefined;
    },
    pass(milliseconds) {
      now += milliseconds;
      const due = waiting;
      waiting = undefined;
      due?.();
    },
  };
}

describe('motions', () => {
  it('goes from 0 to 1, then ends', () => {
    const ticker = clock();
    const motions = createMotions(ticker);
    const seen: (number | string)[] = [];
    motions.run(
      'a',
      100,
      (share) => seen.push(share),
      () => seen.push('done'),
    );
    ticker.pass(25);
    ticker.pass(50);
    ticker.pass(50);
    ticker.pass(50);
    expect(seen).toEqual([0, 0.25, 0.75, 1, 'done']);
    expect(motions.runs('a')).toBe(false);
  });

  it('a motion of the same name takes over', () => {
    const ticker = clock();
    const motions = createMotions(ticker);
    const seen: string[] = [];
    motions.run('a', 100, (share) => seen.push(`first ${share}`));
    ticker.pass(50);
    motions.run('a', 100, (share) => seen.push(`second ${share}`));
    ticker.pass(100);
    expect(seen).toEqual(['first 0', 'first 0.5', 'second 0', 'second 1']);
  });

  it('a motion stopped stays where it is', () => {
    const ticker = clock();
    const motions = createMotions(ticker);
    const seen: number[] = [];
    motions.run('a', 100, (share) => seen.push(share));
    motions.stop('a');
    ticker.pass(50);
    expect(seen).toEqual([0]);
  });

  it('ends at once if motion is off', () => {
    const ticker = clock();
    const motions = createMotions(ticker);
    const seen: (number | string)[] = [];
    motions.run('a', 100, (share) => seen.push(share));
    motions.enable(false);
    motions.run(
      'b',
      100,
      (share) => seen.push(share),
      () => seen.push('done'),
    );
    expect(seen).toEqual([0, 1, 1, 'done']);
  });

  it('eases and shakes within bounds', () => {
    expect([easeOut(0), easeOut(1), shaking(0)]).toEqual([0, 1, 0]);
    expect(Math.abs(shaking(1))).toBeLessThan(1e-9);
  });
});
