import { describe, expect, test } from 'vitest';
import { centre, type Plane } from '../board/plane';
import { beside, DIRECTIONS } from '../hive/hex';
import { hiveAt } from '../hive/hive';
import { printMove } from '../hive/notation';
import type { EventView, ScoreView } from '../wire';
import { clockText, timeLeft } from './clock';
import { events, example, move, played, SHARED, THOUGHT, turn } from './fixture';
import { fold, type EventsMessage } from './fold';
import { rowsOf, spentText } from './moves';
import {
  clockWords,
  cursorWords,
  endingWords,
  moveWords,
  neighbourWords,
  spoken,
  stackWords,
  targetWords,
  thoughtWords,
} from './speech';

const UPRIGHT: Plane = { orientation: 'pointy', rotation: 0 };

describe('moves in words', () => {
  const rows: [string, Plane['orientation'], number, string][] = [
    ['wS1', 'pointy', 0, 'white Spider 1 as the first piece'],
    ['bA1 wQ-', 'pointy', 0, 'black Ant 1 to the right of white Queen'],
    ['bA1 wQ-', 'pointy', 3, 'black Ant 1 to the left of white Queen'],
    ['bA1 \\wM', 'pointy', 0, 'black Ant 1 to the upper left of white Mosquito'],
    ['wB2 bG3', 'pointy', 1, 'white Beetle 2 on top of black Grasshopper 3'],
    ['bA1 wQ-', 'flat', 0, 'black Ant 1 to the lower right of white Queen'],
    ['bA1 wQ\\', 'flat', 0, 'black Ant 1 straight below white Queen'],
    ['bA1 /wQ', 'flat', 0, 'black Ant 1 to the lower left of white Queen'],
    ['bA1 -wQ', 'flat', 0, 'black Ant 1 to the upper left of white Queen'],
    ['bA1 \\wQ', 'flat', 0, 'black Ant 1 straight above white Queen'],
    ['bA1 wQ/', 'flat', 0, 'black Ant 1 to the upper right of white Queen'],
    ['bA1 wQ-', 'flat', 1, 'black Ant 1 straight below white Queen'],
    ['wB2 bG3', 'flat', 0, 'white Beetle 2 on top of black Grasshopper 3'],
    ['pass', 'pointy', 0, 'pass'],
    ['what', 'pointy', 0, 'what'],
  ];
  test.each(rows)('%s, %s and turned by %i', (mv, orientation, rotation, expected) => {
    expect(moveWords(mv, { orientation, rotation })).toBe(expected);
  });

  test('a direction is named by where the cell is drawn', () => {
    // Degrees clockwise from the right, of what the words say.
    const SAID = {
      'to the right': 0,
      'to the lower right': 45,
      'straight below': 90,
      'to the lower left': 135,
      'to the left': 180,
      'to the upper left': 225,
      'straight above': 270,
      'to the upper right': 315,
    };
    for (const orientation of ['pointy', 'flat'] as const) {
      for (const [index, way] of DIRECTIONS.entries()) {
        const plane = { orientation, rotation: index };
        const said = moveWords(
          printMove({ type: 'go', piece: 'bA1', spot: { anchor: 'wQ', direction: way } }),
          plane,
        );
        const { x, y } = centre(plane, beside({ q: 0, r: 0 }, way));
        const drawn = (Math.atan2(y, x) * 180) / Math.PI;
        const [, degrees = NaN] = Object.entries(SAID).find(([words]) => said.includes(words)) ?? [];
        expect(Math.abs(((drawn - degrees + 540) % 360) - 180)).toBeLessThan(20);
      }
    }
  });
});

describe('what happened in words', () => {
  const before = example(['wS1', 'bS1 wS1-']);
  const ending = { reason: 'surrounded', winner: 'white', surrounded: ['bQ'] } as const;
  const rows: [string, Partial<typeof before>, EventView[], string][] = [
    [
      'own move',
      {},
      [played('white', 'wQ -wS1')],
      'White plays white Queen to the left of white Spider 1. Black to move.',
    ],
    [
      'a throw',
      {},
      [played('white', 'bS1 -wS1', ['wP'])],
      'White plays black Spider 1 to the left of white Spider 1. Thrown by white Pillbug. Black to move.',
    ],
    [
      'a forced pass',
      {},
      [played('white', 'wQ -wS1'), played('black', 'pass')],
      'White plays white Queen to the left of white Spider 1. Black cannot move and passes. Your turn.',
    ],
    ['taken back', {}, [{ type: 'taken_back', plies: 2 }], '2 moves are taken back. Your turn.'],
    ['two persons', SHARED, [{ type: 'taken_back', plies: 1 }], 'One move is taken back. Black to move.'],
    ['an offer', {}, [{ type: 'draw_offered', by: 'black' }], 'Black offers a draw.'],
    [
      'the end',
      {},
      [{ type: 'ended', ending: { ...ending, surrounded: ['bQ'] } }],
      'You win! The black Queen is surrounded.',
    ],
  ];
  test.each(rows)('%s', (_, changes, list, expected) => {
    const game = { ...before, ...changes };
    const plies = list.reduce(
      (sum, event) => sum + (event.type === 'played' ? 1 : event.type === 'taken_back' ? -event.plies : 0),
      2,
    );
    const message = events(9, list, turn(plies % 2 === 0 ? 'white' : 'black')) as EventsMessage;
    const after = fold(game, message);
    expect(spoken({ type: 'events', events: list, game: after }, UPRIGHT)).toBe(expected);
  });

  test.each([
    ['surrounded', 'black', 'You lose. Your Queen is surrounded.'],
    ['both_surrounded', null, 'A draw. Both Queens are surrounded.'],
    ['time', 'white', 'You win! Black has run out of time.'],
    ['abort', null, 'Broken off. The game had hardly begun.'],
  ] as const)('the end by %s', (reason, winner, expected) => {
    expect(endingWords({ reason, winner, surrounded: [] }, before)).toBe(expected);
  });
});

