/**
 * HTTP requests to the server. Each function rejects with a `ProblemError` that can be shown as it is.
 */

import { freshId } from '../connection/id';
import { say } from '../locale';
import type {
  AskedPosition,
  Attempt,
  BookView,
  ChapterView,
  CoachView,
  GameList,
  GameSummary,
  HintView,
  ImportView,
  NewGame,
  Phrase,
  PositionView,
  ProblemView,
  Solution,
  VerdictView,
  WhyNotView,
} from '../wire';

/** Why a request failed. */
export class ProblemError extends Error {
  readonly problem: ProblemView;

  constructor(problem: ProblemView) {
    super(problem.text);
    this.problem = problem;
  }

  get phrase(): Phrase {
    return this.problem.phrase;
  }

  /** In the reader's language. */
  get text(): string {
    const worded = say(this.phrase);
    // A newer server may use a phrase that this page has no words for; its English is better than a key.
    return worded === this.phrase.key ? this.message : worded;
  }
}

/** Why a request failed, in the reader's language. Any other error is a bug, and is rethrown. */
export function problemText(reason: unknown): string {
  if (!(reason instanceof ProblemError)) throw reason;
  return reason.text;
}

export type RecordFormat = 'game_string' | 'pgn' | 'sgf';

const UNREACHABLE: ProblemView = {
  code: 'unreachable-server',
  phrase: { key: 'web-unreachable' },
  text: 'the server does not answer',
};

function json(value: unknown): RequestInit {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, { method, ...init }).catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    throw new ProblemError(UNREACHABLE);
  });
  if (answer.ok) return answer;
  throw new ProblemError(problemIn(await answer.text().catch(() => ''), answer.status));
}

/** The problem in the body of an answer. A proxy may have answered something else. */
export function problemIn(body: string, status: number): ProblemView {
  try {
    const value: unknown = JSON.parse(body);
    if (isProblem(value)) return value;
  } catch {
    // No JSON: not from our server.
  }
  const phrase = { key: 'web-strange-answer', args: { status: { number: status } } };
  return { code: 'strange-answer', phrase, text: `the server answered with status ${status}` };
}

function isProblem(value: unknown): value is ProblemView {
  if (typeof value !== 'object' || value === null) return false;
  const { code, phrase, text } = value as Partial<ProblemView>;
  return (
    typeof code === 'string' &&
    typeof text === 'string' &&
    typeof phrase === 'object' &&
    typeof phrase.key === 'string'
  );
}

async function answered<T>(answer: Promise<Response>): Promise<T> {
  return (await answer).json() as Promise<T>;
}

/** Creates a game. A key is generated here, so that a request sent twice creates one game. */
export function createGame(game: NewGame): Promise<GameSummary> {
  return answered(ask('POST', '/api/games', json({ key: freshId(), ...game })));
}

export interface ListQuery {
  readonly state?: 'live' | 'over' | 'all';
  readonly before?: string | null;
  readonly limit?: number;
}

/** Games, latest first. */
export function listGames({ state, before, limit }: ListQuery = {}): Promise<GameList> {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (before) query.set('before', before);
  if (limit) query.set('limit', String(limit));
  return answered(ask('GET', `/api/games?${query}`));
}

export async function deleteGame(id: string): Promise<void> {
  await ask('DELETE', gameUrl(id));
}

/** A good move for the side to move, at that version of the game. */
export function hint(id: string, after: number, signal?: AbortSignal): Promise<HintView> {
  return answered(ask('GET', `${gameUrl(id)}/hint?after=${after}`, signal ? { signal } : {}));
}

/** Why a move is not legal in that version of the game; `null` if it is. Nothing is played. */
export async function whyNot(id: string, mv: string, after: number): Promise<ProblemView | null> {
  const query = new URLSearchParams({ mv, after: String(after) });
  const answer = await answered<WhyNotView>(ask('GET', `${gameUrl(id)}/why?${query}`));
  return answer.problem;
}

/** A coach's advice on the current position of a game. */
export function coach(id: string, signal: AbortSignal): Promise<CoachView> {
  return answered(ask('GET', `${gameUrl(id)}/coach`, { signal }));
}

/** The rulebook's table of contents. */
export function loadBook(): Promise<BookView> {
  return answered(ask('GET', '/api/learn'));
}

export function loadChapter(id: string): Promise<ChapterView> {
  return answered(ask('GET', `/api/learn/${encodeURIComponent(id)}`));
}

/** A position after some moves. A move that is not legal is a problem. */
export function askPosition(asked: AskedPosition): Promise<PositionView> {
  return answered(ask('POST', '/api/positions', json(asked)));
}

export function judge(exercise: string, attempt: Attempt): Promise<VerdictView> {
  return answered(ask('POST', exerciseUrl(exercise), json(attempt)));
}

export function solution(exercise: string): Promise<Solution> {
  return answered(ask('GET', `${exerciseUrl(exercise)}/solution`));
}

function exerciseUrl(id: string): string {
  return `/api/exercises/${encodeURIComponent(id)}`;
}

/** Imports a record in any format, as pasted text or a file. */
export function importRecord(record: string | Blob): Promise<ImportView> {
  const headers = { 'content-type': 'application/octet-stream' };
  return answered(ask('POST', '/api/records', { body: record, headers }));
}

export function recordUrl(id: string, format: RecordFormat): string {
  return `${gameUrl(id)}/record?format=${format}`;
}

export async function loadRecord(id: string, format: RecordFormat): Promise<string> {
  return (await ask('GET', recordUrl(id, format))).text();
}

/** A small picture of the position at a ply, the latest if none is named. */
export function pictureUrl(id: string, ply?: number, theme: 'light' | 'dark' = 'light'): string {
  const query = new URLSearchParams({ theme });
  if (ply !== undefined) query.set('ply', String(ply));
  return `${gameUrl(id)}/picture.svg?${query}`;
}

function gameUrl(id: string): string {
  return `/api/games/${encodeURIComponent(id)}`;
}
