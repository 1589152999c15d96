/** A game in a few words: who plays, and how it stands. */

import { mySide, type Seating } from '../game/seats';
import { otherColor } from '../hive/piece';
import type { Color, EndingView, GameSummary, Seats } from '../wire';

/** A message and its arguments. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Who plays that side. The person against an engine is you; two people without names go by their colours. */
export function player(seats: Seats, color: Color): Message {
  const seat = seats[color];
  if (seat.type === 'engine') return { key: 'player-engine', args: { level: seat.level } };
  if (seat.name) return { key: 'player-named', args: { name: seat.name } };
  const other = seats[otherColor(color)];
  return other.type === 'engine' ? { key: 'player-you' } : { key: 'player-side', args: { color } };
}

/** How a game stands, in a few words. */
export function standing(game: Standing): Message {
  const { ending, to_move: toMove } = game;
  const own = mySide(game);
  if (ending) return ended(ending, own);
  if (!toMove) return { key: 'standing-opened' };
  if (!own) return { key: 'standing-to-move', args: { color: toMove } };
  return { key: toMove === own ? 'standing-your-turn' : 'standing-their-turn' };
}

/** What is needed of a game to say how it stands. */
export type Standing = Seating & Pick<GameSummary, 'ending' | 'to_move'>;

function ended({ reason, winner }: EndingView, own: Color | undefined): Message {
  if (!winner) return { key: reason === 'abort' ? 'standing-aborted' : 'standing-drawn', args: { reason } };
  if (own) return { key: winner === own ? 'standing-won' : 'standing-lost', args: { reason } };
  return { key: 'standing-winner', args: { color: winner, reason } };
}

/** How I fared, for the colour of a mark. */
export function fared(game: Standing): 'won' | 'lost' | 'even' {
  const [winner, own] = [game.ending?.winner, mySide(game)];
  if (!winner || !own) return 'even';
  return winner === own ? 'won' : 'lost';
}
