/** What the board shows of a Game page. */

import { EMPTY_VIEW, type BoardView, type Emphasis, type LastMove, type Target } from '../board';
import { hiveAt, type Step } from '../hive/hive';
import { colorOf } from '../hive/notation';
import type { Argument, HintView, LegalMove, MoveView, Phrase, TurnView } from '../wire';
import { byPiece } from './moves';
import { isLive, shownPly, type GamePage, type Notice } from './page';
import { isToMoveHere } from './seats';

export function boardView(page: GamePage): BoardView {
  const { game, pending, chosen } = page;
  if (!game) return EMPTY_VIEW;
  const ply = shownPly(page);
  const live = isLive(page);
  const { hive, last } = hiveAt(game, ply);
  const lastMove = live && pending ? hive.play(pending.mv) : last;
  const playing = live && !pending && game.turn !== null && isToMoveHere(game) ? game.turn : undefined;
  const hint = live && page.hint?.type === 'given' ? page.hint.hint : undefined;
  return {
    stacks: hive.stacks(),
    reserves: { white: hive.reserve('white'), black: hive.reserve('black') },
    targets: targetsOf(playing?.legal ?? []),
    immobile: immobileOf(playing),
    lastMove: lastMove && markOf(lastMove, live && pending ? undefined : game.moves[ply - 1]),
    pending: live ? pending?.piece : undefined,
    preview: (live && chosen) || (hint && previewOf(hint)),
    emphasis: emphasisOf(page.notice, hint),
    surrounded: ply === game.moves.length ? (game.ending?.surrounded ?? []) : [],
    past: !live,
  };
}

/** Whether two pages show the same on the board, as when only an engine thinks on. */
export function showsTheSame(a: GamePage, b: GamePage): boolean {
  const fields = ['game', 'ply', 'glance', 'chosen', 'pending', 'hint', 'notice'] as const;
  return fields.every((field) => a[field] === b[field]);
}

function targetsOf(legal: readonly LegalMove[]): Map<string, Target[]> {
  const pieces = [...byPiece(legal)].filter(([piece]) => piece !== '');
  return new Map(pieces.map(([piece, moves]) => [piece, moves.map(targetOf)]));
}

function targetOf({ mv, q, r, itself, throwers }: LegalMove): Target {
  return { mv, q, r, itself, throwers };
}

function immobileOf(turn: TurnView | undefined): Set<string> {
  const stuck = turn?.stuck.filter(({ piece }) => colorOf(piece) === turn.color) ?? [];
  return new Set(stuck.map(({ piece }) => piece));
}

function markOf({ piece, from, to }: Step, move: MoveView | undefined): LastMove {
  const throwers = move && !move.itself ? move.throwers : [];
  return from ? { piece, from, to, throwers } : { piece, to, throwers };
}

function previewOf({ piece, to }: HintView): BoardView['preview'] {
  return to ? { piece, to: { q: to[0], r: to[1] } } : undefined;
}

/** The pieces that a notice or a hint speaks of, so that they are found on the board. */
function emphasisOf(notice: Notice | undefined, hint: HintView | undefined): Emphasis | undefined {
  if (notice) {
    const cutOff = piecesIn(notice.phrase, 'cut_off');
    if (cutOff.length > 0) return { pieces: cutOff, kind: 'cut-off' };
    const pieces = piecesIn(notice.phrase);
    return pieces.length > 0 ? { pieces, kind: 'reason' } : undefined;
  }
  if (!hint) return undefined;
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
