/** Clocks run, and run out. */

import { expect, test } from './fixtures';
import { Table } from './table';

test('who runs out of time loses', async ({ page, api }) => {
  const { id } = await api.newGame({ time: { initial_ms: 3_000, increment_ms: 0 } });
  const table = new Table(page);
  await table.open(id);
  await table.byClicks('wS1', { q: 0, r: 0 });
  await table.byClicks('bS1', { q: 1, r: 0 });
  await expect(table.moves).toHaveCount(2);
  await expect(page.getByRole('timer', { name: 'White’s time' })).toHaveText(/0:0[0-2]/);
  await expect(table.message).toContainText('Black wins.', { timeout: 8_000 });
  await expect(table.message).toContainText('White has run out of time.');
  await expect(page.getByRole('timer', { name: 'White’s time' })).toHaveText(/0:00/);
});
