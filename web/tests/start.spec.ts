/** The first page, and the form for a new game. */

import { expect, test } from './fixtures';
import { Table } from './table';

test('a newcomer plays within one click', async ({ page, api }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const table = new Table(page);
  await expect(table.board).toBeVisible();
  await expect(table.message).toContainText('Your turn');
  const { seats, settings } = await api.game(table.id());
  expect(seats).toEqual({ white: { type: 'person' }, black: { type: 'engine', level: 3 } });
  expect(settings.time).toBeNull();
  await table.byClicks('wG1', { q: 0, r: 0 });
  await expect(table.moves).toHaveCount(2);
});

test('a click on an insect begins with it', async ({ page, api }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin with the Spider' }).click();
  const table = new Table(page);
  await expect(table.piece('wS1')).toBeVisible();
  await expect.poll(async () => (await api.game(table.id())).moves[0]?.mv).toBe('wS1');
});

test('the form makes the game that was chosen, and remembers the choices', async ({ page, api }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: 'The engine', exact: true }).check();
  await page.getByRole('radio', { name: /^Level 1\./ }).check();
  await page.getByRole('radio', { name: 'Black', exact: true }).check();
  await page.getByRole('switch', { name: 'Ladybug' }).click();
  await page.getByRole('switch', { name: 'Play with clocks' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const table = new Table(page);
  await expect(table.board).toBeVisible();
  const { seats, settings } = await api.game(table.id());
  expect(seats).toEqual({ white: { type: 'engine', level: 1 }, black: { type: 'person' } });
  expect(settings.game_type).toBe('Base+MP');
  expect(settings.time).not.toBeNull();
  await expect(page.getByRole('timer')).toHaveCount(2);
  await page.goto('/new');
  await expect(page.getByRole('switch', { name: 'Ladybug' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Mosquito' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Level 1\./ })).toBeChecked();
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('an address of a game that does not exist says so', async ({ page }) => {
  await page.goto('/game/nosuchgame');
  await expect(page.getByText('There is no such game, or it was deleted.')).toBeVisible();
});
