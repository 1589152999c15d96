/**
 * Cells of the plane, in the axial coordinates of the wire.
 *
 * ```text
 *     NW  NE          \wQ  wQ/
 *   W   ·   E       -wQ  wQ  wQ-
 *     SW  SE          /wQ  wQ\
 * ```
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

export const ORIGIN: Hex = { q: 0, r: 0 };

/** The six ways to a neighbour, clockwise from the east. */
export const DIRECTIONS = [
  { q: 1, r: 0, before: '', after: '-' },
  { q: 0, r: 1, before: '', after: '\\' },
  { q: -1, r: 1, before: '/', after: '' },
  { q: -1, r: 0, before: '-', after: '' },
  { q: 0, r: -1, before: '\\', after: '' },
  { q: 1, r: -1, before: '', after: '/' },
] as const;

export type Direction = (typeof DIRECTIONS)[number];

export function beside(hex: Hex, way: Hex): Hex {
  return { q: hex.q + way.q, r: hex.r + way.r };
}

/** A cell as the key of a map. */
export function keyOf(hex: Hex): string {
  return `${hex.q},${hex.r}`;
}

export function sameCell(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}
