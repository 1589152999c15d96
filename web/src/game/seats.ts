/**
 * Which sides are played from this screen, and which commands make sense for them.
 *
 * The server says which sides are mine; everything else follows from `mySides`.
 */

import { moverAt } from '../hive/hive';
import { otherColor } from '../hive/piece';
import type { Color, GameView } from '../wire';
import type { PlainCommand } from './page';

/** The part of a game that `mySides` needs. */
export type Seating = Pick<GameView, 'yours'>;

/** The sides that may be played from here, according to the server. None in a game that is only watched. */
export function mySides(game: Seating): readonly Color[] {
  return game.yours;
}

/** My side, if it is just one. */
export function mySide(game: Seating): Color | undefined {
  const [first, second] = mySides(game);
  return second ? undefined : first;
}

/** Whether both sides are played from here, by two people at one screen. */
export function isShared(game: Seating): boolean {
  return mySides(game).length === 2;
}

/** The side that resigns or offers a draw from here: at a shared screen, the one to move. */
export function actingSide(game: GameView): Color | undefined {
  return mySide(game) ?? (isShared(game) ? (game.turn?.color ?? 'white') : undefined);
}

/** Whether the game is in progress and played from here. */
export function isPlaying(game: GameView): boolean {
  return mySides(game).length > 0 && !game.ending;
}

/** Whether a side played from here is to move. */
export function isToMoveHere(game: GameView): boolean {
  return game.turn !== null && mySides(game).includes(game.turn.color);
}

/** Why nobody here can move now, as the key of a message; undefined if somebody can. The same as in `crates/view`. */
export function whyNoMove(game: GameView, isLive: boolean): string | undefined {
  if (game.imported) return 'refusal-imported';
  if (!game.turn) return 'illegal-game-over';
  if (!isLive) return 'refusal-looking-back';
  return isToMoveHere(game) ? undefined : 'refusal-not-your-turn';
}

/** The side that is drawn at the bottom: mine, or White if both or none are. */
export function nearSide(game: Seating): Color {
  return mySide(game) ?? 'white';
}

/** Whether a command makes sense from here. The server decides whether it is allowed. */
export function mayGive(game: GameView, command: PlainCommand): boolean {
  switch (command) {
    case 'ask_takeback':
      return mayTakeBack(game);
    case 'accept_draw':
    case 'decline_draw':
      return mayAnswer(game, game.draw_offer);
    case 'allow_takeback':
    case 'refuse_takeback':
      return mayAnswer(game, game.takeback_request);
    case 'move_now':
      return mayRequestMoveNow(game);
    default:
      return mySides(game).length > 0;
  }
}

/** Whether there is a move of mine that may be taken back. */
export function mayTakeBack(game: GameView): boolean {
  const { takebacks } = game.settings;
  if (takebacks === 'never' || (game.ending && takebacks === 'asked')) return false;
  // Without time left, a move that is given back is of no use.
  if (game.ending?.reason === 'time') return false;
  if (game.takeback_request) return false;
  const mine = mySides(game);
  return game.moves.some(({ mv }, ply) => mv !== 'pass' && mine.includes(moverAt(game, ply)));
}

/** Whether an engine is thinking that can be told to move now. */
export function mayRequestMoveNow({ turn, seats }: GameView): boolean {
  return turn !== null && seats[turn.color].type === 'engine';
}

/** Whether an offer made by `by` is to be answered from here. */
export function mayAnswer(game: GameView, by: Color | null): boolean {
  return by !== null && mySides(game).includes(otherColor(by));
}

/** Whether the game has hardly begun, so that it can be aborted instead of resigned. */
export function isFresh(game: GameView): boolean {
  return game.moves.length < 2;
}

/** Whether I have lost; nobody has at a shared screen. */
export function hasLost(game: GameView): boolean {
  const me = mySide(game);
  return me !== undefined && game.ending?.winner === otherColor(me);
}
