/** What the user tries on the board, as far as it is known without any rule of the game. */

import type { Hex } from '../hive/hex';
import { hiveAt, type Line } from '../hive/hive';
import { colorOf, type Piece } from '../hive/piece';
import type { Phrase, TurnView } from '../wire';

/** The MoveString that brings a piece to a cell, legal or not, or why there is none. */
export function moveTo(line: Line, piece: Piece, to: Hex): string | Phrase {
  const { hive } = hiveAt(line, line.moves.length);
  const far = { key: hive.stacks().length > 0 ? 'refusal-far-from-hive' : 'refusal-first-cell' };
  return hive.moveTo(piece, to) ?? far;
}

/** Why a piece cannot be picked up. */
export function whyImmobile(turn: TurnView, piece: Piece): Phrase {
  const stuck = turn.stuck.find((view) => view.piece === piece);
  if (stuck) return stuck.why;
  const yours = !piece || colorOf(piece) === turn.color;
  return { key: yours ? 'refusal-no-target' : 'illegal-not-yours', args: { piece: { piece } } };
}
