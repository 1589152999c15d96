import { describe, expect, it } from 'vitest';
import css from './board.css?raw';
import { contrast } from '../style/contrast';

/** The two shades of a custom property, by day and by night. */
function shades(name: string): [string, string] {
  const [, day = '', night = ''] =
    new RegExp(`--board-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css) ?? [];
  return [day, night];
}

describe('colours of marks', () => {
  const rows = [
    ...['goal', 'throw', 'last', 'picked', 'reason', 'cut-off', 'hint', 'surrounded', 'cursor'].flatMap(
      (mark) => [
        { mark, on: 'ground', least: 3 },
        { mark, on: 'ground-edge', least: 3 },
      ],
    ),
    ...['reason', 'cut-off', 'hint', 'goal'].map((mark) => ({ mark, on: 'goal-rim', least: 3 })),
    { mark: 'badge', on: 'badge-ink', least: 4.5 },
    { mark: 'cursor', on: 'cursor-rim', least: 3 },
  ];

  it.each(rows)('$mark on $on', ({ mark, on, least }) => {
    const [inks, grounds] = [shades(mark), shades(on)];
    expect(contrast(inks[0], grounds[0])).toBeGreaterThanOrEqual(least);
    expect(contrast(inks[1], grounds[1])).toBeGreaterThanOrEqual(least);
  });
});
