import { expect, test } from 'vitest';
import { boxAround, OPENING, placed } from './opening';

test('every move of the opening puts its tile on the table', () => {
  const pieces = OPENING.map((mv) => mv.split(' ')[0]).toSorted();
  const tiles = placed(OPENING);
  expect(tiles.map(({ piece }) => piece).toSorted()).toEqual(pieces);
  expect(new Set(tiles.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(OPENING.length);
});

test('tiles further down come later, so that they cover the edges of those above', () => {
  const ys = placed(OPENING).map(({ y }) => y);
  expect(ys).toEqual(ys.toSorted((a, b) => a - b));
});

test('the box holds all tiles and a margin', () => {
  expect(boxAround(placed(['wL', 'bL wL-']), 10)).toBe('-60 -60 207 120');
});
