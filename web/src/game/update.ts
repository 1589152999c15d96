/**
 * The only writer of a game page: a page and an input give the next page and its effects.
 */

import type { GameMessage } from '../connection/connection';
import { hiveAt } from '../hive/hive';
import { parseMove, tidied } from '../hive/notation';
import type { Piece } from '../hive/piece';
import type { GameView, LegalMove, Phrase, ProblemView } from '../wire';
import { fold, type EventsMessage } from './fold';
import {
  isLive,
  latestPly,
  shownPly,
  type Announcement,
  type Chosen,
  type GameEffect,
  type GamePage,
  type GameInput,
  type Notice,
  type HistoryStep,
  type PlainCommand,
} from './page';
import { isToMoveHere, mayGive, whyNoMove } from './seats';
import { soundOfEvents, soundOfMove } from './sounds';
import { moveTo, whyImmobile } from './trying';

export type Update = readonly [page: GamePage, effects: readonly GameEffect[]];

export function update(page: GamePage, input: GameInput): Update {
  switch (input.type) {
    case 'message':
      return receive(page, input.message, input.now);
    case 'status':
      return changeStatus(page, input.status);
    case 'move':
      // Bringing the piece to the same target again confirms it.
      if (input.confirm && page.chosen?.mv !== input.mv) return choose(page, input);
      return play(page, input);
    case 'confirm':
      if (!input.yes || !page.chosen) return [{ ...page, chosen: undefined }, letGo(page)];
      return play(page, page.chosen);
    case 'tried':
      return tryMove(page, input.piece, input.to);
    case 'stuck':
      if (page.pending) return [{ ...page, pending: { ...page.pending, next: input.piece } }, []];
      return refuse(page, whyStuck(page, input.piece));
    case 'picked':
      return pick(page, input.piece);
    case 'typed':
      return playTyped(page, input.text);
    case 'command':
      return giveCommand(page, input.command);
    case 'hint':
      return askHint(page);
    case 'hinted':
      // A change of the position drops the question, so this answer still fits, even if an offer came in between.
      if (page.hint?.type !== 'asked' || input.hint.version !== page.hint.version) return [page, []];
      return [
        { ...page, hint: { type: 'given', hint: input.hint }, notice: undefined },
        [announce({ type: 'hint', hint: input.hint })],
      ];
    case 'unhinted':
      if (page.hint?.type !== 'asked') return [page, []];
      return refuse({ ...page, hint: undefined }, input.problem.phrase);
    case 'explained':
      return explain(page, input);
    case 'step':
      return step(page, input.to);
    case 'glance':
      return [{ ...page, glance: input.ply }, []];
    case 'lapsed':
      return [{ ...page, notice: undefined }, []];
    case 'dismiss':
      return [{ ...page, notice: undefined, hint: undefined, chosen: undefined }, letGo(page)];
  }
}

function announce(announcement: Announcement): GameEffect {
  return { type: 'announce', announcement };
}

// What the server says.

function receive(page: GamePage, message: GameMessage, now: number): Update {
  switch (message.type) {
    case 'game':
      return meet(page, message.game, now);
    case 'events':
      return page.game ? advance(page, page.game, message, now) : [page, []];
    case 'thinking':
      return [{ ...page, thinking: message }, []];
    case 'settled':
      return [without(page, message.id), []];
    case 'refused':
      return snapBack(page, message.id, message.problem);
    case 'error':
      // A game that is already shown stays as it is; the connection asks again.
      return [
        page.game ? page : { ...page, notice: { phrase: message.problem.phrase, kind: 'refusal' } },
        [],
      ];
    case 'gone':
      return [{ ...page, gone: message.problem, pending: undefined, thinking: undefined }, []];
  }
}

/** The whole game: at first, and whenever too many events were missed. */
function meet(page: GamePage, game: GameView, now: number): Update {
  const moved = page.game?.moves.length !== game.moves.length;
  const met = {
    ...page,
    game,
    gone: undefined,
    clockSince: now,
    thinking: undefined,
    notice: page.game && page.notice,
    ply: page.ply !== undefined && page.ply < game.moves.length ? page.ply : undefined,
    hint: page.game?.version === game.version ? page.hint : undefined,
  };
  return [moved ? { ...met, ...NOTHING_UNDER_WAY } : met, []];
}

/** What belongs to a position, and is cleared when it changes. */
const NOTHING_UNDER_WAY = {
  pending: undefined,
  picked: undefined,
  chosen: undefined,
  hint: undefined,
} as const;

