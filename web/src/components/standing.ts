/** A game in a few words: who plays, and its state. */

import { mySide, type Seating } from '../game/seats';
import type { Color, EndingView, GameSummary } from '../wire';

/** A message and its arguments. */
export interface TextKey {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Who plays that side. People without a name are "you", or go by their colours if they share a screen. */
export function player(game: Seating & Pick<GameSummary, 'seats'>, color: Color): TextKey {
  const seat = game.seats[color];
  if (seat.type === 'engine') return { key: 'player-engine', args: { level: seat.level } };
  if (seat.name) return { key: 'player-named', args: { name: seat.name } };
  return mySide(game) === color ? { key: 'player-you' } : { key: 'player-side', args: { color } };
}

/** The state of a game, in a few words. */
export function standing(game: Standing): TextKey {
  const { ending, to_move: toMove } = game;
  const own = mySide(game);
  if (ending) return ended(ending, own);
  if (!toMove) return { key: 'standing-imported' };
  if (!own) return { key: 'standing-to-move', args: { color: toMove } };
  return { key: toMove === own ? 'standing-your-turn' : 'standing-their-turn' };
}

/** The part of a game that is needed to describe its state. */
export type Standing = Seating & Pick<GameSummary, 'ending' | 'to_move'>;

function ended({ reason, winner }: EndingView, own: Color | undefined): TextKey {
  if (!winner) return { key: reason === 'abort' ? 'standing-aborted' : 'standing-drawn', args: { reason } };
  if (own) return { key: winner === own ? 'standing-won' : 'standing-lost', args: { reason } };
  return { key: 'standing-winner', args: { color: winner, reason } };
}

/** My result, for the colour of a mark. */
export function fared(game: Standing): 'won' | 'lost' | 'even' {
  const [winner, own] = [game.ending?.winner, mySide(game)];
  if (!winner || !own) return 'even';
  return winner === own ? 'won' : 'lost';
}
