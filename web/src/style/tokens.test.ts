import { describe, expect, test } from 'vitest';
import tokens from './tokens.css?raw';
import { contrast } from './contrast';

/** The two shades of each colour, by day and by night. */
const shades = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', day = '', night = '']) => [name, [day, night]],
  ),
);

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
