/** Illegal moves are refused with a reason, and the piece goes back. */

import type { EventsMessage } from '../src/game/fold';
import { hiveAt } from '../src/hive/hive';
import { parseMove } from '../src/hive/notation';
import { engine } from './api';
import { click, middle } from './board';
import { expect, test } from './fixtures';
import { Lesson } from './lesson';
import { PINNED, QUEEN_DUE, RESTING, THROW_AHEAD, TOO_NARROW } from './records';
import { Table } from './table';

test('a pinned piece names the pieces it holds to the hive, and marks them', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED);
  const table = await Table.open(page, id);
  await table.pick('wS1');
  await expect(table.message).toContainText('The white Spider 1 holds the hive together');
  await expect(table.message).toContainText('would be cut off');
  await expect(page.locator('.emphasis.cut-off').first()).toBeVisible();
  await expect(page.getByRole('alert').first()).toContainText('holds the hive together');
  // After a while the message disappears.
  await page.clock.runFor(10_000);
  await expect(table.message).toContainText('White to move');
});

test('a Queen that is due comes first', async ({ page, api }) => {
  const { id } = await api.playOn(QUEEN_DUE);
  const table = await Table.open(page, id);
  await table.pick('wG1');
  await expect(table.message).toContainText('the Queen has to be placed now');
  await table.byClicks('wQ', { q: -3, r: 0 });
  await expect(table.moves).toHaveCount(7);
});

test('nothing moves before the Queen is there', async ({ page, api }) => {
  const { id } = await api.newGame();
  const table = await Table.open(page, id);
  await table.byClicks('wA1', { q: 0, r: 0 });
  await table.byClicks('bA1', { q: 1, r: 0 });
  await expect(table.moves).toHaveCount(2);
  await table.pick('wA1');
  await expect(table.message).toContainText('once your Queen is on the board');
});

test('a gap can be too narrow; the piece shakes and returns', async ({ page, api }) => {
  const { id } = await api.playOn(TOO_NARROW);
  const { version } = await api.game(id);
  const table = await Table.open(page, id);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const before = await middle(table.piece('wA2'));
  const [white, black] = [await middle(table.piece('wQ')), await middle(table.piece('bQ'))];
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  // The hole lies halfway between the two Queens.
  await page.mouse.move((white.x + black.x) / 2, (white.y + black.y) / 2, { steps: 8 });
  await page.mouse.up();
  await expect(table.message).toContainText('too narrow');
  const refused = page.locator('[data-piece="wA2"][data-refused]');
  await expect(refused).toHaveCount(1);
  const away = async () => {
    const after = await middle(table.piece('wA2'));
    return Math.hypot(after.x - before.x, after.y - before.y);
  };
  expect(await away()).toBeGreaterThan(1);
  await page.clock.runFor(1_000);
  expect(await away()).toBeLessThan(1);
  await expect(refused).toHaveCount(0);
  // The reason was asked for, and nothing was played.
  const after = await api.game(id);
  expect([after.version, after.moves.length]).toEqual([version, 10]);
});

test('a piece that was just thrown cannot move', async ({ page, api }) => {
  const { id } = await api.playOn(RESTING);
  const table = await Table.open(page, id);
  await table.pick('bA1');
  await expect(table.message).toContainText('has to rest for this one');
});

test('a piece cannot be picked up in the opponent’s turn', async ({ page, api }) => {
  const { id } = await api.newGame({ black: engine(1) });
  // However fast the engine is, its move does not come.
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const { events = [] } = JSON.parse(String(message)) as Partial<EventsMessage>;
      if (!events.some((event) => event.type === 'played' && event.by === 'black')) socket.send(message);
    });
  });
  const table = await Table.open(page, id);
  await table.byClicks('wG1', { q: 0, r: 0 });
  await expect(table.moves).toHaveCount(1);
  await table.pick('wA1');
  await expect(table.message).toContainText('It is your opponent’s turn.');
});

test('the other side’s pieces are not yours', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED);
  const table = await Table.open(page, id);
  await table.pick('bQ');
  await expect(table.message).toHaveClass(/refusal/);
  await expect(table.message).toContainText('The black Queen is your opponent’s');
});

test('a piece cannot go to a cell far from the hive', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED);
  const table = await Table.open(page, id);
  await table.pick('wA1');
  const box = await table.board.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
  // The piece is let go and the reason told; nothing was played.
  await expect(table.message).toContainText('every insect has to touch the hive');
  await expect(page.locator('.goal')).toHaveCount(0);
  expect((await api.game(id)).moves).toHaveLength(4);
});

/** A position, what is tried there, and what is said of it. */
const REASONS: readonly [position: string, mv: string, says: string][] = [
  ['Base .wS1bG1wA1/..bQ/wQbS1 w4 -', 'wA1 bQ', 'That cell is taken'],
  ['Base .wQ/wS1.bQ/wG1bG1 w4 -', 'wQ \\bQ', 'would lose contact with the hive'],
  ['Base+P ..(wS1bB1)bQ/bA1wP/.(bS1wB1)/wQ w8 -', 'bA1 wP-', 'between two higher stacks'],
];
for (const [position, mv, says] of REASONS) {
  test(`${mv}: ${says}`, async ({ page, api }) => {
    const { id } = await api.playOn(position);
    const table = await Table.open(page, id);
    const move = parseMove(mv);
    const game = await api.game(id);
    const to = move && hiveAt(game, game.moves.length).hive.targetOf(move);
    await table.pick(mv.split(' ')[0] ?? '');
    await new Lesson(page, page.locator('main')).cell(to ?? { q: 0, r: 0 });
    await expect(table.message).toContainText(says);
  });
}

test('a throw is marked, and announced with its thrower', async ({ page, api }) => {
  const { id } = await api.playOn(THROW_AHEAD);
  const table = await Table.open(page, id);
  await table.pick('wQ');
  const thrown = table.goal({ q: 0, r: -2 });
  await expect(thrown).toHaveClass(/throw/);
  await expect(thrown).not.toHaveClass(/by-itself/);
  await click(thrown);
  await expect(table.moves).toHaveCount(7);
  await expect(page.locator('.last-thrower')).toBeAttached();
  await expect(table.said).toContainText('Thrown by white Pillbug');
});

test('a move can be confirmed first', async ({ page, api }) => {
  const { id } = await api.newGame();
  const table = await Table.open(page, id);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Confirm moves' }).click();
  await page.keyboard.press('Escape');
  await table.byClicks('wA1', { q: 0, r: 0 });
  await table.message.getByRole('button', { name: 'Not yet' }).click();
  expect((await api.game(id)).moves).toHaveLength(0);
  await table.byClicks('wA1', { q: 0, r: 0 });
  await table.message.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(table.moves).toHaveCount(1);
  await table.byClicks('bA1', { q: 1, r: 0 });
  await expect(table.message).toContainText('Play black Ant 1');
  // A second click on the cell confirms as well.
  await click(table.goal({ q: 1, r: 0 }));
  await expect(table.moves).toHaveCount(2);
});
