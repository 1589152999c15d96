/** Diagrams and exercises in words. */

import type { Plane } from '../board/plane';
import type { Seating } from '../game/seats';
import { endingWords, spoken, spokenMove } from '../game/speech';
import { moverAt } from '../hive/hive';
import type { PositionView } from '../wire';
import { t } from '../locale';
import type { Said } from './questions';

/** Nobody has a side of their own in a position of the lessons. */
const LOOKED_AT: Seating = { yours: [] };

/** What is announced, in one text. */
export function announced(said: readonly Said[], plane: Plane): string {
  const texts = said.map((each) => (each.type === 'played' ? playedWords(each, plane) : spoken(each, plane)));
  return texts.filter((text) => text !== '').join(' ');
}

function playedWords({ view, since }: Said & { type: 'played' }, plane: Plane): string {
  const moves = view.moves.slice(since);
  const played = moves.map((move, index) => spokenMove(moverAt(view, since + index), move, plane));
  return [...played, standingWords(view)].join(' ');
}

/** The state of the game, for a reader who sees the board. A pass cannot be seen there, so it is mentioned. */
export function seenWords(view: PositionView, plane: Plane): string {
  const since = view.moves.length - 1;
  return view.moves[since]?.mv === 'pass'
    ? playedWords({ type: 'played', view, since }, plane)
    : standingWords(view);
}

/** Whose turn it is, or how it ended. */
function standingWords({ turn, ending }: Pick<PositionView, 'turn' | 'ending'>): string {
  if (ending) return endingWords(ending, LOOKED_AT);
  return turn ? t('turn', { color: turn.color }) : '';
}
