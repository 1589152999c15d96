/** Pieces, their colours and their kinds. */

import type { Color } from '../wire';

export type { Color } from '../wire';

export const COLORS: readonly Color[] = ['white', 'black'];

/** A particular tile by its UHP name: `wQ`, `bA1`. */
export type Piece = string;

/** All kinds of insects, by their letters in UHP names. */
export const BUGS = ['Q', 'S', 'B', 'G', 'A', 'M', 'L', 'P'] as const;

export type Bug = (typeof BUGS)[number];

export function colorOf(piece: Piece): Color {
  return piece.startsWith('w') ? 'white' : 'black';
}

export function otherColor(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** The kind of a piece. */
export function bugOf(piece: Piece): Bug | undefined {
  return BUGS.find((bug) => bug === piece.charAt(1));
}
