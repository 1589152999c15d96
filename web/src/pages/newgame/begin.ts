/** Makes a game and goes there. */

import { toasts } from '../../parts/toasts.svelte';
import { gamePath, go } from '../../router';
import { createGame, ProblemError } from '../../server/api';
import type { GameSummary } from '../../wire';
import { newGame, type Choices } from './choices';

/** The game, or nothing if it could not be made, which was told. */
export async function begin(choices: Choices): Promise<GameSummary | undefined> {
  try {
    const game = await createGame(newGame(choices, Math.random()));
    go(gamePath(game.id));
    return game;
  } catch (reason) {
    if (!(reason instanceof ProblemError)) throw reason;
    toasts.tell(reason.text, 'bad');
    return undefined;
  }
}
