/** An exercise: what is asked, what was answered, and what the server says of it. */

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
import { announce, type Effect, type Replied, type Said } from './asking';
import { ask, movesOf, refuse, touch, type Playing, type Step, type Touch } from './playing';

export interface ExercisePage extends Playing {
  readonly exercise: ExerciseView;
  /** Where the reader stands: all that was played was right. */
  readonly view: PositionView;
  /** A legal move that does not do it, shown until it is taken back. */
  readonly mistake: PositionView | undefined;
  /** Cells, as MoveStrings, or pieces that were rightly pointed out. */
  readonly found: readonly string[];
  /** What is being pointed out, until it is answered. */
  readonly pointed: { readonly text: string; readonly hex: Hex } | undefined;
  /** The cell that was pointed out last, if it was wrong. */
  readonly missed: Hex | undefined;
  /** So much is shown of what was played, while it is shown move by move. */
  readonly ply: number | undefined;
  /** Whether the hint is to be seen. */
  readonly hinted: boolean;
  /** Whether something was wrong; then the reader may be shown how it goes. */
  readonly stumbled: boolean;
  readonly end: 'solved' | 'shown' | undefined;
}

export type Input =
  | Touch
  | { readonly type: 'pointed'; readonly hex: Hex; readonly pieces: readonly Piece[] }
  /** The wrong move is taken back; or all begins anew. */
  | { readonly type: 'again' | 'reset' }
  | { readonly type: 'hint' | 'show' }
  | Replied;

type Update = Step<ExercisePage>;

