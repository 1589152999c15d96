/** A game as the server would send it, for tests. */

import type { GameMessage } from '../connection/connection';
import type { EventView, GameView, LegalMove, MoveView, Thought, TurnView } from '../wire';
import { openPage, type GameEffect, type GamePage, type GameInput } from './page';
import { update } from './update';

const PIECES = ['Q', 'S1', 'S2', 'B1', 'B2', 'G1', 'G2', 'G3', 'A1', 'A2', 'A3', 'P'];

export function move(mv: string, throwers: string[] = [], occurrence = 1): MoveView {
  return { mv, by_itself: throwers.length === 0, throwers, spent_ms: 1000, occurrence };
}

export function legal(mv: string, q: number, r: number, throwers: string[] = []): LegalMove {
  return { mv, piece: mv.split(' ')[0] ?? '', q, r, by_itself: throwers.length === 0, throwers };
}

export function turn(color: 'white' | 'black', ...moves: LegalMove[]): TurnView {
  return { color, legal: moves, stuck: [] };
}

/** A game of a person as White against an engine, after `moves`. */
export function example(moves: string[] = [], changes: Partial<GameView> = {}): GameView {
  return {
    id: 'g',
    version: moves.length,
    created_at: 0,
    settings: { game_type: 'Base+P', opening: 'tournament', time: null, takebacks: 'free' },
    seats: { white: { type: 'person' }, black: { type: 'engine', level: 3 } },
    yours: ['white'],
    reserve: ['w', 'b'].flatMap((color) => PIECES.map((piece) => color + piece)),
    start: [],
    first: 'white',
    moves: moves.map((mv) => move(mv)),
    clock: null,
    draw_offer: null,
    takeback_request: null,
    turn: turn(moves.length % 2 === 0 ? 'white' : 'black'),
    ending: null,
    imported: false,
    tags: [],
    comments: [],
    ...changes,
  };
}

/** Two persons at one screen. */
export const SHARED: Partial<GameView> = {
  seats: { white: { type: 'person' }, black: { type: 'person' } },
  yours: ['white', 'black'],
};

/** What an engine may have found. */
export const THOUGHT: Thought = {
  depth: 3,
  nodes: 100,
  score: { type: 'open', hundredths: -35 },
  line: ['bQ bS1-', 'wA1 /wQ'],
};

export function events(version: number, list: EventView[], after: TurnView | null): GameMessage {
  return { type: 'events', game: 'g', version, events: list, clock: null, turn: after };
}

export function played(
  by: 'white' | 'black',
  mv: string,
  throwers: string[] = [],
  occurrence = 1,
): EventView {
  return { type: 'played', by, ...move(mv, throwers, occurrence) };
}

/** The page of a game, and how inputs change it. */
export function pageOf(game: GameView, ply?: number): GamePage {
  return run(openPage('g', 'tab', ply), { type: 'message', message: { type: 'game', game }, now: 0 }).page;
}

export function message(value: GameMessage, now = 0): GameInput {
  return { type: 'message', message: value, now };
}

/** All inputs one after the other: the page, and all effects. */
export function run(page: GamePage, ...inputs: GameInput[]): { page: GamePage; effects: GameEffect[] } {
  const effects: GameEffect[] = [];
  let current = page;
  for (const input of inputs) {
    const [next, done] = update(current, input);
    current = next;
    effects.push(...done);
  }
  return { page: current, effects };
}
