import { describe, expect, test } from 'vitest';
import type { Color, EndingReason, EndingView, Seat } from '../wire';
import { fared, ownSide, player, standing, type Message, type Standing } from './seats';

const person: Seat = { type: 'person' };
const mary: Seat = { type: 'person', name: 'Mary' };
const engine: Seat = { type: 'engine', level: 4 };

function ending(reason: EndingReason, winner: Color | null): EndingView {
  return { reason, winner, surrounded: [] };
}

describe('who plays', () => {
  const rows: [white: Seat, black: Seat, names: [Message, Message], own: Color | undefined][] = [
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
    const seats = { white, black };
    expect([player(seats, 'white'), player(seats, 'black')]).toEqual(names);
    expect(ownSide(seats)).toBe(own);
  });
});

describe('how a game stands', () => {
  const mine = { white: engine, black: person };
  const ours = { white: person, black: person };
  const rows: [game: Standing, message: Message, fared: ReturnType<typeof fared>][] = [
    [{ seats: mine, ending: null, to_move: 'black', opened: false }, { key: 'standing-your-turn' }, 'even'],
    [{ seats: mine, ending: null, to_move: 'white', opened: false }, { key: 'standing-their-turn' }, 'even'],
    [
      { seats: ours, ending: null, to_move: 'white', opened: false },
      { key: 'standing-to-move', args: { color: 'white' } },
      'even',
    ],
    [
      { seats: ours, ending: null, to_move: 'black', opened: true },
      { key: 'standing-to-move', args: { color: 'black' } },
      'even',
    ],
    [{ seats: ours, ending: null, to_move: null, opened: true }, { key: 'standing-opened' }, 'even'],
    [
      { seats: mine, ending: ending('surrounded', 'black'), to_move: null, opened: false },
      { key: 'standing-won', args: { reason: 'surrounded' } },
      'won',
    ],
    [
      { seats: mine, ending: ending('time', 'white'), to_move: null, opened: false },
      { key: 'standing-lost', args: { reason: 'time' } },
      'lost',
    ],
    [
      { seats: ours, ending: ending('resignation', 'white'), to_move: null, opened: false },
      { key: 'standing-winner', args: { color: 'white', reason: 'resignation' } },
      'even',
    ],
    [
      { seats: mine, ending: ending('adjudication', 'white'), to_move: null, opened: true },
      { key: 'standing-winner', args: { color: 'white', reason: 'adjudication' } },
      'even',
    ],
    [
      { seats: mine, ending: ending('repetition', null), to_move: null, opened: false },
      { key: 'standing-drawn', args: { reason: 'repetition' } },
      'even',
    ],
    [
      { seats: mine, ending: ending('abort', null), to_move: null, opened: false },
      { key: 'standing-aborted', args: { reason: 'abort' } },
      'even',
    ],
  ];
  test.each(rows)('%j: %j', (game, message, how) => {
    expect(standing(game)).toEqual(message);
    expect(fared(game)).toBe(how);
  });
});
