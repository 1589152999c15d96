import { expect, test } from 'vitest';
import type { GameView } from '../wire';
import { example, SHARED } from './fixture';
import { gameTitle, tabTitle } from './title';

const rows: [string, GameView | undefined, title: string, tab: string][] = [
  ['before the game has arrived', undefined, 'skep', 'skep'],
  ['on your turn', example(), 'You against Level 3', 'Your turn: You against Level 3'],
  ['on the engine’s turn', example(['wS1']), 'You against Level 3', 'You against Level 3'],
  ['at a shared screen', example([], SHARED), 'White against Black', 'White against Black'],
];
test.each(rows)('%s', (_, game, title, tab) => {
  expect([gameTitle(game), tabTitle(game)]).toEqual([title, tab]);
});
