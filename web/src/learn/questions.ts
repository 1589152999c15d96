/** The questions of diagrams and exercises to the server or the clock, and their other effects. */

import type { Piece } from '../hive/piece';
import type { Sound } from '../sound';
import type { Phrase, PositionView, VerdictView } from '../wire';

/** A question. Only the reply to the latest one counts. */
export type Question =
  /** The position after these moves. */
  | { readonly type: 'position'; readonly position: string; readonly moves: readonly string[] }
  | { readonly type: 'attempt'; readonly exercise: string; readonly tries: readonly string[] }
  | { readonly type: 'solution'; readonly exercise: string }
  /** Whether it is time to show the next move. */
  | { readonly type: 'moment' };

export type Reply =
  | { readonly type: 'position'; readonly view: PositionView }
  | { readonly type: 'verdict'; readonly verdict: VerdictView }
  | { readonly type: 'solution'; readonly tries: readonly string[]; readonly view: PositionView }
  | { readonly type: 'moment' }
  /** Why there is no answer, for example because a move is not legal. */
  | { readonly type: 'problem'; readonly phrase: Phrase };

export interface Replied {
  readonly type: 'replied';
  /** Which question. */
  readonly asked: number;
  readonly reply: Reply;
}

/** Something to say to a reader who cannot see the board. */
export type Said =
  | { readonly type: 'phrase'; readonly phrase: Phrase }
  | { readonly type: 'picked'; readonly piece: Piece; readonly targets: number }
  /** What was played from a ply on. */
  | { readonly type: 'played'; readonly view: PositionView; readonly since: number };

/** Something to do outside the state. */
export type LessonEffect =
  | { readonly type: 'ask'; readonly asked: number; readonly question: Question }
  | { readonly type: 'shake'; readonly piece: Piece }
  | { readonly type: 'sound'; readonly sound: Sound }
  | { readonly type: 'announce'; readonly said: readonly Said[] }
  | { readonly type: 'solved'; readonly exercise: string };

/** Combines everything into one announcement, because a later one would replace it. */
export function announce(...said: (Said | Phrase)[]): LessonEffect {
  return {
    type: 'announce',
    said: said.map((each) => ('key' in each ? { type: 'phrase', phrase: each } : each)),
  };
}
