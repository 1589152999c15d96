/** The title of a game page, in its heading and in the browser tab. */

import type { GameView } from '../wire';
import { t } from '../locale';
import { isShared, isToMoveHere } from './seats';
import { seatWords } from './speech';

/** "You against Level 3", or just the name of the app until the game has arrived. */
export function gameTitle(game: GameView | undefined): string {
  return game ? t('play-title', players(game)) : 'skep';
}

/** The same for the tab, which also says when it is your turn: it may be in the background. */
export function tabTitle(game: GameView | undefined): string {
  const yourTurn = game && isToMoveHere(game) && !isShared(game);
  return yourTurn ? t('play-title-turn', players(game)) : gameTitle(game);
}

function players(game: GameView): { white: string; black: string } {
  return { white: seatWords(game, 'white'), black: seatWords(game, 'black') };
}
