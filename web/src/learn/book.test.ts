import { describe, expect, test } from 'vitest';
import { routeOf, type LearnRoute } from '../router';
import type { BookView } from '../wire';
import { firstRule, whereToContinue, homeOf, neighbours, learnPath } from './book';
import { NO_PROGRESS } from './progress';

const BOOK: BookView = {
  chapters: [
    { id: 'goal', rules: ['R1.1', 'R6.1'], exercises: [] },
    { id: 'queen', rules: ['R4.1'], exercises: ['queen-1', 'queen-2'] },
    { id: 'ant', rules: ['R4.5'], exercises: ['ant-1'] },
  ],
};

describe('where a reader goes on', () => {
  const rows: [last: string, solved: string[], path: string | undefined][] = [
    ['', [], undefined],
    ['queen', [], '/learn/queen'],
    ['queen-1', [], '/learn/queen/1'],
    ['queen-1', ['queen-1'], '/learn/queen/2'],
    ['queen-2', ['queen-2'], '/learn/ant'],
    ['ant-1', ['ant-1'], '/learn/queen/1'],
    ['ant-1', ['ant-1', 'queen-1', 'queen-2'], undefined],
    ['gone-1', [], undefined],
  ];
  test.each(rows)('%s with %j solved: %s', (last, solved, path) => {
    const place = whereToContinue(BOOK, { ...NO_PROGRESS, last, solved });
    expect(place && learnPath(place)).toBe(path);
  });
});

test('a rule has a home, a chapter has neighbours', () => {
  expect(homeOf(BOOK, 'R6.1')?.id).toBe('goal');
  expect(homeOf(BOOK, 'R9.9')).toBeUndefined();
  const ids = (chapter: string) => {
    const { before, after } = neighbours(BOOK, chapter);
    return [before?.id, after?.id];
  };
  expect(['goal', 'queen', 'ant', 'none'].map(ids)).toEqual([
    [undefined, 'queen'],
    ['goal', 'ant'],
    ['queen', undefined],
    [undefined, undefined],
  ]);
});

test.each<LearnRoute>([
  { type: 'contents' },
  { type: 'chapter', chapter: 'queen', rule: undefined },
  { type: 'chapter', chapter: 'queen', rule: 'R4.1' },
  { type: 'rule', rule: 'R4.1' },
  { type: 'exercise', chapter: 'queen', number: 2 },
])('%j is where its path leads', (at) => {
  expect(routeOf(new URL(learnPath(at), 'http://localhost'))).toEqual({ page: 'learn', at });
});

test('a part of the rules begins with its first one', () => {
  const rows = [
    ['r4', 'R4.1'],
    ['R6', 'R6.1'],
    ['r5', undefined],
    ['queen', undefined],
  ] as const;
  for (const [part, rule] of rows) expect(firstRule(BOOK, part), part).toBe(rule);
});
