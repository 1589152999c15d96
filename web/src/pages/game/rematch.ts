/** The same game once more, with the sides swapped. */

import { startGame } from '../../parts/startGame';
import type { GameView } from '../../wire';

export async function rematch({ id, settings, seats, version }: GameView): Promise<void> {
  await startGame({
    // The key belongs to the game, so that two clicks, or two tabs, make one new game.
    key: `again-${id}-${version}`,
    settings,
    seats: { white: seats.black, black: seats.white },
  });
}
