/** Diagrams and exercises in words. */

import type { Plane } from '../board/plane';
import type { Seating } from '../game/seats';
import { endingWords, moveWords, spoken, spokenMove } from '../game/speech';
import { moverAt } from '../hive/hive';
import type { Argument, Phrase, PositionView } from '../wire';
import { t } from '../words';
import type { Said } from './asking';

/** Nobody has a side of their own in a position of the lessons. */
const LOOKED_AT: Seating = { opened: true, seats: { white: { type: 'person' }, black: { type: 'person' } } };

/** What is announced, in one text. */
export function announced(said: readonly Said[], plane: Plane): string {
  const texts = said.map((each) => {
    if (each.type === 'played') return playedWords(each, plane);
    return each.type === 'phrase' ? phraseWords(each.phrase, plane) : spoken(each, plane);
  });
  return texts.filter((text) => text !== '').join(' ');
}

/** A phrase in which moves are told in words: a newcomer does not know how they are written. */
export function phraseWords({ key, args = {} }: Phrase, plane: Plane): string {
  const worded = Object.entries(args).map(([name, argument]): [string, Argument] =>
    'move' in argument ? [name, { text: moveWords(argument.move, plane) }] : [name, argument],
  );
  return t(key, Object.fromEntries(worded));
}

function playedWords({ view, since }: Said & { type: 'played' }, plane: Plane): string {
  const moves = view.moves.slice(since);
  const played = moves.map((move, index) => spokenMove(moverAt(view, since + index), move, plane));
  return [...played, standingWords(view)].join(' ');
}

/** Whose turn it is, or how it ended. */
export function standingWords({ turn, ending }: Pick<PositionView, 'turn' | 'ending'>): string {
  if (ending) return endingWords(ending, LOOKED_AT);
  return turn ? t('turn', { color: turn.color }) : '';
}
