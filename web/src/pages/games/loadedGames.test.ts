import { describe, expect, test } from 'vitest';
import type { GameSummary } from '../../wire';
import { addressOf, append, EMPTY, filterIn, without, type Filter } from './loadedGames';

function games(...ids: string[]): GameSummary[] {
  return ids.map((id) => ({ id }) as GameSummary);
}

function ids(loaded: { games: readonly GameSummary[] }): string {
  return loaded.games.map(({ id }) => id).join(' ');
}

describe('pages of games', () => {
  const rows: [pages: string[][], expected: string][] = [
    [[], ''],
    [[['a', 'b']], 'a b'],
    [[['a', 'b'], ['c']], 'a b c'],
    [
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
      'a b c',
    ],
  ];
  test.each(rows)('%j', (pages, expected) => {
    const loaded = pages.reduce(
      (loaded, page) => append(loaded, { games: games(...page), next: page[0] ?? null }),
      EMPTY,
    );
    expect(ids(loaded)).toBe(expected);
    expect(loaded.next).toBe(pages.at(-1)?.[0]);
  });

  test('a deleted game is gone, the place in the list stays', () => {
    const loaded = append(EMPTY, { games: games('a', 'b', 'c'), next: 'n' });
    expect(without(loaded, 'b')).toEqual({ games: games('a', 'c'), next: 'n' });
    expect(without(loaded, 'x')).toEqual(loaded);
  });
});

describe('the address says which games', () => {
  const rows: [query: string, filter: Filter, address: string][] = [
    ['', 'all', '/games'],
    ['?state=live', 'live', '/games?state=live'],
    ['?state=over', 'over', '/games?state=over'],
    ['?state=strange', 'all', '/games'],
  ];
  test.each(rows)('%s: %s', (query, filter, address) => {
    expect(filterIn(query)).toBe(filter);
    expect(addressOf(filter)).toBe(address);
  });
});
