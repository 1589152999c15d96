/** The same once more, with the sides changed. */

import { toasts } from '../../parts/toasts.svelte';
import { gamePath, go } from '../../router';
import { createGame, ProblemError } from '../../server/api';
import type { GameView } from '../../wire';

export async function rematch({ id, settings, seats, version }: GameView): Promise<void> {
  try {
    // The key is the game's, so that two clicks, or two tabs, make one new game.
    const made = await createGame({
      key: `again-${id}-${version}`,
      settings,
      seats: { white: seats.black, black: seats.white },
    });
    go(gamePath(made.id));
  } catch (reason) {
    if (!(reason instanceof ProblemError)) throw reason;
    toasts.tell(reason.text, 'bad');
  }
}
