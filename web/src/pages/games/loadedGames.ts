/** The games that a list has shown so far. */

import type { GameList, GameSummary } from '../../wire';

export interface LoadedGames {
  readonly games: readonly GameSummary[];
  /** Where the next page begins; null if there is none, undefined if nothing was loaded yet. */
  readonly next: string | null | undefined;
}

export const EMPTY: LoadedGames = { games: [], next: undefined };

/** Adds one more page. If the server's clock was set back, a game may occur twice; it is listed once. */
export function append(loaded: LoadedGames, page: GameList): LoadedGames {
  const known = new Set(loaded.games.map(({ id }) => id));
  return { games: [...loaded.games, ...page.games.filter(({ id }) => !known.has(id))], next: page.next };
}

export function without(loaded: LoadedGames, id: string): LoadedGames {
  return { ...loaded, games: loaded.games.filter((game) => game.id !== id) };
}

/** The filter in the query of the address. */
export const FILTERS = ['all', 'live', 'over'] as const;
export type Filter = (typeof FILTERS)[number];

export function filterIn(query: string): Filter {
  const wanted = new URLSearchParams(query).get('state');
  return FILTERS.find((filter) => filter === wanted) ?? 'all';
}

export function addressOf(filter: Filter): string {
  return filter === 'all' ? '/games' : `/games?state=${filter}`;
}
