/** What a hand does on a board of the lessons: the same in diagrams and in exercises. */

import type { Notice } from '../game/page';
import { soundOfMove } from '../game/sounds';
import { moveTo, whyImmobile } from '../game/trying';
import type { Hex } from '../hive/hex';
import type { Piece } from '../hive/piece';
import type { LegalMove, Phrase, PositionView } from '../wire';
import { announce, type Effect, type Question } from './asking';

/** A move that was made here and is not answered yet. */
export type Played = Pick<LegalMove, 'mv' | 'piece'>;

export type Touch =
  | ({ readonly type: 'move' } & Played)
  | { readonly type: 'tried'; readonly piece: Piece; readonly to: Hex }
  | { readonly type: 'stuck'; readonly piece: Piece }
  | { readonly type: 'picked'; readonly piece: Piece | undefined };

/** What every page with such a board knows. */
export interface Playing {
  readonly pending: Played | undefined;
  readonly notice: Notice | undefined;
  /** How many questions have been asked. */
  readonly asked: number;
}

export type Step<Page> = readonly [page: Page, effects: readonly Effect[]];

/** Where a hand is at work, and who is asked about a move. */
export interface Ground<Page> {
  readonly view: PositionView;
  /** Whether something may be played now. */
  readonly open: boolean;
  bring(page: Page, mv: string): Step<Page>;
}

export function touch<Page extends Playing>(page: Page, input: Touch, ground: Ground<Page>): Step<Page> {
  const { view, open } = ground;
  if (input.type === 'picked') {
    return input.piece ? [{ ...page, notice: undefined }, [picking(view, input.piece)]] : [page, []];
  }
  if (!open) return [page, []];
  if (input.type === 'move') return play(page, input, ground);
  if (!view.turn) return refuse(page, { key: 'illegal-game-over' });
  if (input.type === 'stuck') return refuse(page, whyImmobile(view.turn, input.piece));
  // Why a move is not legal is known to the server alone, so it is asked for it all the same.
  const tried = moveTo(view, input.piece, input.to);
  return typeof tried === 'object' ? refuse(page, tried) : ground.bring(page, tried);
}

function play<Page extends Playing>(page: Page, { mv, piece }: Played, ground: Ground<Page>): Step<Page> {
  const { view } = ground;
  const legal = view.turn?.legal.find((candidate) => candidate.mv === mv);
  if (!legal && !mustPass(view)) return [page, []];
  const [next, effects] = ground.bring({ ...page, notice: undefined, pending: { mv, piece } }, mv);
  return [next, legal ? [...effects, { type: 'sound', sound: soundOfMove(view, legal) }] : effects];
}

/** Whether a pass is all that is left: the server lists every other move. */
export function mustPass({ turn }: PositionView): boolean {
  return turn?.legal.length === 0;
}

export const PASS: Touch = { type: 'move', mv: 'pass', piece: '' };

export function ask<Page extends Playing>(page: Page, question: Question): Step<Page> {
  const asked = page.asked + 1;
  return [{ ...page, asked }, [{ type: 'ask', asked, question }]];
}

/** Says that something is not possible, and by which piece. */
export function refuse<Page extends Playing>(page: Page, phrase: Phrase, piece?: Piece | null): Step<Page> {
  const shake: Effect[] = piece ? [{ type: 'shake', piece }] : [];
  const notice: Notice = { phrase, kind: 'refusal' };
  return [{ ...page, notice }, [...shake, { type: 'sound', sound: 'illegal' }, announce(phrase)]];
}

/** What somebody hears who picks a piece up. */
function picking(view: PositionView, piece: Piece): Effect {
  const targets = view.turn?.legal.filter((legal) => legal.piece === piece).length ?? 0;
  return announce({ type: 'picked', piece, targets });
}

export function movesOf(view: PositionView): string[] {
  return view.moves.map(({ mv }) => mv);
}
