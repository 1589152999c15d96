/** The move list. */

import { moverAt } from '../hive/hive';
import { turned } from '../hive/notation';
import type { Color, CommentView, GameView, LegalMove } from '../wire';
import { cleaned, decimal } from '../locale';

export interface Row {
  /** The ply after the move. */
  readonly ply: number;
  readonly color: Color;
  /** In standard notation, as seen on the turned board. */
  readonly text: string;
  readonly pass: boolean;
  /** Whether the position after it had occurred before. */
  readonly repeated: boolean;
  readonly spentMs: number;
  readonly comment: string | undefined;
}

export function rowsOf(game: GameView, sixths: number): Row[] {
  return game.moves.map(({ mv, spent_ms, occurrence }, index) => ({
    ply: index + 1,
    color: moverAt(game, index),
    text: turned(mv, sixths),
    pass: mv === 'pass',
    repeated: occurrence > 1,
    spentMs: spent_ms,
    comment: commentAt(game.comments, index + 1),
  }));
}

/** The comments of a record on a ply. */
export function commentAt(comments: readonly CommentView[], ply: number): string | undefined {
  const said = comments.filter((comment) => comment.ply === ply).map(({ text }) => cleaned(text));
  return said.length > 0 ? said.join(' ') : undefined;
}

/** Time spent, in short: `0.4`, `12` or `1:05`. */
export function spentText(ms: number): string {
  if (ms < 10_000) return decimal(ms / 1000, 1);
  const seconds = Math.round(ms / 1000);
  return seconds < 60
    ? String(seconds)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Legal moves, grouped by piece. */
export function byPiece(legal: readonly LegalMove[]): Map<string, LegalMove[]> {
  const all = new Map<string, LegalMove[]>();
  for (const move of legal) {
    const known = all.get(move.piece);
    if (known) known.push(move);
    else all.set(move.piece, [move]);
  }
  return all;
}