export function openExercise(exercise: ExerciseView): ExercisePage {
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

export function update(page: ExercisePage, input: Input): Update {
  switch (input.type) {
    case 'move':
    case 'tried':
    case 'stuck':
    case 'picked':
      return touch(page, input, { view: page.view, open: isOpen(page), bring: attempt });
    case 'pointed':
      return point(page, input.hex, input.pieces);
    case 'again':
      return [{ ...page, ...NOTHING_TRIED }, []];
    case 'reset': {
      const { exercise, hinted, stumbled, asked } = page;
      // Whatever is on its way is not waited for.
      return [{ ...openExercise(exercise), hinted, stumbled, asked: asked + 1 }, []];
    }
    case 'hint':
      return [{ ...page, hinted: true }, [announce(page.exercise.hint)]];
    case 'show':
      return ask({ ...page, ...NOTHING_TRIED }, { type: 'solution', exercise: page.exercise.id });
    case 'replied':
      return input.asked === page.asked ? hear(page, input.reply) : [page, []];
  }
}

/** What belongs to a try and is over with the next one. */
const NOTHING_TRIED = {
  mistake: undefined,
  pointed: undefined,
  missed: undefined,
  pending: undefined,
  notice: undefined,
} as const;

/** Whether an answer can be given now. */
export function isOpen({ end, mistake, pending, pointed, ply }: ExercisePage): boolean {
  return !end && !mistake && !pending && !pointed && ply === undefined;
}

export function maySeeSolution({ hinted, stumbled, end }: ExercisePage): boolean {
  return (hinted || stumbled) && !end;
}

/** The position that is shown, and how much of it. */
export function shown({ mistake, view, ply }: ExercisePage): { view: PositionView; ply: number } {
  const position = mistake ?? view;
  return { view: position, ply: ply ?? position.moves.length };
}

function attempt(page: ExercisePage, latest: string): Update {
  const { exercise, view, found } = page;
  const before = exercise.answer === 'moves' ? movesOf(view) : found;
  return ask(page, { type: 'attempt', exercise: exercise.id, tries: [...before, latest] });
}

function point(page: ExercisePage, hex: Hex, pieces: readonly Piece[]): Update {
  const { exercise, view } = page;
  if (!isOpen(page) || exercise.answer === 'moves') return [page, []];
  const tried = exercise.answer === 'pieces' ? pieces.at(-1) : moveTo(view, exercise.piece ?? '', hex);
  if (tried === undefined) return [page, []];
  const fresh = { ...page, ...NOTHING_TRIED };
  if (typeof tried === 'object') return refuse({ ...fresh, missed: hex }, tried);
  return attempt({ ...fresh, pointed: { text: tried, hex } }, tried);
}

function hear(page: ExercisePage, reply: Replied['reply']): Update {
  switch (reply.type) {
    case 'verdict':
      return reply.verdict.verdict === 'wrong' ? miss(page, reply.verdict) : advance(page, reply.verdict);
    case 'solution':
      return reveal(page, reply.tries, reply.view);
    case 'problem':
      return refuse({ ...page, ...NOTHING_TRIED }, reply.phrase, page.pending?.piece);
    case 'moment':
      return showNext(page);
    case 'position':
      return [page, []];
  }
}

/** That was right. */
function advance(page: ExercisePage, { verdict, phrase, view }: VerdictView): Update {
  const { exercise, pointed } = page;
  const isMove = exercise.answer === 'moves';
  const found = pointed && !page.found.includes(pointed.text) ? [...page.found, pointed.text] : page.found;
  const right: ExercisePage = { ...page, ...NOTHING_TRIED, found, view: isMove ? view : page.view };
  const played: Said[] = isMove ? [{ type: 'played', view, since: page.view.moves.length }] : [];
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
  // The reader's own move has been seen; the answer to it comes after a moment.
  const own = page.view.moves.length + 1;
  if (view.moves.length <= own) return [{ ...right, notice }, [saying]];
  return askAfter({ ...right, notice, ply: own }, [saying]);
}

/** That was wrong. A move that is legal all the same is shown, until it is taken back. */
function miss(page: ExercisePage, { phrase, view }: VerdictView): Update {
  const { pending, pointed } = page;
  const why = phrase ?? { key: 'learn-wrong' };
  const tried: ExercisePage = { ...page, ...NOTHING_TRIED, stumbled: true, missed: pointed?.hex };
  if (pending && view.moves.length > page.view.moves.length) {
    return refuse({ ...tried, mistake: view }, why);
  }
  const { exercise } = page;
  return refuse(
    tried,
    why,
    pending?.piece ?? (exercise.answer === 'pieces' ? pointed?.text : exercise.piece),
  );
}

/** How it goes: everything that was to be pointed out, or the moves one after the other. */
function reveal(page: ExercisePage, tries: readonly string[], view: PositionView): Update {
  const over: ExercisePage = {
    ...page,
    ...NOTHING_TRIED,
    end: 'shown',
    notice: { phrase: { key: 'learn-shown' }, kind: 'news' },
  };
  if (page.exercise.answer !== 'moves') {
    return [{ ...over, found: tries }, [announce({ key: 'learn-shown' })]];
  }
  const since = page.exercise.view.moves.length;
  const saying = announce({ key: 'learn-shown' }, { type: 'played', view, since });
  return askAfter({ ...over, view, ply: since }, [saying]);
}

/** What is done now, and the next move after a moment. */
function askAfter(page: ExercisePage, effects: readonly Effect[]): Update {
  const [next, asking] = ask(page, { type: 'moment' });
  return [next, [...effects, ...asking]];
}

function showNext(page: ExercisePage): Update {
  if (page.ply === undefined) return [page, []];
  const { view } = page;
  const move = view.moves[page.ply];
  const next = page.ply + 1;
  const last = next >= view.moves.length;
  const effects: Effect[] = [];
  if (move && move.mv !== 'pass') {
    const piece = move.mv.split(' ')[0] ?? '';
    effects.push({ type: 'sound', sound: soundOfMove(view, { ...move, piece }, page.ply) });
  }
  return last ? [{ ...page, ply: undefined }, effects] : askAfter({ ...page, ply: next }, effects);
}

// What the board shows.

export function boardOf(page: ExercisePage): BoardView {
  const { exercise, pending, notice } = page;
  const { view, ply } = shown(page);
  const isMove = exercise.answer === 'moves';
  const open = isOpen(page);
  const playing = isMove && open ? (view.turn ?? undefined) : undefined;
  const reason = notice?.kind === 'refusal' ? emphasisOn(notice.phrase) : undefined;
  return {
    ...positionView(view, { ply, pending, playing }),
    pointing: !isMove && !page.end,
    marks: marksOf(page),
    emphasis: reason ?? subject(page),
    preview: thoughtOf(page),
  };
}

/** The move that a refusal speaks of: what the opponent would play. */
function thoughtOf({ mistake, notice }: ExercisePage): BoardView['preview'] {
  if (!mistake || !notice) return undefined;
  const [mv] = Object.values(notice.phrase.args ?? {}).flatMap((each) => ('move' in each ? each.move : []));
  const move = mv === undefined ? undefined : parseMove(mv);
  if (move?.type !== 'go') return undefined;
  const to = hiveAt(mistake, mistake.moves.length).hive.targetOf(move);
  return to && { piece: move.piece, to };
}

/** The piece it is about, if that has to be seen: nobody else can pick it up, or the hint is being read. */
function subject({ exercise, hinted, end }: ExercisePage): Emphasis | undefined {
  const wanted = exercise.answer === 'cells' || (hinted && !end);
  return wanted && exercise.piece ? { pieces: [exercise.piece], kind: 'subject' } : undefined;
}

function marksOf({ exercise, found, missed, end }: ExercisePage): CellMark[] {
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
