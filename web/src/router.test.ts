import { describe, expect, test } from 'vitest';
import { gamePath, routeOf } from './router';

describe('addresses', () => {
  test.each([
    ['/', { page: 'start' }],
    ['/new', { page: 'new' }],
    ['/new/', { page: 'new' }],
    ['/games', { page: 'games' }],
    ['/help', { page: 'help' }],
    ['/game/k3x-9', { page: 'game', id: 'k3x-9', ply: undefined }],
    ['/game/k3x#17', { page: 'game', id: 'k3x', ply: 17 }],
    ['/game/k3x#0', { page: 'game', id: 'k3x', ply: 0 }],
    ['/game/k3x#main', { page: 'game', id: 'k3x', ply: undefined }],
    ['/game/', { page: 'missing' }],
    ['/game/a/b', { page: 'missing' }],
    ['/learn', { page: 'learn', at: { type: 'contents' } }],
    ['/learn/queen', { page: 'learn', at: { type: 'chapter', chapter: 'queen', rule: undefined } }],
    ['/learn/queen#R4.1', { page: 'learn', at: { type: 'chapter', chapter: 'queen', rule: 'R4.1' } }],
    ['/learn/Queen', { page: 'learn', at: { type: 'chapter', chapter: 'queen', rule: undefined } }],
    ['/learn/r4.1', { page: 'learn', at: { type: 'rule', rule: 'R4.1' } }],
    ['/learn/one-hive/2', { page: 'learn', at: { type: 'exercise', chapter: 'one-hive', number: 2 } }],
    ['/learn/queen/two', { page: 'learn', at: { type: 'chapter', chapter: 'queen/two', rule: undefined } }],
    ['/learning', { page: 'missing' }],
    ['/else', { page: 'missing' }],
  ])('%s', (address, route) => {
    expect(routeOf(new URL(address, 'http://localhost'))).toEqual(route);
  });

  test('a game at a ply is where its path leads', () => {
    expect(routeOf(new URL(gamePath('g', 4), 'http://localhost'))).toEqual({ page: 'game', id: 'g', ply: 4 });
  });
});
