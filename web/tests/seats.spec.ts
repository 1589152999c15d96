/** Who plays: two persons at one screen, or two engines that are watched. */

import { engine } from './api';
import { expect, test } from './fixtures';
import { PASS_AHEAD } from './records';
import { Table } from './table';

test('two people share a screen', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: 'A person here', exact: true }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const table = new Table(page);
  const moves: [string, number, number][] = [
    ['wS1', 0, 0],
    ['bS1', 1, 0],
    ['wQ', -1, 0],
    ['bQ', 2, 0],
    ['wA1', -1, 1],
    ['bA1', 2, 1],
    ['wA1', 1, 1],
  ];
  for (const [index, [piece, q, r]] of moves.entries()) {
    await expect(table.message).toContainText(index % 2 === 0 ? 'White to move' : 'Black to move');
    await table.byClicks(piece, { q, r });
    await expect(table.moves).toHaveCount(index + 1);
  }
  await expect(table.message).toContainText('Black to move');
});

test('two engines are watched', async ({ page, api }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: 'Two engines', exact: true }).check();
  for (const side of ['White', 'Black']) {
    await page
      .getByRole('group', { name: `${side}’s level` })
      .getByRole('radio', { name: /^Level 1\./ })
      .check();
  }
  await page.getByRole('button', { name: 'Begin and watch' }).click();
  const table = new Table(page);
  await expect(table.moves.nth(3)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await expect(page.locator('.movable')).toHaveCount(0);
  const { seats } = await api.game(table.id());
  expect([seats.white.type, seats.black.type]).toEqual(['engine', 'engine']);
  // They would play on behind the other tests.
  await api.delete(table.id());
});

test('an engine that plays White begins', async ({ page, api }) => {
  const { id } = await api.newGame({ white: engine(1) });
  const table = await Table.open(page, id);
  await expect(table.moves).toHaveCount(1);
  await expect(table.message).toContainText('Your turn');
});

test('a forced pass is announced', async ({ page, api }) => {
  const { id } = await api.playOn(PASS_AHEAD);
  const table = await Table.open(page, id);
  await table.byClicks('wB2', { q: 2, r: 0 });
  await expect(table.message).toContainText('Black cannot move and passes.');
  await expect(table.said).toContainText('Black cannot move and passes.');
  await expect(table.moves).toHaveCount(18);
  await expect(table.moves.last()).toHaveText('pass');
});
