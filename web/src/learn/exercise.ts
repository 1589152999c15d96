/** An exercise: the task, the answers, and the server's verdicts. */

import type { BoardView, CellMark, Emphasis } from '../board';
import { emphasisOn, positionView } from '../game/board';
import type { Notice } from '../game/page';
import { soundOfMove } from '../game/sounds';
import { moveTo } from '../game/trying';
import type { Hex } from '../hive/hex';
import { hiveAt } from '../hive/hive';
import { parseMove } from '../hive/notation';
import type { Piece } from '../hive/piece';
import type { ExerciseView, PositionView, VerdictView } from '../wire';
import { announce, type LessonEffect, type Replied, type Said } from './questions';
import {
  ask,
  movesOf,
  refuse,
  touch,
  type LessonState,
  type LessonUpdate,
  type BoardTouch,
} from './lessonBoard';

export interface ExerciseState extends LessonState {
  readonly exercise: ExerciseView;
  /** The position after the reader's moves so far, all of them right. */
  readonly view: PositionView;
  /** The position after a legal but wrong move, shown until it is taken back. */
  readonly mistake: PositionView | undefined;
  /** Cells, as MoveStrings, or pieces that were pointed out correctly. */
  readonly found: readonly string[];
  /** The answer that is being checked. */
  readonly pointed: { readonly text: string; readonly hex: Hex } | undefined;
  /** The cell that was pointed out last, if it was wrong. */
  readonly missed: Hex | undefined;
  /** How many moves of the solution have been shown so far. */
  readonly ply: number | undefined;
  /** Whether the hint is shown. */
  readonly hinted: boolean;
  /** Whether an answer was wrong; then the reader may see the solution. */
  readonly stumbled: boolean;
  readonly end: 'solved' | 'shown' | undefined;
}

export type ExerciseInput =
  | BoardTouch
  | { readonly type: 'pointed'; readonly hex: Hex; readonly pieces: readonly Piece[] }
  /** `again` takes the wrong move back, `reset` starts over. */
  | { readonly type: 'again' | 'reset' }
  | { readonly type: 'hint' | 'show' }
  | Replied;

type Update = LessonUpdate<ExerciseState>;

export function openExercise(exercise: ExerciseView): ExerciseState {
  return {
    exercise,
    view: exercise.view,
    mistake: undefined,
    found: [],
    pointed: undefined,
    missed: undefined,
    ply: undefined,
    pending: undefined,
    notice: undefined,
    hinted: false,
    stumbled: false,
    end: undefined,
    asked: 0,
  };
}

export function update(state: ExerciseState, input: ExerciseInput): Update {
  switch (input.type) {
    case 'move':
    case 'tried':
    case 'stuck':
    case 'picked':
      return touch(state, input, { view: state.view, open: isOpen(state), bring: attempt });
    case 'pointed':
      return point(state, input.hex, input.pieces);
    case 'again':
      return [{ ...state, ...NOTHING_TRIED }, []];
    case 'reset': {
      const { exercise, hinted, stumbled, asked } = state;
      // An answer that is still pending no longer counts.
      return [{ ...openExercise(exercise), hinted, stumbled, asked: asked + 1 }, []];
    }
    case 'hint':
      return [{ ...state, hinted: true }, [announce(state.exercise.hint)]];
    case 'show':
      return ask({ ...state, ...NOTHING_TRIED }, { type: 'solution', exercise: state.exercise.id });
    case 'replied':
      return input.asked === state.asked ? hear(state, input.reply) : [state, []];
  }
}

/** What belongs to one attempt, and is cleared by the next. */
const NOTHING_TRIED = {
  mistake: undefined,
  pointed: undefined,
  missed: undefined,
  pending: undefined,
  notice: undefined,
} as const;

/** Whether an answer can be given now. */
export function isOpen({ end, mistake, pending, pointed, ply }: ExerciseState): boolean {
  return !end && !mistake && !pending && !pointed && ply === undefined;
}

