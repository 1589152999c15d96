/** Records: pasted, dropped, chosen, and what is said of those that cannot be read. */

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TOO_NARROW } from './records';
import { Table } from './table';

/** Pastes or drops something on the page, by the events that a browser sends. */
async function give(
  page: Page,
  how: 'paste' | 'drop',
  what: { text: string } | { file: string; name: string },
) {
  await page.evaluate(
    ([how, what]) => {
      const transfer = new DataTransfer();
      if ('text' in what) transfer.setData('text/plain', what.text);
      else transfer.items.add(new File([what.file], what.name));
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    },
    [how, what] as const,
  );
}

test('a GameString is pasted on the first page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await give(page, 'paste', { text: TOO_NARROW });
  const table = new Table(page);
  await expect(table.moves).toHaveCount(10);
  await table.pick('wA1');
  await expect(table.message).toContainText('This game comes from a record');
});

for (const format of ['pgn', 'sgf'] as const) {
  test(`${format.toUpperCase()} is written by the server and dropped on the list of games`, async ({
    page,
    api,
  }) => {
    const { id } = await api.open(TOO_NARROW);
    const file = await api.record(id, format);
    const moves = async (game: string) => (await api.game(game)).moves.map(({ mv }) => mv);
    const expected = await moves(id);
    // A record that is already there would not be imported again.
    await api.delete(id);
    await page.goto('/games');
    await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
    await give(page, 'drop', { file, name: `game.${format}` });
    const table = new Table(page);
    await expect(table.moves).toHaveCount(10);
    expect(table.id()).not.toBe(id);
    expect(await moves(table.id())).toEqual(expected);
  });
}

test('names, tags and comments act on nothing around them', async ({ page, api }) => {
  const hostile = '\u202edrawkcab\u009b';
  const pgn = `[GameType "Base"]\n[White "דוד"]\n[Black "${hostile}"]\n[Event "${hostile}"]\n\n1. wS1\n{${hostile} דוד}\n2. bS1 wS1-\n`;
  const { id, notes } = await api.open(pgn);
  expect(notes.map(({ phrase }) => phrase.key)).toEqual(['note-text-cleaned']);
  await page.goto(`/game/${id}#1`);
  await expect(page).toHaveTitle(/\u2068דוד\u2069.*drawkcab/);
  const names = page.locator('.player .name bdi');
  await expect(names).toHaveText([/דוד/, /^drawkcab$/]);
  const isolation = await names.evaluateAll((all) => all.map((name) => getComputedStyle(name).unicodeBidi));
  expect(isolation).toEqual(['isolate', 'isolate']);
  await expect(page.locator('p.comment')).toHaveAttribute('dir', 'auto');
  const shown = await page.evaluate(() => document.title + document.body.innerText);
  expect(shown).not.toMatch(/[\u202a-\u202e\u0080-\u009f]/);
  await page.goto('/games');
  await expect(page.locator('.name bdi').first()).toHaveText(/דוד/);
});

test('a record is typed into the dialog', async ({ page }) => {
  await page.goto('/games');
  await page.getByRole('button', { name: /^Open a record/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a record' });
  await dialog.getByLabel('Paste a game or a position here').fill(TOO_NARROW);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(new Table(page).moves).toHaveCount(10);
});

test('a file is chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Open a record/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose a file/ }).click();
  await (
    await chooser
  ).setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(TOO_NARROW) });
  await expect(new Table(page).moves).toHaveCount(10);
});

test.describe('what cannot be read', () => {
  // Browsers log every refused request.
  test.use({ mayLog: [/Failed to load resource/] });

  test('a text that is no record is refused, and the page stays', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await give(page, 'paste', { text: 'Tomorrow at eight?' });
    await expect(page.getByRole('alert').first()).toContainText('cannot be read as a game');
    await expect(page).toHaveURL(/\/$/);
  });

  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    test(`in the dialog it is told by the field, on ${size.width} pixels`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/games');
      await page.getByRole('button', { name: /^Open a record/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Open a record' });
      const field = dialog.getByLabel('Paste a game or a position here');
      await field.fill('garbage');
      await dialog.getByRole('button', { name: 'Open', exact: true }).click();
      const refusal = dialog.getByRole('alert').filter({ hasText: 'cannot be read as a game' });
      await expect(refusal).toBeInViewport();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill('garbage too');
      await expect(refusal).toHaveCount(0);
    });
  }

  test('a toast that appears while a dialog is open lies over it and can be closed', async ({ page }) => {
    await page.goto('/games');
    await page.getByRole('button', { name: /^Open a record/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a record' });
    await expect(dialog).toBeVisible();
    await give(page, 'drop', { file: 'garbage', name: 'game.txt' });
    const news = page.getByRole('alert').filter({ hasText: 'cannot be read as a game' });
    await expect(news).toBeInViewport();
    await news.getByRole('button', { name: 'Close' }).click();
    await expect(news).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});

test('a record with an illegal move is shown up to that move, and a note says so', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await give(page, 'paste', { text: 'Base;InProgress;White[2];wS1;bS1 wS1-;wA1 bS1-' });
  await expect(page.getByText('A new piece has to touch one of your own.')).toBeVisible();
  await expect(new Table(page).moves).toHaveCount(2);
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`long names and comments stay in their places, on ${size.width} pixels`, async ({ page, api }) => {
    await page.setViewportSize(size);
    const played = await api.record((await api.open(TOO_NARROW)).id, 'pgn');
    const unnamed = played.replace(/^\[(White|Black) .*\n/gm, '');
    const names = `[White "${'W'.repeat(120)}"]\n[Black "${'M'.repeat(120)}"]\n`;
    const { id } = await api.open(names + unnamed.replace(/^1\. \S+/m, `$& {${'x'.repeat(3_000)}}`));
    expect((await api.game(id)).comments).toHaveLength(1);
    const table = await Table.open(page, id, 1);
    await expect(table.message).toContainText('xxx');
    for (const part of await page.locator('.reserve [data-piece], .player, .message').all()) {
      const box = await part.boundingBox();
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    }
    await expect(
      page.locator('.reserve [data-piece="wQ"], .reserve [data-piece="wA1"]').first(),
    ).toBeInViewport();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.goto('/games');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test('the game is copied and downloaded', async ({ page, api, context, skep }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: skep.address });
  const { id } = await api.open(TOO_NARROW);
  const table = await Table.open(page, id);
  await table.tool('Copy the game (GameString)');
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('wA1 /wQ');
  for (const format of ['PGN', 'SGF']) {
    const download = page.waitForEvent('download');
    await table.tool(`Download as ${format}`);
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  }
});
