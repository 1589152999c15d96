/** Who plays, as messages want it. */

import { otherColor } from '../hive/piece';
import type { Color, EndingView, GameSummary, Seats } from '../wire';

/** A message and its arguments. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Who sits on that side. A person against an engine is the reader; two persons are told apart by their colours. */
export function player(seats: Seats, color: Color): Message {
  const seat = seats[color];
  if (seat.type === 'engine') return { key: 'player-engine', args: { level: seat.level } };
  if (seat.name) return { key: 'player-named', args: { name: seat.name } };
  const other = seats[otherColor(color)];
  return other.type === 'engine' ? { key: 'player-you' } : { key: 'player-side', args: { color } };
}

/** Which side the reader plays; none for a reader who plays both or looks on. */
function ownSide({ yours: [first, second] }: Standing): Color | undefined {
  return second ? undefined : first;
}

/** How a game stands, in a few words. */
export function standing(game: Standing): Message {
  const { ending, to_move: toMove } = game;
  const own = ownSide(game);
  if (ending) return ended(ending, own);
  if (!toMove) return { key: 'standing-opened' };
  if (!own) return { key: 'standing-to-move', args: { color: toMove } };
  return { key: toMove === own ? 'standing-your-turn' : 'standing-their-turn' };
}

export type Standing = Pick<GameSummary, 'yours' | 'ending' | 'to_move'>;

function ended({ reason, winner }: EndingView, own: Color | undefined): Message {
  if (!winner) return { key: reason === 'abort' ? 'standing-aborted' : 'standing-drawn', args: { reason } };
  if (own) return { key: winner === own ? 'standing-won' : 'standing-lost', args: { reason } };
  return { key: 'standing-winner', args: { color: winner, reason } };
}

/** How the reader fared, for a mark of a colour. */
export function fared(game: Standing): 'won' | 'lost' | 'even' {
  const { ending } = game;
  const own = ownSide(game);
  if (!ending?.winner || !own) return 'even';
  return ending.winner === own ? 'won' : 'lost';
}
