/** What one can do besides playing: take back, ask for a hint, give up, agree on a draw, play again. */

import type { Page } from '@playwright/test';
import type { FromServer, ToServer } from '../src/wire';
import { engine } from './api';
import { expect, test } from './fixtures';
import { PINNED } from './records';
import { Table } from './table';

test('a move against the engine is taken back, with its answer', async ({ page, api }) => {
  const { id } = await api.newGame({ black: engine(1) });
  const table = await Table.open(page, id);
  await table.byClicks('wS1', { q: 0, r: 0 });
  await expect(table.moves).toHaveCount(2);
  await expect(table.message).toContainText('Your turn');
  await table.tool('Take back');
  await expect(table.moves).toHaveCount(0);
  await expect(table.pieces).toHaveCount(0);
  await expect(table.message).toContainText('Your turn');
});

test('a move is taken back if the opponent allows it', async ({ page, api }) => {
  const { id } = await api.newGame({ takebacks: 'asked' });
  const table = await Table.open(page, id);
  await table.byClicks('wS1', { q: 0, r: 0 });
  await table.byClicks('bS1', { q: 1, r: 0 });
  await expect(table.moves).toHaveCount(2);
  await table.tool('Take back');
  await expect(table.message).toContainText('asks to take a move back');
  await table.message.getByRole('button', { name: 'Refuse' }).click();
  await expect(table.message).toContainText('The move is not taken back.');
  await expect(table.moves).toHaveCount(2);
  await table.tool('Take back');
  await table.message.getByRole('button', { name: 'Allow' }).click();
  await expect(table.moves).toHaveCount(1);
});

test('a game without takebacks has the button disabled', async ({ page, api }) => {
  const { id } = await api.newGame({ takebacks: 'never' });
  const table = await Table.open(page, id);
  await table.byClicks('wS1', { q: 0, r: 0 });
  await expect(table.moves).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled();
});

test('a hint has reasons, is marked on the board, and can be played', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED);
  const table = await Table.open(page, id);
  await table.tool('Hint');
  await expect(table.message).toContainText(/Try.*white/);
  await expect(table.message.getByRole('listitem').first()).toHaveText(/\w+/);
  await expect(page.locator('.preview .ghost')).toBeVisible();
  await expect(table.said).toContainText('A good move: white');
  await table.message.getByRole('button', { name: 'Play it' }).click();
  await expect(table.moves).toHaveCount(5);
});

test('a thinking engine moves when it is told to', async ({ page, api }) => {
  // With so much time, an engine at full strength thinks for a quarter of a minute. If it has moved before we could
  // click, the other one is thinking already.
  const time = { initial_ms: 7_200_000, increment_ms: 0 };
  const { id } = await api.newGame({ white: engine(10), black: engine(10), time });
  const commands = moveNowCommands(page);
  const table = await Table.open(page, id);
  await expect(page.locator('.thinking')).toHaveAttribute('title', /Looked.*\nScore.*\nIt expects/);
  const button = table.message.getByRole('button', { name: 'Move now' });
  await expect(async () => {
    await page.clock.runFor(1_000);
    await button.click({ timeout: 2_000 });
    await expect.poll(() => commands.answers.length).toBe(commands.asked.length);
    expect(commands.answers).toContain('settled');
  }).toPass();
  const ply = commands.asked[commands.answers.indexOf('settled')] ?? 0;
  await expect(table.moves.nth(ply)).toBeVisible();
  await api.delete(id);
});

/** The versions at which the page has told an engine to move, and the server's answers. */
function moveNowCommands(page: Page): { asked: number[]; answers: string[] } {
  const [ids, asked, answers] = [new Set<string>(), [] as number[], [] as string[]];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ToServer;
      if (message.type !== 'command' || message.command.type !== 'move_now') return;
      ids.add(message.id);
      asked.push(message.command.after);
    });
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as FromServer;
      if ((message.type === 'settled' || message.type === 'refused') && ids.has(message.id))
        answers.push(message.type);
    });
  });
  return { asked, answers };
}

test('resigning has to be confirmed', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED, { black: engine(1) });
  const table = await Table.open(page, id);
  await table.tool('Resign');
  const dialog = page.getByRole('dialog', { name: 'Give up?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.message).toContainText('Your turn');
  await table.tool('Resign');
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(table.message).toContainText('You lose.');
  await expect(table.message).toContainText('You have resigned.');
});

test('a game that has hardly begun is aborted instead of resigned', async ({ page, api }) => {
  const { id } = await api.newGame();
  const table = await Table.open(page, id);
  await table.tool('Break off');
  await page.getByRole('dialog').getByRole('button', { name: 'Break off' }).click();
  await expect(table.message).toContainText('Broken off.');
});

test('a draw is offered, declined, offered again and accepted', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED);
  const table = await Table.open(page, id);
  await table.tool('Offer a draw');
  await expect(table.message).toContainText('White offers a draw.');
  await table.message.getByRole('button', { name: 'Decline' }).click();
  await expect(table.message).toContainText('The draw is declined.');
  await table.byClicks('wA1', { q: -2, r: 0 });
  await expect(table.moves).toHaveCount(5);
  await table.tool('Offer a draw');
  await expect(table.message).toContainText('Black offers a draw.');
  await table.message.getByRole('button', { name: 'Accept' }).click();
  await expect(table.message).toContainText('A draw.');
  await expect(table.message).toContainText('Both sides agreed on it.');
});

test('an offer to the engine has to be confirmed, and is answered', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED, { black: engine(1) });
  const table = await Table.open(page, id);
  await table.tool('Offer a draw');
  const dialog = page.getByRole('dialog', { name: 'Offer a draw?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.message).toContainText('Your turn');
  await table.tool('Offer a draw');
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(table.message).toContainText(/The draw is declined|A draw/);
});

test('a rematch swaps the sides, and two clicks make one game', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED, { black: engine(1) });
  const table = await Table.open(page, id);
  await table.tool('Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await table.message.getByRole('button', { name: 'Play again' }).dblclick();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  const again = await api.game(table.id());
  expect(again.seats).toEqual({ white: { type: 'engine', level: 1 }, black: { type: 'person' } });
  const { games } = await api.games();
  expect(games.filter((game) => game.created_at >= again.created_at)).toHaveLength(1);
});

test('a new game starts from an earlier position', async ({ page, api }) => {
  const { id } = await api.open(PINNED);
  const table = await Table.open(page, id, 2);
  await table.tool('Play on from here');
  await page.getByRole('dialog').getByRole('radio', { name: 'A person at this screen' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await expect(table.moves).toHaveCount(2);
  await table.byClicks('wQ', { q: -1, r: 0 });
  await expect(table.moves).toHaveCount(3);
});
