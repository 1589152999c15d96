/** Diagrams and exercises in words. */

import type { Plane } from '../board/plane';
import { spoken, spokenMove } from '../game/speech';
import { moverAt } from '../hive/hive';
import { otherColor } from '../hive/notation';
import type { EndingView, PositionView } from '../wire';
import { t } from '../words';
import type { Said } from './asking';

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

/** Whose turn it is, or how it ended. */
export function standingWords({ turn, ending }: Pick<PositionView, 'turn' | 'ending'>): string {
  if (ending) return endingWords(ending);
  return turn ? t('turn', { color: turn.color }) : '';
}

function endingWords({ winner, reason }: EndingView): string {
  const result = winner ? t('result-wins', { color: winner }) : t('result-draw');
  const loser = winner ? otherColor(winner) : 'none';
  return `${result} ${t(`end-${reason.replace('_', '-')}`, { loser })}`;
}
