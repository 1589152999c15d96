/** A diagram: a position that the reader plays with, for both sides. */

import type { BoardView, Emphasis } from '../board';
import { emphasisOn, positionView } from '../game/board';
import { sameCell, type Hex } from '../hive/hex';
import type { PositionView, RefusedMove } from '../wire';
import { announce, type Replied } from './asking';
import { ask, movesOf, refuse, touch, type Playing, type Step, type Touch } from './playing';

export interface DiagramPage extends Playing {
  /** As it was at first. */
  readonly start: PositionView;
  /** What was shown after each move of the reader's, the latest last. */
  readonly later: readonly PositionView[];
  /** What cannot be played at first, and why. */
  readonly refused: readonly RefusedMove[];
}

export type Input =
  | Touch
  /** A crossed-out cell was pressed. */
  | { readonly type: 'pointed'; readonly hex: Hex }
  /** The latest move is taken back, or all of them. */
  | { readonly type: 'back' | 'reset' }
  | Replied;

export function openDiagram(start: PositionView, refused: readonly RefusedMove[]): DiagramPage {
  return { start, refused, later: [], pending: undefined, notice: undefined, asked: 0 };
}

/** The position that is shown. */
export function shown({ start, later }: DiagramPage): PositionView {
  return later.at(-1) ?? start;
}

export function update(page: DiagramPage, input: Input): Step<DiagramPage> {
  switch (input.type) {
    case 'move':
    case 'tried':
    case 'stuck':
    case 'picked':
      return touch(page, input, { view: shown(page), open: !page.pending, bring });
    case 'pointed': {
      const found = crossed(page).find((refused) => sameCell(refused, input.hex));
      return found ? refuse(page, found.why, found.piece) : [page, []];
    }
    case 'back':
    case 'reset':
      return [{ ...settle(page), later: input.type === 'back' ? page.later.slice(0, -1) : [] }, []];
    case 'replied':
      return input.asked === page.asked ? hear(page, input.reply) : [page, []];
  }
}

function settle(page: DiagramPage): DiagramPage {
  // Whatever is on its way is not waited for.
  return { ...page, pending: undefined, notice: undefined, asked: page.asked + 1 };
}

function bring(page: DiagramPage, mv: string): Step<DiagramPage> {
  const view = shown(page);
  return ask(page, { type: 'position', position: view.position, moves: [...movesOf(view), mv] });
}

function hear(page: DiagramPage, reply: Replied['reply']): Step<DiagramPage> {
  const before = shown(page);
  if (reply.type === 'position') {
    const later = [...page.later, reply.view];
    const since = before.moves.length;
    return [
      { ...page, later, pending: undefined, notice: undefined },
      [announce({ type: 'played', view: reply.view, since })],
    ];
  }
  if (reply.type !== 'problem') return [page, []];
  return refuse({ ...page, pending: undefined }, reply.phrase, page.pending?.piece);
}

/** What is crossed out: it holds for the position of the beginning. */
function crossed({ later, pending, refused }: DiagramPage): readonly RefusedMove[] {
  return later.length === 0 && !pending ? refused : [];
}

export function boardOf(page: DiagramPage): BoardView {
  const view = shown(page);
  const { pending, notice } = page;
  const playing = pending ? undefined : (view.turn ?? undefined);
  const position = positionView(view, { ply: view.moves.length, pending, playing });
  return {
    ...position,
    marks: crossed(page).map(({ q, r }) => ({ q, r, kind: 'wrong' })),
    emphasis: notice ? emphasisOn(notice.phrase) : heldOf(page, position),
  };
}

/** Whose the crosses are, if it can go nowhere: the page picks up who can. */
function heldOf(page: DiagramPage, { targets }: BoardView): Emphasis | undefined {
  const pieces = crossed(page).map(({ piece }) => piece);
  const held = pieces.filter((piece) => !targets.get(piece)?.length);
  return held.length > 0 ? { pieces: held, kind: 'subject' } : undefined;
}
