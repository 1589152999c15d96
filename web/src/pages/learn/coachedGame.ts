/** A game with a coach. */

import { guide } from '../../learn/progress';
import { startGame } from '../../components/startGame';
import { FIRST, newGame } from '../newgame/choices';
import { progress } from './progress.svelte';

/** Creates a game against an engine of that level and opens it. */
export async function beginGuided(level = 1): Promise<void> {
  const game = await startGame(newGame({ ...FIRST, expansions: [], level }, Math.random()));
  if (game) progress.change((before) => guide(before, game.id));
}
