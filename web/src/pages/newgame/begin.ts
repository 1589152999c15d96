/** Makes a game and goes there. */

import { toasts } from '../../parts/toasts.svelte';
import { gamePath, go } from '../../router';
import { createGame, ProblemError } from '../../server/api';
import { newGame, type Choices } from './choices';

/** What could not be done is told. */
export async function begin(choices: Choices): Promise<void> {
  try {
    const game = await createGame(newGame(choices, Math.random()));
    go(gamePath(game.id));
  } catch (reason) {
    if (!(reason instanceof ProblemError)) throw reason;
    toasts.tell(reason.text, 'bad');
  }
}