function advance(page: GamePage, game: GameView, message: EventsMessage, now: number): Update {
  const after = fold(game, message);
  const changesPosition = message.events.some(({ type }) => ['played', 'taken_back', 'ended'].includes(type));
  const ply = page.ply !== undefined && page.ply < after.moves.length ? page.ply : undefined;
  const next: GamePage = {
    ...page,
    ...(changesPosition ? NOTHING_UNDER_WAY : {}),
    game: after,
    gone: undefined,
    clockSince: now,
    ply,
    notice: newsOf(message) ?? (changesPosition ? undefined : page.notice),
    thinking: changesPosition ? undefined : page.thinking,
  };
  const own = page.pending?.mv;
  const effects: GameEffect[] = soundOfEvents(game, after, message.events, own).map((sound) => ({
    type: 'sound',
    sound,
  }));
  if (message.events.length > 0)
    effects.push(announce({ type: 'events', events: message.events, game: after }));
  if (page.ply !== undefined && ply === undefined) effects.push({ type: 'address', ply });
  const touched = changesPosition ? page.pending?.next : undefined;
  if (touched !== undefined && mayPick(after, touched)) effects.push({ type: 'pick', piece: touched });
  return [next, effects];
}

function mayPick(game: GameView, piece: Piece): boolean {
  return isToMoveHere(game) && game.turn?.legal.some((legal) => legal.piece === piece) === true;
}

/** News about events that cannot be seen on the board. */
function newsOf({ events }: EventsMessage): Notice | undefined {
  const phrase = events.map((event): Phrase | undefined => {
    if (event.type === 'played' && event.mv === 'pass')
      return { key: 'news-pass', args: { color: { color: event.by } } };
    if (event.type === 'draw_declined') return { key: 'news-draw-declined' };
    if (event.type === 'takeback_refused') return { key: 'news-takeback-refused' };
    return undefined;
  });
  const latest = phrase.findLast((news) => news !== undefined);
  return latest && { phrase: latest, kind: 'news' };
}

/** A command was refused: what it had shown is taken back, and the reason is given. */
function snapBack(page: GamePage, id: string, problem: ProblemView): Update {
  const { pending, game } = page;
  const clear = without(page, id);
  if (pending?.id !== id) return page.open.has(id) ? refuse(clear, problem.phrase) : [page, []];
  const again = game && isStale(problem) && game.turn?.legal.find(({ mv }) => mv === pending.mv);
  // An offer or the like came in between. The player still wants the move.
  if (again) {
    const [sent, effects] = send({ ...clear, pending: undefined }, again);
    return [{ ...sent, notice: page.notice }, effects];
  }
  const [refused, effects] = refuse({ ...clear, pending: undefined }, problem.phrase);
  return [refused, [...effects, { type: 'shake', piece: pending.piece }]];
}

function isStale(problem: ProblemView): boolean {
  return problem.code === 'stale';
}

function without(page: GamePage, id: string): GamePage {
  if (!page.open.has(id)) return page;
  const open = new Set(page.open);
  open.delete(id);
  return { ...page, open };
}

function changeStatus(page: GamePage, status: GamePage['status']): Update {
  const worthSaying =
    status === 'lost' ? page.status === 'open' : status === 'open' && page.status === 'lost';
  return [{ ...page, status }, worthSaying ? [announce({ type: 'status', status })] : []];
}

// What the player does.

function choose(page: GamePage, { mv, piece, to }: Chosen): Update {
  if (!canPlay(page)) return refuse(page, whyStuck(page, piece));
  // The piece stays in hand, so that it can go elsewhere, or confirm the move by going there again.
  return [
    { ...page, chosen: { mv, piece, to }, notice: undefined, hint: undefined },
    [{ type: 'pick', piece }],
  ];
}

/** Drops the piece of a chosen move that is not played after all. */
function letGo({ chosen }: GamePage): GameEffect[] {
  return chosen ? [{ type: 'pick', piece: undefined }] : [];
}

function play(page: GamePage, { mv, piece }: Pick<Chosen, 'mv' | 'piece'>): Update {
  if (!canPlay(page)) return refuse(page, whyStuck(page, piece));
  const legal = page.game?.turn?.legal.find((candidate) => candidate.mv === mv);
  const [next, effects] = send(page, legal ?? { mv, piece });
  if (!legal || !page.game) return [next, effects];
  return [next, [...effects, { type: 'sound', sound: soundOfMove(page.game, legal) }]];
}

function canPlay(page: GamePage): boolean {
  return page.game !== undefined && isToMoveHere(page.game) && isLive(page) && !page.pending;
}

/** Shows a move as played and asks the server for it. */
function send(page: GamePage, { mv, piece }: Pick<LegalMove, 'mv' | 'piece'>): Update {
  const id = nextId(page);
  const next = { ...page, given: page.given + 1, open: new Set(page.open).add(id) };
  const after = page.game?.version ?? 0;
  return [
    { ...next, ...NOTHING_UNDER_WAY, notice: undefined, pending: { id, mv, piece } },
    [{ type: 'command', id, command: { type: 'play', mv, after } }],
  ];
}

function nextId(page: GamePage): string {
  return `${page.tab}-${page.given}`;
}

