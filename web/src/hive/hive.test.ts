import { describe, expect, test } from 'vitest';
import { Hive, hiveAt, moverAt } from './hive';
import { meant, parseMove, printMove, tidied, turned } from './notation';

const RESERVE = ['wQ', 'wS1', 'wB1', 'wA1', 'wA2', 'wP', 'bQ', 'bS1', 'bB1', 'bA1', 'bA2', 'bP'];

function played(...moves: string[]): Hive {
  const hive = new Hive([], RESERVE);
  for (const mv of moves) hive.play(mv);
  return hive;
}

/** All stacks as text: `0,0 wS1; 1,0 bS1`. */
function drawn(hive: Hive): string {
  return hive
    .stacks()
    .map(({ q, r, pieces }) => `${q},${r} ${pieces.join(' ')}`)
    .sort()
    .join('; ');
}

describe('moves are applied on a plane that stays', () => {
  test.each([
    ['nothing yet', [], ''],
    ['the first stands in the middle', ['wS1'], '0,0 wS1'],
    ['to the right', ['wS1', 'bS1 wS1-'], '0,0 wS1; 1,0 bS1'],
    ['to the left', ['wS1', 'bS1 -wS1'], '-1,0 bS1; 0,0 wS1'],
    ['upper right', ['wS1', 'bS1 wS1/'], '0,0 wS1; 1,-1 bS1'],
    ['lower left', ['wS1', 'bS1 /wS1'], '-1,1 bS1; 0,0 wS1'],
    ['upper left', ['wS1', 'bS1 \\wS1'], '0,-1 bS1; 0,0 wS1'],
    ['lower right', ['wS1', 'bS1 wS1\\'], '0,0 wS1; 0,1 bS1'],
    ['on top', ['wB1', 'bS1 wB1-', 'wB1 bS1'], '1,0 bS1 wB1'],
    ['and down again', ['wB1', 'bS1 wB1-', 'wB1 bS1', 'pass', 'wB1 bS1-'], '1,0 bS1; 2,0 wB1'],
    [
      'beside where it stood itself',
      ['wS1', 'bS1 wS1-', 'wA1 -wS1', 'pass', 'wA1 bS1-'],
      '0,0 wS1; 1,0 bS1; 2,0 wA1',
    ],
    ['a pass changes nothing', ['wS1', 'pass'], '0,0 wS1'],
    ['nor does what is no move', ['wS1', 'bS1 next to wS1', 'bS1 wA1-', ''], '0,0 wS1'],
  ])('%s', (_, moves, expected) => {
    expect(drawn(played(...moves))).toBe(expected);
  });

  test('placing takes from the reserve, moving does not', () => {
    const hive = played('wA1', 'bS1 wA1-', 'wA1 bS1-');
    expect(hive.reserve('white')).toEqual(['wQ', 'wS1', 'wB1', 'wA2', 'wP']);
    expect(hive.reserve('black')).toEqual(['bQ', 'bB1', 'bA1', 'bA2', 'bP']);
  });

  test('a game at a ply, from a start of its own', () => {
    const line = {
      reserve: ['wA1', 'bA1'],
      start: [{ q: 3, r: 3, pieces: ['wQ', 'bB1'] }],
      first: 'black' as const,
      moves: ['bB1 wQ-', 'wA1 -wQ'].map((mv) => ({
        mv,
        by_itself: true,
        throwers: [],
        spent_ms: 0,
        occurrence: 1,
      })),
    };
    expect(drawn(hiveAt(line, 0).hive)).toBe('3,3 wQ bB1');
    expect(drawn(hiveAt(line, 1).hive)).toBe('3,3 wQ; 4,3 bB1');
    expect(hiveAt(line, 1).last).toEqual({ piece: 'bB1', from: line.start[0], to: { q: 4, r: 3 } });
    expect(drawn(hiveAt(line, 2).hive)).toBe('2,3 wA1; 3,3 wQ; 4,3 bB1');
    expect([0, 1, 2].map((ply) => moverAt(line, ply))).toEqual(['black', 'white', 'black']);
  });
});

test('the cells around a piece that are taken', () => {
  const hive = played('wS1', 'bS1 wS1-', 'wQ -wS1', 'bQ bS1-', 'wB1 \\wS1');
  expect(['wS1', 'bQ', 'wB1', 'wA1'].map((piece) => hive.crowdAround(piece))).toEqual([3, 1, 2, 0]);
});

describe('a cell is named by what stands there', () => {
  test.each([
    ['the first piece', [], 'wS1', [0, 0], 'wS1'],
    ['elsewhere there is no name', [], 'wS1', [1, 0], undefined],
    ['right of', ['wS1'], 'bS1', [1, 0], 'bS1 wS1-'],
    ['far from the hive', ['wS1'], 'bS1', [2, 0], undefined],
    ['upon', ['wS1', 'bS1 wS1-'], 'wB1', [1, 0], 'wB1 bS1'],
    ['beside itself only', ['wS1', 'bS1 wS1-'], 'bS1', [2, 0], 'bS1 bS1-'],
    ['its own cell', ['wS1', 'bS1 wS1-'], 'bS1', [1, 0], 'bS1 wS1-'],
    ['beside what it stands on', ['wB1', 'bS1 wB1-', 'wB1 bS1'], 'wB1', [2, 0], 'wB1 bS1-'],
  ])('%s', (_, moves, piece, [q, r], expected) => {
    expect(played(...moves).moveTo(piece, { q: q ?? 0, r: r ?? 0 })).toBe(expected);
  });
});

describe('MoveStrings', () => {
  test.each(['pass', 'wS1', 'bA1 wQ-', 'bA1 -wQ', 'bA1 wQ/', 'bA1 /wQ', 'bA1 \\wQ', 'bA1 wQ\\', 'wB1 bM'])(
    '%s is read and printed as it was',
    (text) => {
      const move = parseMove(text);
      expect(move && printMove(move)).toBe(text);
    },
  );

  test.each(['', 'wX1', 'wQ1 bA1-', 'bA1 -wQ-', 'bA1  wQ-', 'wA1 wQ- ', 'WA1'])('%j is none', (text) => {
    expect(parseMove(text)).toBeUndefined();
  });

  test.each([
    [' WA1  bq- ', 'wA1 bQ-'],
    ['PASS', 'pass'],
    ['bg2 \\Wm', 'bG2 \\wM'],
  ])('%j is tidied to %j', (typed, expected) => {
    expect(tidied(typed)).toBe(expected);
  });

  test.each([
    ['bA1 wQ-', 1, 'bA1 wQ\\'],
    ['bA1 wQ-', 3, 'bA1 -wQ'],
    ['bA1 wQ-', -1, 'bA1 wQ/'],
    ['bA1 wQ', 2, 'bA1 wQ'],
    ['pass', 2, 'pass'],
  ])('%s turned by %i sixths is %s', (text, sixths, expected) => {
    expect(turned(text, sixths)).toBe(expected);
    expect(turned(expected, -sixths)).toBe(text);
  });

  test.each([
    ['wA1 wQ-', 0, 'wA1 wQ-'],
    [' wa1  wq- ', 3, 'wA1 -wQ'],
    ['WA1 WQ\\', 1, 'wA1 wQ-'],
    ['PASS', 2, 'pass'],
    ['what', 2, 'what'],
  ])('%j typed on a board turned by %i means %s', (typed, sixths, expected) => {
    expect(meant(typed, sixths)).toBe(expected);
  });
});