export function maySeeSolution({ hinted, stumbled, end }: ExerciseState): boolean {
  return (hinted || stumbled) && !end;
}

/** The position shown, and the ply. */
export function shown({ mistake, view, ply }: ExerciseState): { view: PositionView; ply: number } {
  const position = mistake ?? view;
  return { view: position, ply: ply ?? position.moves.length };
}

function attempt(state: ExerciseState, latest: string): Update {
  const { exercise, view, found } = state;
  const before = exercise.answer === 'moves' ? movesOf(view) : found;
  return ask(state, { type: 'attempt', exercise: exercise.id, tries: [...before, latest] });
}

function point(state: ExerciseState, hex: Hex, pieces: readonly Piece[]): Update {
  const { exercise, view } = state;
  if (!isOpen(state) || exercise.answer === 'moves') return [state, []];
  const tried = exercise.answer === 'pieces' ? pieces.at(-1) : moveTo(view, exercise.piece ?? '', hex);
  if (tried === undefined) return [state, []];
  const fresh = { ...state, ...NOTHING_TRIED };
  if (typeof tried === 'object') return refuse({ ...fresh, missed: hex }, tried);
  return attempt({ ...fresh, pointed: { text: tried, hex } }, tried);
}

function hear(state: ExerciseState, reply: Replied['reply']): Update {
  switch (reply.type) {
    case 'verdict':
      return reply.verdict.verdict === 'wrong' ? miss(state, reply.verdict) : advance(state, reply.verdict);
    case 'solution':
      return reveal(state, reply.tries, reply.view);
    case 'problem':
      return refuse({ ...state, ...NOTHING_TRIED }, reply.phrase, state.pending?.piece);
    case 'moment':
      return showNext(state);
    case 'position':
      return [state, []];
  }
}

/** The answer was right. */
function advance(state: ExerciseState, { verdict, phrase, view }: VerdictView): Update {
  const { exercise, pointed } = state;
  const isMove = exercise.answer === 'moves';
  const found = pointed && !state.found.includes(pointed.text) ? [...state.found, pointed.text] : state.found;
  const right: ExerciseState = { ...state, ...NOTHING_TRIED, found, view: isMove ? view : state.view };
  const played: Said[] = isMove ? [{ type: 'played', view, since: state.view.moves.length }] : [];
  if (verdict === 'solved') {
    return [
      { ...right, end: 'solved' },
      [
        { type: 'sound', sound: 'win' },
        announce(...played, { key: 'learn-solved' }, exercise.solved),
        { type: 'solved', exercise: exercise.id },
      ],
    ];
  }
  const notice: Notice | undefined = phrase ? { phrase, kind: 'news' } : undefined;
  const saying = announce(...played, ...(phrase ? [phrase] : []));
  if (!isMove) return [{ ...right, notice }, [{ type: 'sound', sound: 'place' }, saying]];
  // The reader has seen their own move; the reply follows after a moment.
  const own = state.view.moves.length + 1;
  if (view.moves.length <= own) return [{ ...right, notice }, [saying]];
  return askAfter({ ...right, notice, ply: own }, [saying]);
}

/** The answer was wrong. If the move is legal, it is shown until it is taken back. */
function miss(state: ExerciseState, { phrase, view }: VerdictView): Update {
  const { pending, pointed } = state;
  const why = phrase ?? { key: 'learn-wrong' };
  const tried: ExerciseState = { ...state, ...NOTHING_TRIED, stumbled: true, missed: pointed?.hex };
  if (pending && view.moves.length > state.view.moves.length) {
    return refuse({ ...tried, mistake: view }, why);
  }
  const { exercise } = state;
  return refuse(
    tried,
    why,
    pending?.piece ?? (exercise.answer === 'pieces' ? pointed?.text : exercise.piece),
  );
}

