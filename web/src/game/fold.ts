/**
 * Folds events into a game. The result is what the server would send as a whole.
 */

import { otherColor } from '../hive/piece';
import type { EventView, FromServer, GameView } from '../wire';

export type EventsMessage = Extract<FromServer, { type: 'events' }>;

export function fold(game: GameView, message: EventsMessage): GameView {
  const after = message.events.reduce(absorb, game);
  return { ...after, version: message.version, clock: message.clock, turn: message.turn };
}

function absorb(game: GameView, event: EventView): GameView {
  switch (event.type) {
    case 'played': {
      const { mv, by_itself, throwers, spent_ms, occurrence, by } = event;
      // Playing on declines the opponent's offer; one's own stands until it is answered. A forced pass does not count.
      const isDeclined = game.draw_offer === otherColor(by) && mv !== 'pass';
      const draw_offer = isDeclined ? null : game.draw_offer;
      const moves = [...game.moves, { mv, by_itself, throwers, spent_ms, occurrence }];
      return { ...game, moves, draw_offer, takeback_request: null };
    }
    case 'taken_back': {
      const moves = game.moves.slice(0, Math.max(game.moves.length - event.plies, 0));
      return { ...game, moves, draw_offer: null, takeback_request: null, ending: null };
    }
    case 'draw_offered':
      return { ...game, draw_offer: event.by };
    case 'draw_declined':
      return { ...game, draw_offer: null };
    case 'takeback_asked':
      return { ...game, takeback_request: event.by };
    case 'takeback_refused':
      return { ...game, takeback_request: null };
    case 'ended':
      return { ...game, ending: event.ending, draw_offer: null, takeback_request: null };
    default:
      // `resumed` changes only the clocks, which come with the message; a newer server may send other events.
      return game;
  }
}
