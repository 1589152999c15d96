import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createGame,
  deleteGame,
  hint,
  listGames,
  pictureUrl,
  problemIn,
  ProblemError,
  recordUrl,
} from './api';

afterEach(() => vi.unstubAllGlobals());

/** Answers every request, and remembers them. */
function answering(status: number, body: unknown) {
  const asked: [string, string, unknown][] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push([init.method ?? '', path, init.body ? JSON.parse(String(init.body)) : undefined]);
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
  return asked;
}

const problem = {
  code: 'no-such-game',
  phrase: { key: 'problem-no-such-game' },
  text: 'there is no such game',
};

describe('requests', () => {
  test('a new game has a key of its own', async () => {
    const asked = answering(201, { id: 'g' });
    const game = { settings: {}, seats: {} } as Parameters<typeof createGame>[0];
    expect(await createGame(game)).toEqual({ id: 'g' });
    expect(asked[0]?.[2]).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{24}$/) as string });
    await createGame({ ...game, key: 'mine' });
    expect(asked[1]?.[2]).toMatchObject({ key: 'mine' });
  });

  test('games are asked for by the page', async () => {
    const asked = answering(200, { games: [], next: null });
    await listGames({ state: 'live', before: 'a b', limit: 5 });
    await listGames();
    expect(asked.map(([, path]) => path)).toEqual([
      '/api/games?state=live&before=a+b&limit=5',
      '/api/games?',
    ]);
  });

  test('deleting answers nothing', async () => {
    const asked = answering(204, undefined);
    await deleteGame('g');
    expect(asked).toEqual([['DELETE', '/api/games/g', undefined]]);
  });

  test.each([
    [recordUrl('g', 'pgn'), '/api/games/g/record?format=pgn'],
    [pictureUrl('g'), '/api/games/g/picture.svg?theme=light'],
    [pictureUrl('g', 3, 'dark'), '/api/games/g/picture.svg?theme=dark&ply=3'],
  ])('%s', (url, expected) => {
    expect(url).toBe(expected);
  });
});

describe('problems', () => {
  test('are worded', async () => {
    answering(404, problem);
    const refused = await hint('g', 3).catch((reason: unknown) => reason);
    expect(refused).toBeInstanceOf(ProblemError);
    expect((refused as ProblemError).text).toBe('There is no such game, or it was deleted.');
  });

  test('without a translation are shown in English', () => {
    expect(
      new ProblemError({ code: 'new', phrase: { key: 'problem-of-the-future' }, text: 'wait' }).text,
    ).toBe('wait');
  });

  test('a server that is not there', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    const refused = await hint('g', 3).catch((reason: unknown) => reason);
    expect((refused as ProblemError).phrase.key).toBe('web-unreachable');
  });

  test.each([
    ['<html>', 'web-strange-answer'],
    ['{}', 'web-strange-answer'],
    ['null', 'web-strange-answer'],
    [JSON.stringify({ ...problem, code: undefined }), 'web-strange-answer'],
    [JSON.stringify(problem), 'problem-no-such-game'],
  ])('in %s', (body, key) => {
    expect(problemIn(body, 502).phrase.key).toBe(key);
  });
});
