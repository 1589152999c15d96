/** Clocks run, and run out. */

import { expect, test } from './fixtures';
import { PINNED } from './records';
import { Table } from './table';

test('a clock runs while its side is to move', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED, { time: { initial_ms: 3_600_000, increment_ms: 0 } });
  await Table.open(page, id);
  const clock = (side: string) => page.getByRole('timer', { name: `${side}’s time` });
  const seconds = async (side: string) => {
    const parts = (await clock(side).innerText()).split(':').map(Number);
    return parts.reduce((sum, part) => 60 * sum + part, 0);
  };
  // However long the page took to come, ten seconds are ten seconds.
  const before = await seconds('White');
  await page.clock.runFor(10_000);
  expect(await seconds('White')).toBe(before - 10);
  expect(await seconds('Black')).toBe(3_600);
});

test.describe('while time runs', () => {
  test.use({ time: 'runs' });

  test('a side that runs out of time loses', async ({ page, api }) => {
    const { id } = await api.newGame({ time: { initial_ms: 1_000, increment_ms: 0 } });
    const table = await Table.open(page, id);
    // The first move of each side is free.
    await table.byClicks('wS1', { q: 0, r: 0 });
    await table.byClicks('bS1', { q: 1, r: 0 });
    await expect(table.message).toContainText('Black wins.');
    await expect(table.message).toContainText('White has run out of time.');
    await expect(page.getByRole('timer', { name: 'White’s time' })).toHaveText(/0:00/);
    await expect(table.moves).toHaveCount(2);
  });
});
