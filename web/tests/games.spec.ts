/** The list of games: with pictures, to be resumed, looked at, exported and deleted. */

import { engine } from './api';
import { expect, testWithOwnServer as test } from './fixtures';
import { PINNED } from './records';
import { Table } from './table';

test('games are listed, resumed, looked at, exported and deleted', async ({ page, api }) => {
  await api.newGame({ black: engine(2) });
  await api.playOn(PINNED);
  await page.goto('/games');
  const cards = page.getByRole('article');
  await page.getByRole('radio', { name: 'All', exact: true }).check();
  await expect(cards).toHaveCount(3);
  await page.getByRole('radio', { name: 'In progress', exact: true }).check();
  await expect(cards).toHaveCount(2);
  for (const picture of await cards.locator('img').all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  const engineGame = cards.filter({ hasText: 'Level 2' });
  await engineGame.getByRole('button', { name: /^More/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download PGN' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pgn$/);

  await engineGame.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(cards).toHaveCount(2);
  await engineGame.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('The game is deleted.')).toBeVisible();
  expect((await api.games()).games).toHaveLength(2);

  await cards.getByRole('link').click();
  await expect(new Table(page).moves).toHaveCount(4);
});

test('a long list comes in pages', async ({ page, api }) => {
  for (let made = 0; made < 23; made += 1) await api.newGame();
  await page.goto('/games');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveCount(23);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('without games there is a way to the first one', async ({ page }) => {
  await page.goto('/games');
  await expect(page.getByText('No game is in progress.').or(page.getByText('No games yet.'))).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'New game' }).click();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
});

test('games in progress are on the first page', async ({ page, api }) => {
  await api.playOn(PINNED);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Games in progress' })).toBeVisible();
  await page.getByRole('article').getByRole('link').click();
  await expect(new Table(page).moves).toHaveCount(4);
});
