/**
 * A player for tests who wants games to end: it crowds around the other Queen, after a while around both, and thinks
 * no further. Who wins does not matter to it.
 */

import { hiveAt } from '../src/hive/hive';
import type { Color, GameView, LegalMove } from '../src/wire';

/** For how many plies it plays to win. */
const PATIENCE = 16;

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
  // A piece that has just moved is left alone, so that the game does not go in circles.
  const restless = game.moves.slice(-4).some(({ mv }) => mv.startsWith(move.piece));
  // The insects that go far are the useful ones; a Queen that flees only makes the game longer.
  const useful = 'QSBGLMPA'.indexOf(move.piece.charAt(1)) / 4 - (move.piece === own && !placed ? 20 : 0);
  const patient = game.moves.length < PATIENCE;
  // Squares, so that it goes on where it is nearest to the end.
  const near = hive.crowdAround(other) ** 2 + hive.crowdAround(own) ** 2 * (patient ? -1 : 1);
  return 4 * near + useful + (placed ? 3 : 0) - (restless ? 4 : 0);
}
