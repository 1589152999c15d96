import { describe, expect, test } from 'vitest';
import type { NewGame } from '../../wire';
import { FIRST, gameType, newGame, parseChoices, takebacksOf, type Choices, type Expansion } from './choices';

describe('game types', () => {
  const rows: [chosen: Expansion[], name: string][] = [
    [[], 'Base'],
    [['M'], 'Base+M'],
    [['L'], 'Base+L'],
    [['P'], 'Base+P'],
    [['L', 'M'], 'Base+ML'],
    [['P', 'M'], 'Base+MP'],
    [['P', 'L'], 'Base+LP'],
    [['P', 'L', 'M'], 'Base+MLP'],
  ];
  test.each(rows)('%j: %s', (chosen, name) => {
    expect(gameType(chosen)).toBe(name);
  });
});

describe('the game that comes of choices', () => {
  const FIRST_GAME: NewGame = {
    settings: { game_type: 'Base+MLP', opening: 'tournament', time: null, takebacks: 'free' },
    seats: { white: { type: 'person' }, black: { type: 'engine', level: 3 } },
  };
  const rows: [name: string, choices: Partial<Choices>, chance: number, game: NewGame][] = [
    ['a newcomer', {}, 0, FIRST_GAME],
    [
      'with the black pieces',
      { side: 'black', level: 7 },
      0,
      { ...FIRST_GAME, seats: { white: { type: 'engine', level: 7 }, black: { type: 'person' } } },
    ],
    ['chance says White', { side: 'random' }, 0.49, FIRST_GAME],
    [
      'chance says Black',
      { side: 'random' },
      0.5,
      { ...FIRST_GAME, seats: { white: { type: 'engine', level: 3 }, black: { type: 'person' } } },
    ],
    [
      'two at one screen, with clocks',
      {
        opponent: 'person',
        takebacks: 'asked',
        clock: true,
        minutes: 5,
        increment: 3,
        expansions: [],
        opening: 'printed',
      },
      0,
      {
        settings: {
          game_type: 'Base',
          opening: 'printed',
          time: { initial_ms: 300_000, increment_ms: 3_000 },
          takebacks: 'asked',
        },
        seats: { white: { type: 'person' }, black: { type: 'person' } },
      },
    ],
    [
      'looking on',
      { opponent: 'watch', level: 2, blackLevel: 9 },
      0,
      {
        settings: { ...FIRST_GAME.settings, takebacks: 'never' },
        seats: { white: { type: 'engine', level: 2 }, black: { type: 'engine', level: 9 } },
      },
    ],
  ];
  test.each(rows)('%s', (_name, choices, chance, game) => {
    expect(newGame({ ...FIRST, ...choices }, chance)).toEqual(game);
  });
});

describe('takebacks', () => {
  const rows: [Pick<Choices, 'opponent' | 'takebacks'>, Choices['takebacks']][] = [
    [{ opponent: 'engine', takebacks: 'free' }, 'free'],
    [{ opponent: 'engine', takebacks: 'asked' }, 'free'],
    [{ opponent: 'engine', takebacks: 'never' }, 'never'],
    [{ opponent: 'person', takebacks: 'asked' }, 'asked'],
    [{ opponent: 'watch', takebacks: 'free' }, 'never'],
  ];
  test.each(rows)('%j: %s', (choices, takebacks) => {
    expect(takebacksOf({ ...FIRST, ...choices })).toBe(takebacks);
  });
});

describe('choices that were kept', () => {
  const rows: [text: string | null, changed: Partial<Choices>][] = [
    [null, {}],
    ['{', {}],
    ['{"level":10,"side":"black"}', { level: 10, side: 'black' }],
    ['{"level":11}', {}],
    ['{"expansions":[]}', { expansions: [] }],
    ['{"expansions":["M","P"]}', { expansions: ['M', 'P'] }],
    ['{"expansions":["X"]}', {}],
    ['{"expansions":["M","M"]}', {}],
    ['{"minutes":6,"increment":15}', { increment: 15 }],
    ['{"takebacks":"always"}', {}],
  ];
  test.each(rows)('%s', (text, changed) => {
    expect(parseChoices(text)).toEqual({ ...FIRST, ...changed });
  });
});
