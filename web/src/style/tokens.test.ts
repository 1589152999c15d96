import { describe, expect, test } from 'vitest';
import tokens from './tokens.css?raw';

/** The two shades of each colour, by day and by night. */
const shades = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', day = '', night = '']) => [name, [day, night]],
  ),
);

/** Relative luminance, as WCAG 2 has it. */
function luminance(code: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(code.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('contrast', () => {
  const TEXT = 4.5;
  const EDGE = 3;
  const rows: [front: string, grounds: string, least: number][] = [
    ['ink', 'sunken paper surface raised honey-soft good-soft bad-soft', TEXT],
    ['ink-soft', 'sunken paper surface raised honey-soft', TEXT],
    ['link', 'sunken paper surface raised honey-soft', TEXT],
    ['on-honey', 'honey honey-warm', TEXT],
    ['good', 'paper surface raised good-soft', TEXT],
    ['bad', 'paper surface raised bad-soft honey-soft', TEXT],
    ['edge', 'sunken paper surface raised', EDGE],
    ['honey-deep', 'sunken paper surface', EDGE],
    ['focus', 'sunken paper surface raised', EDGE],
  ];
  test.each(rows)('%s on %s is at least %d', (front, grounds, least) => {
    for (const ground of grounds.split(' ')) {
      for (const theme of [0, 1]) {
        const measured = contrast(shades.get(front)?.[theme] ?? '', shades.get(ground)?.[theme] ?? '');
        expect(measured, `${front} on ${ground}, ${theme === 0 ? 'day' : 'night'}`).toBeGreaterThanOrEqual(
          least,
        );
      }
    }
  });
});
