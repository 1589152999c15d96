/** Looking back: by link, keys, buttons, clicks, hovering and swiping. */

import { middle } from './board';
import { Finger } from './finger';
import { expect, PHONE, test } from './fixtures';
import { TOO_NARROW } from './records';
import { Table } from './table';

test('a link leads to a ply', async ({ page, api }) => {
  const { id } = await api.open(TOO_NARROW);
  const table = await Table.open(page, id, 3);
  await expect(table.pieces).toHaveCount(3);
  await expect(page.locator('[data-ply][aria-current]')).toHaveAttribute('data-ply', '3');
  await page.goto(`/game/${id}#0`);
  await expect(table.pieces).toHaveCount(0);
  await expect(table.message).toContainText('Before the first move');
});

test('keys and buttons step through the game, and the address follows', async ({ page, api }) => {
  const { id } = await api.open(TOO_NARROW);
  const table = await Table.open(page, id);
  const pieces = table.pieces;
  await expect(pieces).toHaveCount(9);
  const steps: [() => Promise<unknown>, number, number][] = [
    [() => page.keyboard.press('ArrowLeft'), 9, 8],
    [() => page.keyboard.press('ArrowLeft'), 8, 8],
    [() => page.getByRole('button', { name: 'Back' }).click(), 7, 7],
    [() => page.keyboard.press('Home'), 0, 0],
    [() => page.keyboard.press('ArrowRight'), 1, 1],
    [() => page.getByRole('button', { name: 'Forward' }).click(), 2, 2],
    [() => table.moves.nth(4).click(), 5, 5],
    [() => page.getByRole('button', { name: 'First' }).click(), 0, 0],
    [() => page.getByRole('button', { name: 'Latest', exact: true }).click(), 10, 9],
  ];
  for (const [step, ply, count] of steps) {
    await step();
    await expect(pieces).toHaveCount(count);
    await expect(page).toHaveURL(ply === 10 ? /\/game\/[\w-]+$/ : new RegExp(`#${ply}$`));
  }
});

test('hovering over a move shows its position', async ({ page, api }) => {
  const { id } = await api.open(TOO_NARROW);
  const table = await Table.open(page, id);
  const pieces = table.pieces;
  await expect(pieces).toHaveCount(9);
  await table.moves.nth(2).hover();
  // A pointer that only crosses the list changes nothing.
  await expect(pieces).toHaveCount(9);
  await page.clock.runFor(100);
  await expect(pieces).toHaveCount(3);
  await page.mouse.move(5, 5);
  await page.clock.runFor(100);
  await expect(pieces).toHaveCount(9);
});

test('an earlier position cannot be played on', async ({ page, api }) => {
  const { id } = await api.playOn(TOO_NARROW);
  const table = await Table.open(page, id, 4);
  await table.pick('wS1');
  await expect(table.message).toContainText('You are looking at an earlier move');
  await page.keyboard.press('End');
  await table.byClicks('wG1', { q: -1, r: 3 });
  await expect(table.moves).toHaveCount(11);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a swipe along the bar steps through the game', async ({ page, api }) => {
    const { id } = await api.open(TOO_NARROW);
    await Table.open(page, id);
    const { y } = await middle(page.getByRole('button', { name: 'Back', exact: true }));
    const finger = await Finger.on(page);
    const swipe = async (from: number, to: number) => {
      await finger.down({ x: from, y });
      await finger.move({ x: from, y }, { x: to, y });
      await finger.up();
    };
    await swipe(100, 220);
    await expect(page).toHaveURL(/#7$/);
    await swipe(220, 140);
    await expect(page).toHaveURL(/#9$/);
  });

  test('two fingers zoom, one moves the board, a button shows all again', async ({ page, api }) => {
    const { id } = await api.open(TOO_NARROW);
    const table = await Table.open(page, id);
    const width = async () => (await table.piece('wQ').boundingBox())?.width ?? 0;
    const before = await width();
    const box = await table.board.boundingBox();
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const finger = await Finger.on(page);
    await finger.down({ x: at.x - 30, y: at.y }, { x: at.x + 30, y: at.y });
    for (let step = 1; step <= 6; step += 1) {
      await finger.place({ x: at.x - 30 - step * 8, y: at.y }, { x: at.x + 30 + step * 8, y: at.y });
    }
    await finger.up();
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    await table.tool('Show the whole hive');
    await expect.poll(width).toBeLessThan(before * 1.05);
  });
});
