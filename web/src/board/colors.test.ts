import { describe, expect, it } from 'vitest';
import css from './board.css?raw';

/** The two shades of a custom property, by day and by night. */
function shades(name: string): [string, string] {
  const [, day = '', night = ''] =
    new RegExp(`--board-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css) ?? [];
  return [day, night];
}

/** As WCAG defines it. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
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
