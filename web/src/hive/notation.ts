/**
 * Parses and prints MoveStrings. Legality is not known here.
 */

import { DIRECTIONS, directionOf, type Direction } from './hex';
import type { Piece } from './piece';

/** Where a piece goes: beside another one in a direction, or on top of it if there is no direction. */
export interface Spot {
  readonly anchor: Piece;
  readonly direction: Direction | undefined;
}

export type Move =
  { readonly type: 'pass' } | { readonly type: 'go'; readonly piece: Piece; readonly spot: Spot | undefined };

const PIECE = '[wb](?:Q|[SBGAMLP]\\d?)';
const MOVE = new RegExp(`^(${PIECE})(?: ([-/\\\\]?)(${PIECE})([-/\\\\]?))?$`);

/** Parses a MoveString; undefined if the text is not one. */
export function parseMove(text: string): Move | undefined {
  if (text === 'pass') return { type: 'pass' };
  const [whole, piece, before = '', anchor, after = ''] = MOVE.exec(text) ?? [];
  if (whole === undefined || piece === undefined || (before && after)) return undefined;
  if (anchor === undefined) return { type: 'go', piece, spot: undefined };
  const beside = before !== '' || after !== '';
  const direction = beside
    ? DIRECTIONS.find((way) => way.before === before && way.after === after)
    : undefined;
  return { type: 'go', piece, spot: { anchor, direction } };
}

export function printMove(move: Move): string {
  if (move.type === 'pass') return 'pass';
  if (!move.spot) return move.piece;
  const { anchor, direction } = move.spot;
  return `${move.piece} ${direction?.before ?? ''}${anchor}${direction?.after ?? ''}`;
}

/**
 * The same move as it looks on a board turned clockwise by this many sixths: right of a piece
 * becomes to the lower right of it.
 */
export function turned(text: string, sixths: number): string {
  const move = parseMove(text);
  if (!move || move.type === 'pass' || !move.spot?.direction) return text;
  const direction = directionOf(DIRECTIONS.indexOf(move.spot.direction) + sixths);
  return printMove({ ...move, spot: { ...move.spot, direction } });
}

/** Normalises a MoveString that a person typed: letter case and extra spaces do not matter. */
export function tidied(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (plain.toLowerCase() === 'pass') return 'pass';
  return plain.replace(/[wb][qsbgamlp]\d?/gi, (piece) => {
    const letters = piece.charAt(0).toLowerCase() + piece.charAt(1).toUpperCase();
    return letters + piece.slice(2);
  });
}

/** The move that a person typed as it looks on a board turned by this many sixths. */
export function meant(typed: string, sixths: number): string {
  return turned(tidied(typed), -sixths);
}
