/** Several tabs in step, lost connections, and a server that is killed. */

import { engine } from './api';
import type { Locator, Page } from '@playwright/test';
import { expect, test, testWithOwnServer } from './fixtures';
import { Table } from './table';

// The page tries to reconnect after a while.
test.use({ time: 'runs' });
testWithOwnServer.use({ time: 'runs' });

function lost(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'No connection.' });
}

test('two tabs of a game stay in sync', async ({ context, api }) => {
  const { id } = await api.newGame();
  const one = await Table.open(await context.newPage(), id);
  const other = await Table.open(await context.newPage(), id);
  await one.byClicks('wS1', { q: 0, r: 0 });
  await expect(other.moves).toHaveCount(1);
  await other.byClicks('bS1', { q: 1, r: 0 });
  await expect(one.moves).toHaveCount(2);
  await expect(one.message).toContainText('White to move');
});

test('a game that is deleted disappears for its watchers', async ({ page, api }) => {
  const { id } = await api.newGame();
  await Table.open(page, id);
  await api.delete(id);
  await expect(page.getByText('There is no such game, or it was deleted.')).toBeVisible();
});

test('a command whose answer was lost is sent again and done once', async ({ page, api }) => {
  const { id } = await api.newGame();
  const sent: string[] = [];
  let cut = true;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    let silent = false;
    socket.onMessage((message) => {
      const { type, id } = JSON.parse(String(message)) as { type: string; id?: string };
      server.send(message);
      if (type !== 'command') return;
      sent.push(id ?? '');
      if (!cut) return;
      // The server gets it, but its answer does not come back.
      [cut, silent] = [false, true];
      void socket.close({ code: 1001 });
    });
    server.onMessage((message) => {
      if (!silent) socket.send(message);
    });
  });
  const table = await Table.open(page, id);
  await table.byClicks('wS1', { q: 0, r: 0 });
  await expect(table.message).toContainText('Black to move');
  await expect(table.moves).toHaveCount(1);
  expect(new Set(sent).size).toBe(1);
  expect((await api.game(id)).moves.map(({ mv }) => mv)).toEqual(['wS1']);
  await table.byClicks('bS1', { q: 1, r: 0 });
  await expect(table.moves).toHaveCount(2);
});

testWithOwnServer.describe('the server is killed', () => {
  testWithOwnServer.use({ mayLog: [/WebSocket|Failed to load resource|ERR_CONNECTION/] });

  testWithOwnServer('a game goes on where it was, engine included', async ({ page, api, own }) => {
    const { id } = await api.newGame({ black: engine(1) });
    const table = await Table.open(page, id);
    await table.byClicks('wS1', { q: 0, r: 0 });
    await expect(table.moves).toHaveCount(2);
    await own.kill();
    await expect(lost(page)).toBeVisible();
    await own.startAgain();
    await expect(lost(page)).toBeHidden();
    await expect(table.moves).toHaveCount(2);
    const spot = (await api.game(id)).turn?.legal.find(({ piece }) => piece === 'wQ');
    await table.byClicks('wQ', { q: spot?.q ?? 0, r: spot?.r ?? 0 });
    await expect(table.moves).toHaveCount(4);
  });

  testWithOwnServer('a move made without connection is kept and sent later', async ({ page, api, own }) => {
    const { id } = await api.newGame();
    const table = await Table.open(page, id);
    await expect(table.message).toContainText('White to move');
    await own.kill();
    await expect(lost(page)).toBeVisible();
    await table.byClicks('wS1', { q: 0, r: 0 });
    await expect(table.piece('wS1').first()).toBeVisible();
    await own.startAgain();
    await expect(table.message).toContainText('Black to move');
    expect((await api.game(id)).moves.map(({ mv }) => mv)).toEqual(['wS1']);
  });
});