describe('what an engine thinks in words', () => {
  const rows: [ScoreView, string][] = [
    [{ type: 'open', hundredths: -35 }, 'Score −0.35.'],
    [{ type: 'open', hundredths: 0 }, 'Score +0.00.'],
    [{ type: 'open', hundredths: 1234 }, 'Score +12.34.'],
    [{ type: 'win', plies: 1 }, 'It sees a win in one move.'],
    [{ type: 'win', plies: 5 }, 'It sees a win in 3 moves.'],
    [{ type: 'loss', plies: 2 }, 'It sees a loss in one move.'],
    [{ type: 'loss', plies: 4 }, 'It sees a loss in 2 moves.'],
  ];
  test.each(rows)('%o', (score, expected) => {
    const expects = 'It expects bQ bS1-, wA1 /wQ.';
    expect(thoughtWords({ ...THOUGHT, score })).toEqual(['Looked 3 plies ahead', expected, expects]);
  });
});

describe('the position in words', () => {
  const game = example(['wB1', 'bS1 wB1-', 'wA1 -wB1', 'bA1 bS1-', 'wB1 bS1']);
  const { hive } = hiveAt(game, 5);

  test('stacks from the top', () => {
    expect(stackWords(hive.stackAt({ q: 1, r: 0 }))).toBe('white Beetle 1 on black Spider 1');
  });

  test.each([
    ['pointy', 0, 'right: black Ant 1'],
    ['pointy', 3, 'left: black Ant 1'],
    ['flat', 1, 'below: black Ant 1'],
  ] as const)('neighbours on a %s board turned by %i', (orientation, rotation, expected) => {
    expect(neighbourWords(hive, { q: 1, r: 0 }, { orientation, rotation })).toBe(expected);
  });

  test('cells under the cursor', () => {
    const target = { mv: 'wA1 bA1-', q: 3, r: 0, byItself: false, throwers: ['wP'] };
    expect(cursorWords(hive, { q: 2, r: 0 }, ['bA1'], undefined, UPRIGHT)).toBe('black Ant 1');
    expect(cursorWords(hive, { q: 9, r: 9 }, [], undefined, UPRIGHT)).toBe('Empty');
    expect(cursorWords(hive, target, [], target, UPRIGHT)).toBe(
      'Empty, to the right of black Ant 1. Can be thrown here by white Pillbug.',
    );
    expect(cursorWords(hive, target, [], { ...target, byItself: true }, UPRIGHT)).toBe(
      'Empty, to the right of black Ant 1. Can go here, or be thrown here by white Pillbug.',
    );
  });

  test('targets say what else they touch', () => {
    const three = example(['wS1', 'bS1 wS1-']);
    expect(targetWords(three, 'wQ wS1\\', UPRIGHT)).toBe(
      'to the lower right of white Spider 1, touching black Spider 1',
    );
    expect(targetWords(three, 'wQ -wS1', UPRIGHT)).toBe('to the left of white Spider 1');
    expect(targetWords(example(), 'wS1', UPRIGHT)).toBe('As the first piece');
  });
});

test('the move list marks what came back', () => {
  const moves = [move('wA1'), move('bA1 wA1-'), move('wA1 bA1-', [], 2), move('pass'), move('pass', [], 3)];
  const rows = rowsOf({ ...example(), moves, comments: [{ ply: 2, text: 'a comment' }] }, 0);
  expect(rows.map(({ ply, color, repeated, pass }) => [ply, color, repeated, pass])).toEqual([
    [1, 'white', false, false],
    [2, 'black', false, false],
    [3, 'white', true, false],
    [4, 'black', false, true],
    [5, 'white', true, true],
  ]);
  expect(rows[1]?.comment).toBe('a comment');
});

describe('clocks', () => {
  test.each([
    [300_000, '5:00'],
    [299_001, '5:00'],
    [3_723_000, '1:02:03'],
    [20_000, '0:20'],
    [19_999, '0:20.0'],
    [9_400, '0:09.4'],
    [0, '0:00.0'],
  ])('%d ms are %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });

  test.each([
    ['white', 1000, 59_000],
    ['white', 100_000, 0],
    ['black', 1000, 30_000],
  ] as const)('%s after %d ms', (color, passed, left) => {
    const clock = { white_ms: 60_000, black_ms: 30_000, running: 'white' } as const;
    expect(timeLeft(clock, color, 500, 500 + passed)).toBe(left);
  });

  test.each([
    [0, 'White has 1:00, Black has 0:30.'],
    [1000, 'White has 0:59, Black has 0:30.'],
    [50_500, 'White has 0:09.5, Black has 0:30.'],
  ])('in words after %d ms', (passed, words) => {
    const clock = { white_ms: 60_000, black_ms: 30_000, running: 'white' } as const;
    expect(clockWords(clock, 500, 500 + passed)).toBe(words);
  });

  test.each([
    [400, '0.4'],
    [12_300, '12'],
    [65_000, '1:05'],
  ])('%d ms spent are %s', (ms, text) => {
    expect(spentText(ms)).toBe(text);
  });
});
