import { describe, expect, test } from 'vitest';
import type { Color, EndingReason, EndingView, SeatView } from '../wire';
import { fared, player, standing, type TextKey, type Standing } from './standing';

const person: SeatView = { type: 'person' };
const mary: SeatView = { type: 'person', name: 'Mary' };
const engine: SeatView = { type: 'engine', level: 4 };

function ending(reason: EndingReason, winner: Color | null): EndingView {
  return { reason, winner, surrounded: [] };
}

describe('who plays', () => {
  const rows: [white: SeatView, black: SeatView, names: [TextKey, TextKey], own: Color | undefined][] = [
    [person, engine, [{ key: 'player-you' }, { key: 'player-engine', args: { level: 4 } }], 'white'],
    [engine, person, [{ key: 'player-engine', args: { level: 4 } }, { key: 'player-you' }], 'black'],
    [
      person,
      person,
      [
        { key: 'player-side', args: { color: 'white' } },
        { key: 'player-side', args: { color: 'black' } },
      ],
      undefined,
    ],
    [
      mary,
      person,
      [
        { key: 'player-named', args: { name: 'Mary' } },
        { key: 'player-side', args: { color: 'black' } },
      ],
      undefined,
    ],
    [
      engine,
      engine,
      [
        { key: 'player-engine', args: { level: 4 } },
        { key: 'player-engine', args: { level: 4 } },
      ],
      undefined,
    ],
  ];
  test.each(rows)('%j, %j', (white, black, names, own) => {
    const game = { seats: { white, black }, yours: own ? [own] : [] };
    expect([player(game, 'white'), player(game, 'black')]).toEqual(names);
  });
});

describe('how a game stands', () => {
  const mine: Color[] = ['black'];
  const ours: Color[] = ['white', 'black'];
  const rows: [game: Standing, message: TextKey, fared: ReturnType<typeof fared>][] = [
    [{ yours: mine, ending: null, to_move: 'black' }, { key: 'standing-your-turn' }, 'even'],
    [{ yours: mine, ending: null, to_move: 'white' }, { key: 'standing-their-turn' }, 'even'],
    [
      { yours: ours, ending: null, to_move: 'white' },
      { key: 'standing-to-move', args: { color: 'white' } },
      'even',
    ],
    [
      { yours: [], ending: null, to_move: 'black' },
      { key: 'standing-to-move', args: { color: 'black' } },
      'even',
    ],
    [{ yours: [], ending: null, to_move: null }, { key: 'standing-imported' }, 'even'],
    [
      { yours: mine, ending: ending('surrounded', 'black'), to_move: null },
      { key: 'standing-won', args: { reason: 'surrounded' } },
      'won',
    ],
    [
      { yours: mine, ending: ending('time', 'white'), to_move: null },
      { key: 'standing-lost', args: { reason: 'time' } },
      'lost',
    ],
    [
      { yours: ours, ending: ending('resignation', 'white'), to_move: null },
      { key: 'standing-winner', args: { color: 'white', reason: 'resignation' } },
      'even',
    ],
    [
      { yours: [], ending: ending('adjudication', 'white'), to_move: null },
      { key: 'standing-winner', args: { color: 'white', reason: 'adjudication' } },
      'even',
    ],
    [
      { yours: mine, ending: ending('repetition', null), to_move: null },
      { key: 'standing-drawn', args: { reason: 'repetition' } },
      'even',
    ],
    [
      { yours: mine, ending: ending('abort', null), to_move: null },
      { key: 'standing-aborted', args: { reason: 'abort' } },
      'even',
    ],
  ];
  test.each(rows)('%j: %j', (game, message, how) => {
    expect(standing(game)).toEqual(message);
    expect(fared(game)).toBe(how);
  });
});
