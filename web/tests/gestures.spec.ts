/** What hands do on the board besides playing. */

import type { ToServer } from '../src/wire';
import { click, middle } from './board';
import { expect, test } from './fixtures';
import { PINNED, TOO_NARROW } from './records';
import { Table } from './table';

test('a piece dropped outside the board returns to the reserve', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED);
  const table = await Table.open(page, id);
  await expect(table.moves).toHaveCount(4);
  const { x, y } = await middle(table.piece('wA1'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y - 150, { steps: 5 });
  await expect(page.locator('.skep-lifted')).toBeVisible();
  await page.mouse.move(40, 20, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.skep-lifted')).toHaveCount(0);
  await expect(table.piece('wA1')).toBeVisible();
  await expect(table.message).toContainText('White to move');
  // A move sent by mistake would have arrived before this one.
  await table.byClicks('wG1', { q: -2, r: 0 });
  await expect(table.moves).toHaveCount(5);
  expect((await api.game(id)).moves.at(-1)?.mv).toMatch(/^wG1 /);
});

test('a piece clicked before the server has confirmed the last move is picked up afterwards', async ({
  page,
  api,
}) => {
  const { id } = await api.newGame();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    let held = false;
    socket.onMessage((message) => {
      held ||= (JSON.parse(String(message)) as ToServer).type === 'command';
      server.send(message);
    });
    server.onMessage(async (message) => {
      if (held) await arrived;
      socket.send(message);
    });
  });
  const table = await Table.open(page, id);
  await table.byClicks('wS1', { q: 0, r: 0 });
  await table.pick('bS1');
  await expect(page.locator('.goal')).toHaveCount(0);
  await expect(table.moves).toHaveCount(0);
  arrive();
  await expect(table.goal({ q: 1, r: 0 })).toBeVisible();
  await click(table.goal({ q: 1, r: 0 }));
  await expect(table.moves).toHaveCount(2);
});

test('Escape lets go of a piece', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED);
  const table = await Table.open(page, id);
  await table.pick('wA1');
  await expect(page.locator('.goal').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.goal')).toHaveCount(0);
});

test('the wheel zooms to the pointer, dragging the ground moves it, a button shows all again', async ({
  page,
  api,
}) => {
  const { id } = await api.open(TOO_NARROW);
  const table = await Table.open(page, id);
  const queen = table.piece('wQ');
  const at = await middle(queen);
  const width = async () => (await queen.boundingBox())?.width ?? 0;
  const before = await width();
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -240);
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  const zoomed = await middle(queen);
  // What is under the pointer stays there.
  expect(Math.hypot(zoomed.x - at.x, zoomed.y - at.y)).toBeLessThan(3);
  const box = await table.board.boundingBox();
  const [left, top] = [(box?.x ?? 0) + 15, (box?.y ?? 0) + 15];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 60, top + 40, { steps: 4 });
  await page.mouse.up();
  const panned = await middle(queen);
  expect(panned.x - zoomed.x).toBeCloseTo(60, -1);
  expect(panned.y - zoomed.y).toBeCloseTo(40, -1);
  await table.tool('Show the whole hive');
  await expect.poll(width).toBeLessThan(before * 1.05);
});

test('looking at an earlier move is not disturbed when the game goes on', async ({ context, api }) => {
  const { id } = await api.playOn(PINNED);
  const watcher = await Table.open(await context.newPage(), id, 2);
  await expect(watcher.pieces).toHaveCount(2);
  const player = await Table.open(await context.newPage(), id);
  await player.byClicks('wA1', { q: -2, r: 0 });
  await expect(watcher.moves).toHaveCount(5);
  await expect(watcher.pieces).toHaveCount(2);
  await watcher.page.keyboard.press('End');
  await expect(watcher.pieces).toHaveCount(5);
});
