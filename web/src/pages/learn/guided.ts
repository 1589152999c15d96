/** The first game, in which a coach says what matters. */

import { guide } from '../../learn/progress';
import { begin } from '../newgame/begin';
import { FIRST, type Choices } from '../newgame/choices';
import { progress } from './progress.svelte';

const GUIDED: Choices = { ...FIRST, level: 1, expansions: [] };

/** Makes a game against an engine of that level and goes there. */
export async function beginGuided(level = 1): Promise<void> {
  const game = await begin({ ...GUIDED, level });
  if (game) progress.change((before) => guide(before, game.id));
}
