/**
 * A player for tests who wants games to end: it crowds around the other Queen, and thinks no further.
 */

import { DIRECTIONS, beside } from '../src/hive/hex';
import { hiveAt, type Hive } from '../src/hive/hive';
import type { Color, GameView, LegalMove } from '../src/wire';

/** The move that looks best at once; undefined if there is none. */
export function choose(game: GameView): LegalMove | undefined {
  const { turn } = game;
  if (!turn) return undefined;
  const rated = turn.legal.map((move) => ({ move, worth: worth(game, turn.color, move) }));
  return rated.reduce<(typeof rated)[number] | undefined>(
    (best, one) => (best && best.worth >= one.worth ? best : one),
    undefined,
  )?.move;
}

function worth(game: GameView, mover: Color, move: LegalMove): number {
  const { hive } = hiveAt(game, game.moves.length);
  const placed = hive.where(move.piece) === undefined;
  hive.play(move.mv);
  const [own, other] = mover === 'white' ? ['wQ', 'bQ'] : ['bQ', 'wQ'];
  // The insects that go far are the useful ones; what has just moved is left alone, lest the game goes in circles.
  const far = 'SBGLMPA'.indexOf(move.piece.charAt(1));
  const restless = game.moves.slice(-4).some(({ mv }) => mv.startsWith(move.piece));
  return (
    10 * crowd(hive, other) -
    7 * crowd(hive, own) +
    (placed ? 3 : 0) +
    (move.piece === own ? 2 : far / 4) -
    (restless ? 4 : 0)
  );
}

function crowd(hive: Hive, queen: string): number {
  const hex = hive.where(queen);
  return hex ? DIRECTIONS.filter((way) => hive.topAt(beside(hex, way)) !== undefined).length : 0;
}
