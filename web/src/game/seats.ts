/**
 * Which sides are played from this screen, and for which of them a command is given.
 *
 * Everything here and elsewhere follows from `mySides`.
 */

import { moverAt } from '../hive/hive';
import { otherColor } from '../hive/piece';
import type { Color, GameView } from '../wire';

/** What `mySides` needs to know of a game. */
export type Seating = Pick<GameView, 'yours'>;

/** The sides that may be played from here, as the server says. None in a game that is only looked at. */
export function mySides(game: Seating): readonly Color[] {
  return game.yours;
}

/** My side, if it is one and not both. */
export function mySide(game: Seating): Color | undefined {
  const [first, second] = mySides(game);
  return second ? undefined : first;
}

/** Whether both sides are played from here, by two people at one screen. */
export function isShared(game: Seating): boolean {
  return mySides(game).length === 2;
}

/** The side that resigns or offers a draw from here: at a shared screen the one to move. */
export function actingSide(game: GameView): Color | undefined {
  return mySide(game) ?? (isShared(game) ? (game.turn?.color ?? 'white') : undefined);
}

/** Whether it is a side played from here that is to move. */
export function isToMoveHere(game: GameView): boolean {
  return game.turn !== null && mySides(game).includes(game.turn.color);
}

/** The side that is drawn at the bottom: mine, or White if both or none are. */
export function nearSide(game: Seating): Color {
  return mySide(game) ?? 'white';
}

/** The side whose latest move a takeback would take back, if it may be asked for. */
export function takebackSide(game: GameView): Color | undefined {
  const { takebacks } = game.settings;
  if (takebacks === 'never' || (game.ending && takebacks === 'asked')) return undefined;
  // Without time left, a move that is given back cannot be used.
  if (game.ending?.reason === 'time') return undefined;
  if (game.takeback_request) return undefined;
  const mine = mySides(game);
  const index = game.moves.findLastIndex(({ mv }, ply) => mv !== 'pass' && mine.includes(moverAt(game, ply)));
  return index < 0 ? undefined : moverAt(game, index);
}

/** The side that tells a thinking engine to move at once: mine, or the engine's own if I only watch. */
export function hurrySide(game: GameView): Color | undefined {
  return game.turn && !isToMoveHere(game) ? (actingSide(game) ?? game.turn.color) : undefined;
}

/** The side that answers an offer made by `by`, if it is played from here. */
export function answeringSide(game: GameView, by: Color | null): Color | undefined {
  if (by === null) return undefined;
  const answerer = otherColor(by);
  return mySides(game).includes(answerer) ? answerer : undefined;
}

/** Whether the game has hardly begun, so that it is aborted and not resigned. */
export function isFresh(game: GameView): boolean {
  return game.moves.length < 2;
}

/** Whether I have lost; nobody has at a shared screen. */
export function hasLost(game: GameView): boolean {
  const me = mySide(game);
  return me !== undefined && game.ending?.winner === otherColor(me);
}
