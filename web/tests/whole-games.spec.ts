/** Whole games against the engine, from the first page to the shown end, each by other means. */

import { engine } from './api';
import { expect, test } from './fixtures';
import { Table } from './table';
import type { GameView, LegalMove } from '../src/wire';

/** The end is told in words and shown on the board, which stays in sight. */
async function expectShownEnd(table: Table, { ending }: GameView): Promise<void> {
  const told = ending?.winner === 'white' ? 'You win!' : ending?.winner === 'black' ? 'You lose.' : 'A draw.';
  await expect(table.message).toContainText(told);
  expect(['surrounded', 'both_surrounded', 'repetition']).toContain(ending?.reason);
  await expect(table.page.locator('.surrounded')).toHaveCount(ending?.surrounded.length ?? 0);
  await expect(table.board).toBeInViewport({ ratio: 0.9 });
  await expect(table.message.getByRole('button', { name: 'Play again' })).toBeVisible();
}

test('by mouse, dragging and clicking in turn', async ({ page, api }) => {
  test.setTimeout(120_000);
  const table = new Table(page);
  const { id } = await api.newGame({ black: engine(1) });
  await table.open(id);
  const game = await table.playToEnd(api, [
    ({ piece, q, r }) => table.byDragging(piece, { q, r }),
    ({ piece, q, r }) => table.byClicks(piece, { q, r }),
  ]);
  await expectShownEnd(table, game);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch, tapping and dragging in turn', async ({ page, api }) => {
    test.setTimeout(120_000);
    const table = new Table(page);
    const { id } = await api.newGame({ black: engine(1) });
    await table.open(id);
    const game = await table.playToEnd(api, [
      ({ piece, q, r }) => table.byTaps(piece, { q, r }),
      ({ piece, q, r }) => table.byFinger(piece, { q, r }),
    ]);
    await expectShownEnd(table, game);
  });
});

test('by keyboard alone, on the board', async ({ page, api }) => {
  test.setTimeout(120_000);
  const table = new Table(page);
  const { id } = await api.newGame({ black: engine(1) });
  await table.open(id);
  const game = await table.playToEnd(api, [(move) => playByKeys(table, move)]);
  await expectShownEnd(table, game);
});

/** Goes to the board, picks the piece up, goes from target to target until it is there, and puts it down. */
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
