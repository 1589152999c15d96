import { expect, test } from 'vitest';
import { contrast } from './contrast';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});
