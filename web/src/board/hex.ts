/**
 * Cells of the plane, in axial coordinates as notation sees the board.
 *
 *        NW (0,-1)   NE (1,-1)
 *     W (-1,0)    .     E (1,0)
 *        SW (-1,1)   SE (0,1)
 */

import type { Hex } from './types';

/** The six neighbours clockwise, beginning in the east. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** A cell as the key of a map, and in the page as `data-cell`. */
export function cellKey(hex: Hex): string {
  return `${hex.q},${hex.r}`;
}

export function sameCell(one: Hex | undefined, other: Hex | undefined): boolean {
  return one === other || (!!one && !!other && one.q === other.q && one.r === other.r);
}

/** The neighbour in a direction of `DIRECTIONS`; any whole number is taken modulo six. */
export function neighbour(hex: Hex, direction: number): Hex {
  const step = DIRECTIONS[((direction % 6) + 6) % 6] ?? { q: 0, r: 0 };
  return { q: hex.q + step.q, r: hex.r + step.r };
}

export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map((_, direction) => neighbour(hex, direction));
}

/** The cell whose middle is nearest to fractional coordinates. */
export function rounded(q: number, r: number): Hex {
  const s = -q - r;
  let [wholeQ, wholeR] = [Math.round(q), Math.round(r)];
  const wholeS = Math.round(s);
  const [errorQ, errorR, errorS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  // The three must sum to zero: the coordinate that was rounded most follows from the other two.
  if (errorQ > errorR && errorQ > errorS) wholeQ = -wholeR - wholeS;
  else if (errorR > errorS) wholeR = -wholeQ - wholeS;
  // Zero is added lest a cell is at -0.
  return { q: wholeQ + 0, r: wholeR + 0 };
}
