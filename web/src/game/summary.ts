/** The position in one sentence, for people who cannot see the board: last move, whose turn it is, time left. */

import type { Plane } from '../board/plane';
import { moverAt } from '../hive/hive';
import { t } from '../locale';
import { shownPly, type GamePage } from './page';
import { clockWords, spokenMove, turnWords } from './speech';

/** `now` is on the clock of `page.clockSince`. */
export function summaryWords(page: GamePage, plane: Plane, now: number): string {
  const { game, clockSince } = page;
  if (!game) return '';
  const ply = shownPly(page);
  const last = game.moves[ply - 1];
  const move = last ? spokenMove(moverAt(game, ply - 1), last, plane) : t('text-last-none');
  const clocks = game.clock ? clockWords(game.clock, clockSince, now) : '';
  return `${move} ${turnWords(game)} ${clocks}`.trim();
}
