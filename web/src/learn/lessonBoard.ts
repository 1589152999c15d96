/** Moving pieces on a board of the lessons, in diagrams and exercises alike. */

import type { Notice } from '../game/page';
import { soundOfMove } from '../game/sounds';
import { moveTo, whyImmobile } from '../game/trying';
import type { Hex } from '../hive/hex';
import type { Piece } from '../hive/piece';
import type { LegalMove, Phrase, PositionView } from '../wire';
import { announce, type LessonEffect, type Question } from './questions';

/** A move that was made here and is not yet answered. */
export type Played = Pick<LegalMove, 'mv' | 'piece'>;

export type BoardTouch =
  | ({ readonly type: 'move' } & Played)
  | { readonly type: 'tried'; readonly piece: Piece; readonly to: Hex }
  | { readonly type: 'stuck'; readonly piece: Piece }
  | { readonly type: 'picked'; readonly piece: Piece | undefined };

/** What diagrams and exercises have in common. */
export interface LessonState {
  readonly pending: Played | undefined;
  readonly notice: Notice | undefined;
  /** How many questions have been asked. */
  readonly asked: number;
}

export type LessonUpdate<State> = readonly [state: State, effects: readonly LessonEffect[]];

/** The current board, and how to ask about a move on it. */
export interface LessonBoard<State> {
  readonly view: PositionView;
  /** Whether something may be played now. */
  readonly open: boolean;
  bring(state: State, mv: string): LessonUpdate<State>;
}

export function touch<State extends LessonState>(
  state: State,
  input: BoardTouch,
  ground: LessonBoard<State>,
): LessonUpdate<State> {
  const { view, open } = ground;
  if (input.type === 'picked') {
    return input.piece ? [{ ...state, notice: undefined }, [picking(view, input.piece)]] : [state, []];
  }
  if (!open) return [state, []];
  if (input.type === 'move') return play(state, input, ground);
  if (!view.turn) return refuse(state, { key: 'illegal-game-over' });
  if (input.type === 'stuck') return refuse(state, whyImmobile(view.turn, input.piece));
  // Only the server knows why a move is not legal, so it is asked anyway.
  const tried = moveTo(view, input.piece, input.to);
  return typeof tried === 'object' ? refuse(state, tried) : ground.bring(state, tried);
}

function play<State extends LessonState>(
  state: State,
  { mv, piece }: Played,
  ground: LessonBoard<State>,
): LessonUpdate<State> {
  const { view } = ground;
  const legal = view.turn?.legal.find((candidate) => candidate.mv === mv);
  if (!legal && !mustPass(view)) return [state, []];
  const [next, effects] = ground.bring({ ...state, notice: undefined, pending: { mv, piece } }, mv);
  return [next, legal ? [...effects, { type: 'sound', sound: soundOfMove(view, legal) }] : effects];
}

/** Whether a pass is the only move: the server lists every other move. */
export function mustPass({ turn }: PositionView): boolean {
  return turn?.legal.length === 0;
}

export const PASS: BoardTouch = { type: 'move', mv: 'pass', piece: '' };

export function ask<State extends LessonState>(state: State, question: Question): LessonUpdate<State> {
  const asked = state.asked + 1;
  return [{ ...state, asked }, [{ type: 'ask', asked, question }]];
}

/** Says that something is not possible, and shakes the piece. */
export function refuse<State extends LessonState>(
  state: State,
  phrase: Phrase,
  piece?: Piece | null,
): LessonUpdate<State> {
  const shake: LessonEffect[] = piece ? [{ type: 'shake', piece }] : [];
  const notice: Notice = { phrase, kind: 'refusal' };
  return [{ ...state, notice }, [...shake, { type: 'sound', sound: 'illegal' }, announce(phrase)]];
}

/** What is announced when a piece is picked up. */
function picking(view: PositionView, piece: Piece): LessonEffect {
  const targets = view.turn?.legal.filter((legal) => legal.piece === piece).length ?? 0;
  return announce({ type: 'picked', piece, targets });
}

export function movesOf(view: PositionView): string[] {
  return view.moves.map(({ mv }) => mv);
}
