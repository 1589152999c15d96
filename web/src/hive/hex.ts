/**
 * Cells of the plane, in axial coordinates: q grows to the east, r to the south-east.
 *
 * ```text
 *        NW (0,-1)   NE (1,-1)             \wQ  wQ/
 *     W (-1,0)    ·     E (1,0)          -wQ  wQ  wQ-
 *        SW (-1,1)   SE (0,1)              /wQ  wQ\
 * ```
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

export const ORIGIN: Hex = { q: 0, r: 0 };

/** The six steps to a neighbour, clockwise from the east, with the signs that notation writes beside a piece. */
export const DIRECTIONS = [
  { q: 1, r: 0, before: '', after: '-' },
  { q: 0, r: 1, before: '', after: '\\' },
  { q: -1, r: 1, before: '/', after: '' },
  { q: -1, r: 0, before: '-', after: '' },
  { q: 0, r: -1, before: '\\', after: '' },
  { q: 1, r: -1, before: '', after: '/' },
] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** The direction with that index; any whole number is taken modulo six. */
export function directionOf(index: number): Direction {
  return DIRECTIONS[((index % 6) + 6) % 6] ?? DIRECTIONS[0];
}

export function beside(hex: Hex, direction: Hex): Hex {
  return { q: hex.q + direction.q, r: hex.r + direction.r };
}

/** The six cells around one, in the order of `DIRECTIONS`. */
export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map((direction) => beside(hex, direction));
}

/** A cell as the key of a map, and in the page as `data-cell`. */
export function cellKey(hex: Hex): string {
  return `${hex.q},${hex.r}`;
}

export function sameCell(one: Hex | undefined, other: Hex | undefined): boolean {
  return one === other || (!!one && !!other && one.q === other.q && one.r === other.r);
}

/** The cell whose centre is nearest to fractional coordinates. */
export function nearestCell(q: number, r: number): Hex {
  const s = -q - r;
  let [wholeQ, wholeR] = [Math.round(q), Math.round(r)];
  const wholeS = Math.round(s);
  const [errorQ, errorR, errorS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  // The three must sum to zero: the coordinate with the largest error follows from the other two.
  if (errorQ > errorR && errorQ > errorS) wholeQ = -wholeR - wholeS;
  else if (errorR > errorS) wholeR = -wholeQ - wholeS;
  // Adding zero turns -0 into 0.
  return { q: wholeQ + 0, r: wholeR + 0 };
}
