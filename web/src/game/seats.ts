/**
 * For which sides this screen acts: the server says which ones whoever sits here plays.
 */

import { moverAt } from '../hive/hive';
import { otherColor } from '../hive/piece';
import type { Color, GameView } from '../wire';

/** What tells who sits here. */
export type Seating = Pick<GameView, 'yours'>;

/** The sides that are played from here. None in a game that is only looked at. */
export function persons(game: Seating): Color[] {
  return game.yours;
}

/** Whether two persons share this screen. */
export function isShared(game: GameView): boolean {
  return persons(game).length === 2;
}

/** The side that gives up or offers a draw from here: of two persons the one who is to move. */
export function actor(game: GameView): Color | undefined {
  const [first, second] = persons(game);
  return second ? (game.turn?.color ?? first) : first;
}

/** Whether a person here is to move. */
export function isToMoveHere(game: GameView): boolean {
  return game.turn !== null && persons(game).includes(game.turn.color);
}

/** The side that is drawn at the bottom: the person's, or White if nobody or both sit there. */
export function nearSide(game: GameView): Color {
  const [first, second] = persons(game);
  return first && !second ? first : 'white';
}

/** Whose latest move a takeback here would take back, if it may be asked for. */
export function taker(game: GameView): Color | undefined {
  const { takebacks } = game.settings;
  if (takebacks === 'never' || (game.ending && takebacks === 'asked')) return undefined;
  // Who has no time left cannot use a move that is given back.
  if (game.ending?.reason === 'time') return undefined;
  if (game.takeback_request) return undefined;
  const here = persons(game);
  const index = game.moves.findLastIndex(({ mv }, ply) => mv !== 'pass' && here.includes(moverAt(game, ply)));
  return index < 0 ? undefined : moverAt(game, index);
}

/** For whom an engine that thinks is told to move at once: the person who waits for it, or itself if there is none. */
export function hurrier(game: GameView): Color | undefined {
  return game.turn && !isToMoveHere(game) ? (actor(game) ?? game.turn.color) : undefined;
}

/** Who here is to answer an offer of the other side's. */
export function asked(game: GameView, by: Color | null): Color | undefined {
  if (by === null) return undefined;
  const answerer = otherColor(by);
  return persons(game).includes(answerer) ? answerer : undefined;
}

/** Whether the game has hardly begun, so that it can be broken off instead of given up. */
export function isFresh(game: GameView): boolean {
  return game.moves.length < 2;
}

/** Whether the one person who plays here has lost. */
export function hasLost(game: GameView): boolean {
  const [me, other] = persons(game);
  const winner = game.ending?.winner;
  return me !== undefined && !other && winner === otherColor(me);
}
