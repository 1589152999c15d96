import { expect, test } from 'vitest';
import { move } from '../game/fixture';
import type { EndingView, PositionView } from '../wire';
import { loadLearning } from '../locale';
import type { Said } from './questions';
import { after, START } from './fixture';
import { announced, seenWords } from './speech';

const UPRIGHT = { orientation: 'pointy', rotation: 0 } as const;
const WON: EndingView = { reason: 'surrounded', winner: 'white', surrounded: ['bQ'] };

test.each<[Said[], string]>([
  [[], ''],
  [[{ type: 'picked', piece: 'wA1', targets: 2 }], 'white Ant 1 picked up, 2 targets.'],
  [
    [{ type: 'played', view: after('wA1 bQ-'), since: 0 }],
    'White plays white Ant 1 to the right of black Queen. Black to move.',
  ],
  [
    [{ type: 'played', view: after('wA1 bQ-', 'pass'), since: 1 }],
    'Black cannot move and passes. White to move.',
  ],
  [
    [{ type: 'played', view: { ...after(), moves: [move('wA1 bQ-', ['wP'])] }, since: 0 }],
    'White plays white Ant 1 to the right of black Queen. Thrown by white Pillbug. White to move.',
  ],
  [
    [
      { type: 'phrase', phrase: { key: 'learn-solved' } },
      { type: 'phrase', phrase: { key: 'verdict-still-threatened', args: { by: { move: 'bQ wQ\\' } } } },
    ],
    'Solved! Your opponent would still win: black Queen to the lower right of white Queen.',
  ],
])('%j', async (said, words) => {
  await loadLearning();
  expect(announced(said, UPRIGHT)).toBe(words);
});

test.each<[PositionView, string]>([
  [START, 'White to move.'],
  [after('wA1 bQ-'), 'Black to move.'],
  [after('wA1 bQ-', 'pass'), 'Black cannot move and passes. White to move.'],
  [{ ...START, turn: null, ending: WON }, 'White wins. The black Queen is surrounded.'],
  [
    { ...START, turn: null, ending: { ...WON, winner: null, reason: 'both_surrounded' } },
    'A draw. Both Queens are surrounded.',
  ],
  [{ ...START, turn: null }, ''],
])('%j', (view, words) => {
  expect(seenWords(view, UPRIGHT)).toBe(words);
});
