/** Whole games against the engine, each played by other means. */

import type { Page } from '@playwright/test';
import { engine, type Api } from './api';
import { expect, PHONE, test } from './fixtures';
import { choose } from './greedy-player';
import { Table, type Hand } from './table';
import type { GameView, LegalMove } from '../src/wire';

/** The end is said in words and shown on the board. */
async function expectShownEnd(table: Table, { ending }: GameView): Promise<void> {
  const told = ending?.winner === 'white' ? 'You win!' : ending?.winner === 'black' ? 'You lose.' : 'A draw.';
  await expect(table.message).toContainText(told);
  expect(['surrounded', 'both_surrounded', 'repetition']).toContain(ending?.reason);
  await expect(table.page.locator('.surrounded')).toHaveCount(ending?.surrounded.length ?? 0);
  await expect(
    table.page.getByRole('button', { name: 'Play again' }).filter({ visible: true }).first(),
  ).toBeVisible();
}

/** Plays a game against an engine, by one way of moving pieces and by the other in turn. */
async function playWhole(page: Page, api: Api, hands: (table: Table) => readonly Hand[]): Promise<void> {
  const { id } = await api.newGame({ black: engine(1) });
  const table = await Table.open(page, id);
  const ways = hands(table).map(
    (hand) =>
      ({ piece, q, r }: LegalMove) =>
        hand(piece, { q, r }),
  );
  await expectShownEnd(table, await table.playToEnd(api, ways));
  await expect(table.board).toBeInViewport({ ratio: 0.9 });
}

test.describe('while pieces glide', () => {
  test.use({ time: 'runs' });

  test('by mouse, dragging and clicking in turn', async ({ page, api }) => {
    await playWhole(page, api, ({ byDragging, byClicks }) => [byDragging, byClicks]);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('by touch, tapping and dragging in turn', async ({ page, api }) => {
    await playWhole(page, api, ({ byTaps, byFinger }) => [byTaps, byFinger]);
  });
});

test('by keyboard alone, from the text and by what is announced', async ({ page, api }) => {
  const { id } = await api.newGame({ black: engine(1) });
  const table = await Table.open(page, id);
  await page.keyboard.press('i');
  await expect(page.getByRole('heading', { name: 'What you can play' })).toBeFocused();
  const game = await table.playToEnd(api, [(move) => playFromText(table, api, move)]);
  await expectShownEnd(table, game);
  await expect(table.said).toContainText(/is surrounded|Both Queens|three times/);
});

/** Waits until the turn is announced, picks the piece from the list, then its target. */
async function playFromText({ page, said }: Table, api: Api, move: LegalMove): Promise<void> {
  const { moves, turn } = await api.game(/[^/]+$/.exec(new URL(page.url()).pathname)?.[0] ?? '');
  if (moves.length > 0) await expect(said).toContainText('Your turn.');
  const legal = turn?.legal ?? [];
  const pieces = [...new Set(legal.map(({ piece }) => piece))];
  const targets = legal.filter(({ piece }) => piece === move.piece);
  await expect(page.getByRole('heading', { name: 'What you can play' })).toBeFocused();
  await expect(page.getByRole('button', { name: /, (one|\d+) moves?$/ })).toHaveCount(pieces.length);
  await pressTab(page, pieces.indexOf(move.piece) + 1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Where does / })).toBeFocused();
  await pressTab(page, targets.findIndex(({ mv }) => mv === move.mv) + 1);
  await page.keyboard.press('Enter');
}

async function pressTab(page: Page, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press('Tab');
}

test('a few moves by keyboard on the board', async ({ page, api }) => {
  const { id } = await api.newGame();
  const table = await Table.open(page, id);
  await expect(table.message).toContainText('White to move');
  for (let ply = 0; ply < 10; ply += 1) {
    const move = choose(await api.game(id));
    expect(move).toBeDefined();
    if (move) await playByKeys(table, move);
    await expect(table.moves).toHaveCount(ply + 1);
  }
});

test('a move is typed in notation', async ({ page, api }) => {
  const { id } = await api.newGame();
  const table = await Table.open(page, id);
  await page.keyboard.press('i');
  const field = page.getByLabel('Type a move');
  await field.fill('ws1');
  await page.keyboard.press('Enter');
  await expect(table.moves).toHaveCount(1);
  await field.fill('bS1 wA1-');
  await page.keyboard.press('Enter');
  await expect(table.message).toHaveClass(/refusal/);
  await field.fill('bS1 -wS1');
  await page.keyboard.press('Enter');
  await expect(table.moves).toHaveCount(2);
});

/** Focuses the board, picks the piece up, steps through its targets, and puts it down. */
async function playByKeys({ page, board }: Table, { piece, q, r }: LegalMove): Promise<void> {
  const letter = piece.charAt(1).toLowerCase();
  if (!(await board.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('o');
  await expect(board).toBeFocused();
  const inReserve = await page.locator(`.skep-reserve button[data-piece="${piece}"]`).count();
  if (inReserve > 0) await page.keyboard.press(`Shift+${letter}`);
  else {
    // An insect of the same kind may be met before, or stand below another one.
    for (let tries = 0; tries < 8; tries += 1) {
      await page.keyboard.press(letter);
      await page.keyboard.press('Enter');
      if ((await page.locator(`[data-piece="${piece}"].selected`).count()) > 0) break;
      await page.keyboard.press('Escape');
    }
  }
  const goal = page.locator(`.goal[data-cell="${q},${r}"]`);
  await expect(goal).toBeAttached();
  const targets = await page.locator('.goal').count();
  for (let tries = 0; tries <= targets; tries += 1) {
    if (await goal.evaluate((element) => element.classList.contains('aimed'))) break;
    await page.keyboard.press('n');
  }
  await page.keyboard.press('Enter');
}
