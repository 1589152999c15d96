import { expect, test } from 'vitest';
import type { Plane } from '../board/plane';
import type { ClockView, GameView } from '../wire';
import { example, pageOf } from './fixture';
import { openPage } from './page';
import { summaryWords } from './summary';

const UPRIGHT: Plane = { orientation: 'pointy', rotation: 0 };
const clock: ClockView = { white_ms: 65_000, black_ms: 60_000, running: 'white' };
const two = ['wS1', 'bS1 wS1-'];

const rows: [string, GameView, ply: number | undefined, expected: string][] = [
  ['before the first move', example(), undefined, 'No move has been played. Your turn.'],
  [
    'the latest move',
    example(two),
    undefined,
    'Black plays black Spider 1 to the right of white Spider 1. Your turn.',
  ],
  [
    'the move that is looked at',
    example(two),
    1,
    'White plays white Spider 1 as the first piece. Your turn.',
  ],
  [
    'with clocks, five seconds later',
    example([], { clock }),
    undefined,
    'No move has been played. Your turn. White has 1:00, Black has 1:00.',
  ],
];
test.each(rows)('%s', (_, game, ply, expected) => {
  expect(summaryWords(pageOf(game, ply), UPRIGHT, 5_000)).toBe(expected);
});

test('nothing is said before the game has arrived', () => {
  expect(summaryWords(openPage('g', 'tab', undefined), UPRIGHT, 0)).toBe('');
});
