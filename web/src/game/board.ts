/** What the board shows of a game page, and of any position. */

import { EMPTY_VIEW, type BoardView, type Emphasis, type LastMove, type Target } from '../board';
import { hiveAt, type Line, type PieceMove } from '../hive/hive';
import { colorOf } from '../hive/piece';
import type { Argument, GameView, HintView, LegalMove, MoveView, Phrase, TurnView } from '../wire';
import { byPiece } from './moves';
import { isLive, shownPly, type GamePage, type Pending } from './page';
import { isToMoveHere } from './seats';

export function boardView(page: GamePage): BoardView {
  const { game, chosen } = page;
  if (!game) return EMPTY_VIEW;
  const live = isLive(page);
  const pending = live ? page.pending : undefined;
  const playing = live && !pending && game.turn !== null && isToMoveHere(game) ? game.turn : undefined;
  const hint = live && page.hint?.type === 'given' ? page.hint.hint : undefined;
  return {
    ...positionView(game, { ply: shownPly(page), pending, playing }),
    preview: (live && chosen) || (hint && previewOf(hint)),
    emphasis: page.notice ? emphasisOn(page.notice.phrase) : hint && emphasisOfHint(hint),
    past: !live,
  };
}

/** A position, and how it arose. */
export type PlayedLine = Line & Pick<GameView, 'ending'>;

/** How a position is shown. */
export interface PositionOptions {
  readonly ply: number;
  /** A move that is shown as played. */
  readonly pending?: Pick<Pending, 'mv' | 'piece'> | undefined;
  /** The legal moves here, if any. */
  readonly playing?: TurnView | undefined;
}

/** What the board shows of a position. */
export function positionView(line: PlayedLine, { ply, pending, playing }: PositionOptions): BoardView {
  const { hive, last } = hiveAt(line, ply);
  const lastMove = pending ? hive.play(pending.mv) : last;
  return {
    stacks: hive.stacks(),
    reserves: { white: hive.reserve('white'), black: hive.reserve('black') },
    targets: targetsOf(playing?.legal ?? []),
    immobile: immobileOf(playing),
    lastMove: lastMove && markOf(lastMove, pending ? undefined : line.moves[ply - 1]),
    pending: pending?.piece,
    surrounded: ply === line.moves.length ? (line.ending?.surrounded ?? []) : [],
    past: false,
  };
}

/** Whether two pages show the same on the board, for example when only an engine's thoughts changed. */
export function showsTheSame(a: GamePage, b: GamePage): boolean {
  const fields = ['game', 'ply', 'glance', 'chosen', 'pending', 'hint', 'notice'] as const;
  return fields.every((field) => a[field] === b[field]);
}

function targetsOf(legal: readonly LegalMove[]): Map<string, Target[]> {
  const pieces = [...byPiece(legal)].filter(([piece]) => piece !== '');
  return new Map(pieces.map(([piece, moves]) => [piece, moves.map(targetOf)]));
}

function targetOf({ mv, q, r, by_itself: byItself, throwers }: LegalMove): Target {
  return { mv, q, r, byItself, throwers };
}

function immobileOf(turn: TurnView | undefined): Set<string> {
  const stuck = turn?.stuck.filter(({ piece }) => colorOf(piece) === turn.color) ?? [];
  return new Set(stuck.map(({ piece }) => piece));
}

function markOf({ piece, from, to }: PieceMove, move: MoveView | undefined): LastMove {
  const throwers = move && !move.by_itself ? move.throwers : [];
  return from ? { piece, from, to, throwers } : { piece, to, throwers };
}

function previewOf({ piece, to }: HintView): BoardView['preview'] {
  return to ? { piece, to: { q: to[0], r: to[1] } } : undefined;
}

/** The pieces that a refusal is about, so that they can be marked on the board. */
export function emphasisOn(phrase: Phrase): Emphasis | undefined {
  const cutOff = piecesIn(phrase, 'cut_off');
  if (cutOff.length > 0) return { pieces: cutOff, kind: 'cut-off' };
  const pieces = piecesIn(phrase);
  return pieces.length > 0 ? { pieces, kind: 'reason' } : undefined;
}

function emphasisOfHint(hint: HintView): Emphasis {
  const spokenOf = hint.reasons.slice(0, 1).flatMap((phrase) => piecesIn(phrase));
  return { pieces: [...new Set([hint.piece, ...spokenOf])], kind: 'hint' };
}

/** The pieces that a phrase names, in one argument or in all. */
function piecesIn(phrase: Phrase, name?: string): string[] {
  const args = Object.entries(phrase.args ?? {}).filter(([key]) => name === undefined || key === name);
  return args.flatMap(([, argument]: [string, Argument]) => {
    if ('piece' in argument) return [argument.piece].filter(Boolean);
    return 'pieces' in argument ? argument.pieces : [];
  });
}
