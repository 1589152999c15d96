/** A diagram: a position in which the reader may play for both sides. */

import type { BoardView, Emphasis } from '../board';
import { emphasisOn, positionView } from '../game/board';
import { sameCell, type Hex } from '../hive/hex';
import type { PositionView, RefusedMove } from '../wire';
import { announce, type Replied } from './questions';
import {
  ask,
  movesOf,
  refuse,
  touch,
  type LessonState,
  type LessonUpdate,
  type BoardTouch,
} from './lessonBoard';

export interface DiagramState extends LessonState {
  /** The initial position. */
  readonly start: PositionView;
  /** The positions after each move of the reader, the latest last. */
  readonly later: readonly PositionView[];
  /** The illegal moves in the initial position, and why they are illegal. */
  readonly refused: readonly RefusedMove[];
}

export type DiagramInput =
  | BoardTouch
  /** A crossed-out cell was pressed. */
  | { readonly type: 'pointed'; readonly hex: Hex }
  /** The latest move is taken back, or all of them. */
  | { readonly type: 'back' | 'reset' }
  | Replied;

export function openDiagram(start: PositionView, refused: readonly RefusedMove[]): DiagramState {
  return { start, refused, later: [], pending: undefined, notice: undefined, asked: 0 };
}

/** The position that is shown. */
export function shown({ start, later }: DiagramState): PositionView {
  return later.at(-1) ?? start;
}

export function update(state: DiagramState, input: DiagramInput): LessonUpdate<DiagramState> {
  switch (input.type) {
    case 'move':
    case 'tried':
    case 'stuck':
    case 'picked':
      return touch(state, input, { view: shown(state), open: !state.pending, bring });
    case 'pointed': {
      const found = crossed(state).find((refused) => sameCell(refused, input.hex));
      return found ? refuse(state, found.why, found.piece) : [state, []];
    }
    case 'back':
    case 'reset':
      return [{ ...settle(state), later: input.type === 'back' ? state.later.slice(0, -1) : [] }, []];
    case 'replied':
      return input.asked === state.asked ? hear(state, input.reply) : [state, []];
  }
}

function settle(state: DiagramState): DiagramState {
  // An answer that is still pending no longer counts.
  return { ...state, pending: undefined, notice: undefined, asked: state.asked + 1 };
}

function bring(state: DiagramState, mv: string): LessonUpdate<DiagramState> {
  const view = shown(state);
  return ask(state, { type: 'position', position: view.position, moves: [...movesOf(view), mv] });
}

function hear(state: DiagramState, reply: Replied['reply']): LessonUpdate<DiagramState> {
  const before = shown(state);
  if (reply.type === 'position') {
    const later = [...state.later, reply.view];
    const since = before.moves.length;
    return [
      { ...state, later, pending: undefined, notice: undefined },
      [announce({ type: 'played', view: reply.view, since })],
    ];
  }
  if (reply.type !== 'problem') return [state, []];
  return refuse({ ...state, pending: undefined }, reply.phrase, state.pending?.piece);
}

/** The crossed-out cells: they belong to the first position only. */
function crossed({ later, pending, refused }: DiagramState): readonly RefusedMove[] {
  return later.length === 0 && !pending ? refused : [];
}

export function boardOf(state: DiagramState): BoardView {
  const view = shown(state);
  const { pending, notice } = state;
  const playing = pending ? undefined : (view.turn ?? undefined);
  const position = positionView(view, { ply: view.moves.length, pending, playing });
  return {
    ...position,
    marks: crossed(state).map(({ q, r }) => ({ q, r, kind: 'wrong' })),
    emphasis: notice ? emphasisOn(notice.phrase) : heldOf(state, position),
  };
}

/** Emphasises the piece that the crosses belong to, if it cannot go anywhere. One that can is picked up by the page. */
function heldOf(state: DiagramState, { targets }: BoardView): Emphasis | undefined {
  const pieces = crossed(state).map(({ piece }) => piece);
  const held = pieces.filter((piece) => !targets.get(piece)?.length);
  return held.length > 0 ? { pieces: held, kind: 'subject' } : undefined;
}
