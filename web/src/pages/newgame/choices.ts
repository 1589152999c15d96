/** The choices for a new game, and the game they lead to. */

import { boolean, oneOf, parse, within, type Check, type Checks } from '../../settings/storage';
import type { Color, NewGame, Opening, SeatView, SeatsView, Takebacks, TimeControlView } from '../../wire';

export const OPPONENTS = ['engine', 'person', 'watch'] as const;
export const SIDES = ['white', 'random', 'black'] as const;
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** In the order in which game types name them: `Base+MLP`. */
export const EXPANSIONS = ['M', 'L', 'P'] as const;
export const OPENINGS: readonly Opening[] = ['tournament', 'printed'];
export const MINUTES = [1, 2, 3, 4, 5, 7, 10, 15, 20, 25, 30, 40, 45, 60, 90, 120, 180];
export const INCREMENTS = [0, 1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180];

export type Opponent = (typeof OPPONENTS)[number];
export type Side = (typeof SIDES)[number];
export type Expansion = (typeof EXPANSIONS)[number];

export interface Choices {
  /** An engine, a person at this screen, or two engines to watch. */
  readonly opponent: Opponent;
  /** How strong the engine plays; when watching, the white one. */
  readonly level: number;
  /** When watching, how strong the black engine plays. */
  readonly blackLevel: number;
  readonly side: Side;
  readonly expansions: readonly Expansion[];
  readonly opening: Opening;
  readonly clock: boolean;
  readonly minutes: number;
  /** In seconds. */
  readonly increment: number;
  readonly takebacks: Takebacks;
}

/** The game that a newcomer gets with one click. */
export const FIRST: Choices = {
  opponent: 'engine',
  level: 3,
  blackLevel: 3,
  side: 'white',
  expansions: ['M', 'L', 'P'],
  opening: 'tournament',
  clock: false,
  minutes: 10,
  increment: 10,
  takebacks: 'free',
};

const expansions: Check<readonly Expansion[]> = (value): value is readonly Expansion[] =>
  Array.isArray(value) && value.every(oneOf(EXPANSIONS)) && new Set(value).size === value.length;

const CHECKS: Checks<Choices> = {
  opponent: oneOf(OPPONENTS),
  level: within(1, 10),
  blackLevel: within(1, 10),
  side: oneOf(SIDES),
  expansions,
  opening: oneOf(OPENINGS),
  clock: boolean,
  minutes: oneOf(MINUTES),
  increment: oneOf(INCREMENTS),
  takebacks: oneOf<Takebacks>(['never', 'asked', 'free']),
};

/** What was chosen last time. */
export function parseChoices(text: string | null): Choices {
  return parse(CHECKS, FIRST, text);
}

/** Which takebacks are possible with that opponent: only a person can be asked. */
export function takebacksWith(opponent: Opponent): readonly Takebacks[] {
  if (opponent === 'person') return ['free', 'asked', 'never'];
  return opponent === 'engine' ? ['free', 'never'] : [];
}

/** The choice, or the nearest one that is possible with that opponent. */
export function takebacksOf({ opponent, takebacks }: Choices): Takebacks {
  const possible = takebacksWith(opponent);
  return possible.includes(takebacks) ? takebacks : (possible[0] ?? 'never');
}

/** A game type such as `Base+ML`. */
export function gameType(chosen: readonly Expansion[]): string {
  const letters = EXPANSIONS.filter((each) => chosen.includes(each)).join('');
  return letters ? `Base+${letters}` : 'Base';
}

/** The game to create. `chance`, from 0 up to 1, picks a random side. */
export function newGame(choices: Choices, chance: number): NewGame {
  return {
    settings: {
      game_type: gameType(choices.expansions),
      opening: choices.opening,
      time: timeOf(choices),
      takebacks: takebacksOf(choices),
    },
    seats: seatsOf(choices, chance),
  };
}

function timeOf({ clock, minutes, increment }: Choices): TimeControlView | null {
  return clock ? { initial_ms: minutes * 60_000, increment_ms: increment * 1_000 } : null;
}

function seatsOf({ opponent, level, blackLevel, side }: Choices, chance: number): SeatsView {
  const person: SeatView = { type: 'person' };
  const engine: SeatView = { type: 'engine', level };
  if (opponent === 'person') return { white: person, black: person };
  if (opponent === 'watch') return { white: engine, black: { type: 'engine', level: blackLevel } };
  return own(side, chance) === 'white' ? { white: person, black: engine } : { white: engine, black: person };
}

function own(side: Side, chance: number): Color {
  if (side !== 'random') return side;
  return chance < 0.5 ? 'white' : 'black';
}