/** Asks the server why a move is not legal, because the page knows no rule of the game. */
function tryMove(page: GamePage, piece: Piece, to: { q: number; r: number }): Update {
  if (!page.game || !canPlay(page)) return refuse(page, whyStuck(page, piece));
  const tried = moveTo(page.game, piece, to);
  if (typeof tried === 'object') return refuse(page, tried);
  return [page, [{ type: 'why', mv: tried, piece, version: page.game.version }]];
}

type Explained = Extract<GameInput, { type: 'explained' }>;

/** The answer to why a move is not legal. A typed move may be legal though it was not found in the list. */
function explain(page: GamePage, { mv, piece, version, problem }: Explained): Update {
  if (page.game?.version !== version) return [page, []];
  return problem ? refuse(page, problem.phrase) : play(page, { mv, piece });
}

function playTyped(page: GamePage, text: string): Update {
  const tidy = tidied(text);
  if (tidy === '') return [page, []];
  const move = parseMove(tidy);
  const piece = move?.type === 'go' ? move.piece : '';
  if (!page.game || !canPlay(page)) return refuse(page, whyStuck(page, piece));
  // The same cell can be named by any of its neighbours.
  const to = move && hiveAt(page.game, latestPly(page)).hive.targetOf(move);
  const legal = page.game.turn?.legal.find(
    (candidate) =>
      candidate.mv === tidy ||
      (to && candidate.piece === piece && candidate.q === to.q && candidate.r === to.r),
  );
  if (legal) return play(page, legal);
  return [page, [{ type: 'why', mv: tidy, piece, version: page.game.version }]];
}

/** Why a piece cannot be picked up, as far as it is known here. */
function whyStuck({ game, ...page }: GamePage, piece: Piece): Phrase | undefined {
  if (!game || page.pending) return undefined;
  const refusal = whyNoMove(game, isLive({ game, ...page }));
  if (refusal) return { key: refusal };
  return game.turn ? whyImmobile(game.turn, piece) : undefined;
}

function refuse(page: GamePage, phrase: Phrase | undefined): Update {
  if (!phrase) return [page, []];
  const notice: Notice = { phrase, kind: 'refusal' };
  return [{ ...page, notice }, [{ type: 'sound', sound: 'illegal' }, announce({ type: 'phrase', phrase })]];
}

function pick(page: GamePage, piece: Piece | undefined): Update {
  if (!piece) return [{ ...page, picked: undefined }, []];
  if (page.chosen?.piece === piece) return [{ ...page, picked: piece }, []];
  const targets = page.game?.turn?.legal.filter((legal) => legal.piece === piece).length ?? 0;
  // A hint for this very piece stays while it is being followed.
  const hint = page.hint?.type === 'given' && page.hint.hint.piece === piece ? page.hint : undefined;
  return [
    { ...page, picked: piece, notice: undefined, chosen: undefined, hint },
    [announce({ type: 'picked', piece, targets })],
  ];
}

function giveCommand(page: GamePage, type: PlainCommand): Update {
  const { game } = page;
  if (!game || !mayGive(game, type)) return [page, []];
  const id = nextId(page);
  const open = new Set(page.open).add(id);
  return [
    { ...page, given: page.given + 1, open, notice: undefined, chosen: undefined },
    [{ type: 'command', id, command: type === 'move_now' ? { type, after: game.version } : { type } }],
  ];
}

function askHint(page: GamePage): Update {
  const { game } = page;
  if (page.hint?.type === 'given') return [{ ...page, hint: undefined }, []];
  if (!game || page.hint) return [page, []];
  if (!isToMoveHere(game) || page.pending) return refuse(page, whyStuck({ ...page, ply: undefined }, ''));
  const here: GamePage = { ...page, ply: undefined, notice: undefined, chosen: undefined };
  return [
    { ...here, hint: { type: 'asked', version: game.version } },
    [{ type: 'hint', version: game.version }, ...(page.ply === undefined ? [] : [addressOf(undefined)])],
  ];
}

function addressOf(ply: number | undefined): GameEffect {
  return { type: 'address', ply };
}

function step(page: GamePage, to: HistoryStep): Update {
  const { game } = page;
  const shown = shownPly({ ...page, glance: undefined });
  const latest = latestPly(page);
  const wanted = { first: 0, back: shown - 1, forward: shown + 1, last: latest };
  const ply = Math.min(Math.max(typeof to === 'number' ? to : wanted[to], 0), latest);
  if (!game || ply === shown) return [{ ...page, glance: undefined }, []];
  const next = {
    ...page,
    glance: undefined,
    picked: undefined,
    chosen: undefined,
    ply: ply === latest ? undefined : ply,
  };
  const effects = [addressOf(next.ply), announce({ type: 'ply', ply, game })];
  const move = ply === shown + 1 ? game.moves[shown] : undefined;
  const piece = move?.mv.split(' ')[0] ?? '';
  if (!move || move.mv === 'pass') return [next, effects];
  return [next, [...effects, { type: 'sound', sound: soundOfMove(game, { ...move, piece }, shown) }]];
}
