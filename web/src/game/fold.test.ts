import { describe, expect, test } from 'vitest';
import type { EndingView, EventView, GameView } from '../wire';
import { example, move, played } from './fixture';
import { fold, type EventsMessage } from './fold';

function folded(before: GameView, ...list: EventView[]): GameView {
  const version = before.version + list.length;
  const message: EventsMessage = {
    type: 'events',
    game: 'g',
    version,
    events: list,
    clock: null,
    turn: before.turn,
  };
  return fold(before, message);
}

describe('events are folded into the game', () => {
  const ending: EndingView = { reason: 'resignation', winner: 'black', surrounded: [] };
  const two = example(['wS1', 'bS1 wS1-']);
  const rows: [string, GameView, EventView[], Partial<GameView>][] = [
    ['nothing', two, [], {}],
    ['a move', two, [played('white', 'wQ -wS1')], { moves: [...two.moves, move('wQ -wS1')] }],
    [
      'a throw keeps who threw',
      two,
      [played('white', 'wS1 bS1-', ['wP'])],
      { moves: [...two.moves, move('wS1 bS1-', ['wP'])] },
    ],
    [
      'a position that comes back',
      two,
      [played('white', 'wQ -wS1', [], 2)],
      { moves: [...two.moves, move('wQ -wS1', [], 2)] },
    ],
    ['taken back', two, [{ type: 'taken_back', plies: 2 }], { moves: [] }],
    ['taken back more than there is', two, [{ type: 'taken_back', plies: 9 }], { moves: [] }],
    ['a draw is offered', two, [{ type: 'draw_offered', by: 'black' }], { draw_offer: 'black' }],
    ['and declined', { ...two, draw_offer: 'black' }, [{ type: 'draw_declined' }], { draw_offer: null }],
    [
      'playing on declines the other’s offer',
      { ...two, draw_offer: 'black' },
      [played('white', 'wQ -wS1')],
      { moves: [...two.moves, move('wQ -wS1')], draw_offer: null },
    ],
    [
      'but not one’s own',
      { ...two, draw_offer: 'white' },
      [played('white', 'wQ -wS1')],
      { moves: [...two.moves, move('wQ -wS1')], draw_offer: 'white' },
    ],
    [
      'nor does a forced pass',
      { ...two, draw_offer: 'black' },
      [played('white', 'pass')],
      { moves: [...two.moves, move('pass')], draw_offer: 'black' },
    ],
    [
      'a takeback is asked for',
      two,
      [{ type: 'takeback_asked', by: 'white' }],
      { takeback_request: 'white' },
    ],
    [
      'and refused',
      { ...two, takeback_request: 'white' },
      [{ type: 'takeback_refused' }],
      { takeback_request: null },
    ],
    ['the end', { ...two, draw_offer: 'white' }, [{ type: 'ended', ending }], { ending, draw_offer: null }],
    [
      'is taken back too',
      { ...two, ending },
      [{ type: 'taken_back', plies: 1 }],
      { ending: null, moves: [move('wS1')] },
    ],
    ['the clocks go on', two, [{ type: 'resumed' }], {}],
    ['what nobody knows', two, [{ type: 'weather' } as unknown as EventView], {}],
  ];
  test.each(rows)('%s', (_, before, list, changes) => {
    expect(folded(before, ...list)).toEqual({ ...before, version: before.version + list.length, ...changes });
  });
});
