/** Creates a game and opens it. */

import { gamePath, go } from '../router';
import { createGame, problemText } from '../server/api';
import type { GameSummary, NewGame } from '../wire';
import { toasts } from './toasts.svelte';

/** Returns the game. If it cannot be created, `refused` gets the reason, and the result is undefined. */
export async function startGame(
  wanted: NewGame,
  refused = (why: string): void => toasts.tell(why, 'bad'),
): Promise<GameSummary | undefined> {
  try {
    const game = await createGame(wanted);
    go(gamePath(game.id));
    return game;
  } catch (reason) {
    refused(problemText(reason));
    return undefined;
  }
}
