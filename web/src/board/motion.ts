/** Animations. One loop steps them all, and each can be redirected on its way. */

/** A source of time; tests have their own. */
export interface Ticker {
  now(): number;
  /** Calls back before the next frame. */
  request(callback: () => void): number;
  cancel(request: number): void;
}

/** Draws one moment of a motion. `share` is the fraction done, from 0 to 1. */
export type DrawShare = (share: number) => void;

interface Motion {
  readonly begun: number;
  readonly lasts: number;
  readonly step: DrawShare;
  readonly done: () => void;
}

export interface Motions {
  /** Starts a motion; a running one with the same name stops where it is. */
  run(name: string, lasts: number, step: DrawShare, done?: () => void): void;
  /** Stops a motion where it is. */
  stop(name: string): void;
  runs(name: string): boolean;
  /** Whether things move at all. If not, running motions jump to their end. */
  enable(enabled: boolean): void;
  destroy(): void;
}

export function createMotions(ticker: Ticker): Motions {
  const motions = new Map<string, Motion>();
  let enabled = true;
  let request: number | undefined;

  function end(name: string, motion: Motion): void {
    motions.delete(name);
    motion.step(1);
    motion.done();
  }

  function frame(): void {
    request = undefined;
    const now = ticker.now();
    for (const [name, motion] of [...motions]) {
      // A step may have ended or replaced another motion.
      if (motions.get(name) !== motion) continue;
      const share = (now - motion.begun) / motion.lasts;
      if (share >= 1) end(name, motion);
      else motion.step(Math.max(share, 0));
    }
    demand();
  }

  function demand(): void {
    if (motions.size > 0) request ??= ticker.request(frame);
  }

  return {
    run(name, lasts, step, done = () => undefined) {
      const motion = { begun: ticker.now(), lasts, step, done };
      if (!enabled || lasts <= 0) return end(name, motion);
      motions.set(name, motion);
      step(0);
      demand();
    },
    stop(name) {
      motions.delete(name);
    },
    runs: (name) => motions.has(name),
    enable(on) {
      enabled = on;
      if (!on) for (const [name, motion] of [...motions]) end(name, motion);
    },
    destroy() {
      motions.clear();
      if (request !== undefined) ticker.cancel(request);
    },
  };
}

/** Fast at first, then slower, like a hand that puts something down. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Back and forth with a decreasing swing, from -1 to 1. */
export function shaking(share: number): number {
  return Math.sin(share * Math.PI * 6) * (1 - share);
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The browser's time. */
export const browserTicker: Ticker = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (request) => {
    cancelAnimationFrame(request);
  },
};
