/** The same game again, with the sides swapped. */

import { startGame } from '../../components/startGame';
import type { GameView } from '../../wire';

export async function rematch({ id, settings, seats, version }: GameView): Promise<void> {
  await startGame({
    // The key depends on the game, so that two clicks, or two tabs, create one new game.
    key: `again-${id}-${version}`,
    settings,
    seats: { white: seats.black, black: seats.white },
  });
}
