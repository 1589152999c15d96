import { afterEach, expect, test, vi } from 'vitest';
import { copyGame } from './clipboard';
import { toasts } from './toasts.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const problem = {
  code: 'no-such-game',
  phrase: { key: 'problem-no-such-game' },
  text: 'there is no such game',
};

test.each([
  ['it is copied', 200, 'Base;NotStarted;White[1]\n', true, ['Copied.', undefined]],
  [
    'it is shown where a page may not copy',
    200,
    'Base;NotStarted;White[1]\n',
    false,
    ['The browser does not allow copying here. This is the text: Base;NotStarted;White[1]', undefined],
  ],
  [
    'there is no such game',
    404,
    JSON.stringify(problem),
    true,
    ['There is no such game, or it was deleted.', 'bad'],
  ],
])('%s', async (_, status, body, allowed, told) => {
  const copied: string[] = [];
  const writeText = (text: string) =>
    allowed ? Promise.resolve(copied.push(text)) : Promise.reject(new Error());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const tell = vi.spyOn(toasts, 'tell').mockImplementation(() => {});
  await copyGame('g');
  expect(tell.mock.calls.map(([text, kind]) => [text, kind])).toEqual([told]);
  expect(copied).toEqual(status === 200 && allowed ? ['Base;NotStarted;White[1]'] : []);
});
