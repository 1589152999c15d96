/** A diagram: a position that the reader plays with, for both sides. */

import type { BoardView } from '../board';
import { emphasisOn, positionView } from '../game/board';
import type { Notice } from '../game/page';
import { soundOfMove } from '../game/sounds';
import { moveTo, whyImmobile } from '../game/trying';
import { sameCell, type Hex } from '../hive/hex';
import type { Piece } from '../hive/notation';
import type { Phrase, PositionView, RefusedMove } from '../wire';
import {
  announce,
  movesOf,
  mustPass,
  picking,
  refusal,
  refusing,
  type Answered,
  type Effect,
  type Played,
} from './asking';

export interface Trial {
  /** As it was at first. */
  readonly start: PositionView;
  /** What was shown after each move of the reader's, the latest last. */
  readonly later: readonly PositionView[];
  /** What cannot be played at first, and why. */
  readonly refused: readonly RefusedMove[];
  readonly pending: Played | undefined;
  readonly notice: Notice | undefined;
  /** How many questions have been asked. */
  readonly asked: number;
}

export type Input =
  | ({ readonly type: 'move' } & Played)
  | { readonly type: 'tried'; readonly piece: Piece; readonly to: Hex }
  | { readonly type: 'stuck'; readonly piece: Piece }
  | { readonly type: 'picked'; readonly piece: Piece | undefined }
  /** A crossed-out cell was pressed. */
  | { readonly type: 'pointed'; readonly hex: Hex }
  /** The latest move is taken back, or all of them. */
  | { readonly type: 'back' | 'reset' }
  | Answered;

export type Update = readonly [trial: Trial, effects: readonly Effect[]];

export function openTrial(start: PositionView, refused: readonly RefusedMove[]): Trial {
  return { start, refused, later: [], pending: undefined, notice: undefined, asked: 0 };
}

/** The position that is shown. */
export function shown({ start, later }: Trial): PositionView {
  return later.at(-1) ?? start;
}

export function update(trial: Trial, input: Input): Update {
  const view = shown(trial);
  switch (input.type) {
    case 'move':
      return play(trial, input);
    case 'tried':
      return tryMove(trial, input.piece, input.to);
    case 'stuck': {
      if (trial.pending) return [trial, []];
      const why = view.turn ? whyImmobile(view.turn, input.piece) : { key: 'illegal-game-over' };
      return refuse(trial, why);
    }
    case 'picked':
      return input.piece ? [{ ...trial, notice: undefined }, [picking(view, input.piece)]] : [trial, []];
    case 'pointed': {
      const found = crossed(trial).find((refused) => sameCell(refused, input.hex));
      return found ? refuse(trial, found.why, found.piece) : [trial, []];
    }
    case 'back':
    case 'reset':
      return [{ ...settle(trial), later: input.type === 'back' ? trial.later.slice(0, -1) : [] }, []];
    case 'answered':
      return input.asked === trial.asked ? hear(trial, input.answer) : [trial, []];
  }
}

function settle(trial: Trial): Trial {
  // Whatever is on its way is not waited for.
  return { ...trial, pending: undefined, notice: undefined, asked: trial.asked + 1 };
}

function play(trial: Trial, { mv, piece }: Played): Update {
  const view = shown(trial);
  const legal = view.turn?.legal.find((candidate) => candidate.mv === mv);
  if (trial.pending || !(legal || mustPass(view))) return [trial, []];
  const [next, asking] = ask({ ...trial, notice: undefined, pending: { mv, piece } }, mv);
  return [next, legal ? [asking, { type: 'sound', sound: soundOfMove(view, legal) }] : [asking]];
}

function ask(trial: Trial, mv: string): [Trial, Effect] {
  const view = shown(trial);
  const asked = trial.asked + 1;
  const question = { type: 'position', position: view.position, moves: [...movesOf(view), mv] } as const;
  return [
    { ...trial, asked },
    { type: 'ask', asked, question },
  ];
}

/** Why a move is not legal is known to the server alone, so it is asked for it all the same. */
function tryMove(trial: Trial, piece: Piece, to: Hex): Update {
  const view = shown(trial);
  if (trial.pending) return [trial, []];
  if (!view.turn) return refuse(trial, { key: 'illegal-game-over' });
  const tried = moveTo(view, piece, to);
  if (typeof tried === 'object') return refuse(trial, tried);
  const [next, asking] = ask(trial, tried);
  return [next, [asking]];
}

function hear(trial: Trial, answer: Answered['answer']): Update {
  const before = shown(trial);
  if (answer.type === 'position') {
    const later = [...trial.later, answer.view];
    const since = before.moves.length;
    return [
      { ...trial, later, pending: undefined, notice: undefined },
      [announce({ type: 'played', view: answer.view, since })],
    ];
  }
  if (answer.type !== 'problem') return [trial, []];
  return refuse({ ...trial, pending: undefined }, answer.phrase, trial.pending?.piece);
}

function refuse(trial: Trial, phrase: Phrase, piece?: Piece): Update {
  return [{ ...trial, notice: refusal(phrase) }, refusing(phrase, piece)];
}

/** What is crossed out: it holds for the position of the beginning. */
function crossed({ later, pending, refused }: Trial): readonly RefusedMove[] {
  return later.length === 0 && !pending ? refused : [];
}

export function boardOf(trial: Trial): BoardView {
  const view = shown(trial);
  const { pending, notice } = trial;
  const playing = pending ? undefined : (view.turn ?? undefined);
  return {
    ...positionView(view, { ply: view.moves.length, pending, playing }),
    marks: crossed(trial).map(({ q, r }) => ({ q, r, kind: 'wrong' })),
    emphasis: notice && emphasisOn(notice.phrase),
  };
}
