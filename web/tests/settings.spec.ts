/** Settings are kept in the browser. */

import { click, distanceBetween, middle } from './board';
import { Finger } from './finger';
import { expect, PHONE, test } from './fixtures';
import { PINNED, STACKED, TOO_NARROW } from './records';
import { Table } from './table';

test('tiles, colours and orientation are kept', async ({ page, api }) => {
  const { id } = await api.open(PINNED);
  const table = await Table.open(page, id);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = await ground();
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'Night', exact: true }).check();
  await dialog.getByRole('radio', { name: 'High contrast', exact: true }).check();
  await dialog.getByRole('radio', { name: 'a side', exact: true }).check();
  await dialog.getByRole('switch', { name: 'Numbers on the tiles' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(table.piece('wS1').locator('use').first()).toHaveAttribute('href', '#contrast-w-flat');
  await expect(page.locator('.skep-board text.number')).toHaveCount(0);
  expect(await ground()).not.toBe(day);
  // On a board that stands on its sides, the neighbour in the east lies lower.
  const [one, other] = [await middle(table.piece('wS1')), await middle(table.piece('bS1'))];
  expect(other.y).toBeGreaterThan(one.y + 5);
});

test('the board is turned, pieces stay upright', async ({ page, api }) => {
  const { id } = await api.open(PINNED);
  const table = await Table.open(page, id);
  await table.tool('Turn the board');
  const places = async () => [await middle(table.piece('wS1')), await middle(table.piece('bS1'))] as const;
  await expect
    .poll(async () => {
      const [one, other] = await places();
      return other.y > one.y + 5;
    })
    .toBe(true);
  await expect(table.piece('wS1').locator('use').first()).toHaveAttribute('href', '#classic-w-pointy');
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a move is seen at once or on its way: ${reducedMotion}`, async ({ page, api }) => {
    const { id } = await api.open(TOO_NARROW);
    await page.emulateMedia({ reducedMotion });
    const table = await Table.open(page, id, 8);
    await expect(table.pieces).toHaveCount(8);
    // Ply 9 moves wA2 by some cells. No time passes by itself here.
    const place = () => table.piece('wA2').getAttribute('transform');
    const before = await place();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/#9$/);
    const atOnce = await place();
    await page.clock.runFor(1_000);
    const after = await place();
    expect(after).not.toBe(before);
    expect(atOnce).toBe(reducedMotion === 'reduce' ? after : before);
  });
}

test('stacks are fanned out by X or the second button, and laid back', async ({ page, api }) => {
  const { id } = await api.open(STACKED);
  const table = await Table.open(page, id);
  const apart = () => distanceBetween(table.piece('wS1'), table.piece('bB1'));
  const before = await apart();
  await page.keyboard.press('x');
  await expect.poll(apart).toBeGreaterThan(before + 20);
  await page.keyboard.press('x');
  await expect.poll(apart).toBeLessThan(before + 5);
  await click(table.piece('bB1'), 'right');
  await expect.poll(apart).toBeGreaterThan(before + 20);
  await page.keyboard.press('Escape');
  await expect.poll(apart).toBeLessThan(before + 5);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger that rests on a stack looks into it', async ({ page, api }) => {
    const { id } = await api.open(STACKED);
    const table = await Table.open(page, id);
    const apart = () => distanceBetween(table.piece('wS1'), table.piece('bB1'));
    const before = await apart();
    const finger = await Finger.on(page);
    await finger.down(await middle(table.piece('bB1')));
    await page.clock.runFor(400);
    expect(await apart()).toBeCloseTo(before);
    await page.clock.runFor(200);
    await expect.poll(apart).toBeGreaterThan(before + 20);
    await finger.up();
  });
});