/** Shows the solution: all cells or pieces, or the moves one after the other. */
function reveal(state: ExerciseState, tries: readonly string[], view: PositionView): Update {
  const over: ExerciseState = {
    ...state,
    ...NOTHING_TRIED,
    end: 'shown',
    notice: { phrase: { key: 'learn-shown' }, kind: 'news' },
  };
  if (state.exercise.answer !== 'moves') {
    return [{ ...over, found: tries }, [announce({ key: 'learn-shown' })]];
  }
  const since = state.exercise.view.moves.length;
  const saying = announce({ key: 'learn-shown' }, { type: 'played', view, since });
  return askAfter({ ...over, view, ply: since }, [saying]);
}

/** Performs the effects now, and shows the next move after a moment. */
function askAfter(state: ExerciseState, effects: readonly LessonEffect[]): Update {
  const [next, asking] = ask(state, { type: 'moment' });
  return [next, [...effects, ...asking]];
}

function showNext(state: ExerciseState): Update {
  if (state.ply === undefined) return [state, []];
  const { view } = state;
  const move = view.moves[state.ply];
  const next = state.ply + 1;
  const last = next >= view.moves.length;
  const effects: LessonEffect[] = [];
  if (move && move.mv !== 'pass') {
    const piece = move.mv.split(' ')[0] ?? '';
    effects.push({ type: 'sound', sound: soundOfMove(view, { ...move, piece }, state.ply) });
  }
  return last ? [{ ...state, ply: undefined }, effects] : askAfter({ ...state, ply: next }, effects);
}

// What the board shows.

export function boardOf(state: ExerciseState): BoardView {
  const { exercise, pending, notice } = state;
  const { view, ply } = shown(state);
  const isMove = exercise.answer === 'moves';
  const open = isOpen(state);
  const playing = isMove && open ? (view.turn ?? undefined) : undefined;
  const reason = notice?.kind === 'refusal' ? emphasisOn(notice.phrase) : undefined;
  return {
    ...positionView(view, { ply, pending, playing }),
    pointing: !isMove && !state.end,
    marks: marksOf(state),
    emphasis: reason ?? subject(state),
    preview: thoughtOf(state),
  };
}

/** The move that a refusal mentions: what the opponent would play. */
function thoughtOf({ mistake, notice }: ExerciseState): BoardView['preview'] {
  if (!mistake || !notice) return undefined;
  const [mv] = Object.values(notice.phrase.args ?? {}).flatMap((each) => ('move' in each ? each.move : []));
  const move = mv === undefined ? undefined : parseMove(mv);
  if (move?.type !== 'go') return undefined;
  const to = hiveAt(mistake, mistake.moves.length).hive.targetOf(move);
  return to && { piece: move.piece, to };
}

/** Emphasises the piece in question, if it cannot be picked up or while the hint is being read. */
function subject({ exercise, hinted, end }: ExerciseState): Emphasis | undefined {
  const wanted = exercise.answer === 'cells' || (hinted && !end);
  return wanted && exercise.piece ? { pieces: [exercise.piece], kind: 'subject' } : undefined;
}

function marksOf({ exercise, found, missed, end }: ExerciseState): CellMark[] {
  const { hive } = hiveAt(exercise.view, exercise.view.moves.length);
  const cellOf = (text: string): Hex | undefined => {
    if (exercise.answer === 'pieces') return hive.where(text);
    const move = parseMove(text);
    return move && hive.targetOf(move);
  };
  const right = found.flatMap((text) => cellOf(text) ?? []);
  return [
    ...(exercise.goal && !end ? [{ q: exercise.goal[0], r: exercise.goal[1], kind: 'wanted' } as const] : []),
    ...right.map(({ q, r }) => ({ q, r, kind: 'right' }) as const),
    ...(missed ? [{ q: missed.q, r: missed.r, kind: 'wrong' } as const] : []),
  ];
}
