/** How a person likes it is kept in the browser. */

import { expect, test } from './fixtures';
import { PINNED, STACKED, TOO_NARROW } from './records';
import { Finger, middle, Table } from './table';

test('tiles, colours and orientation are kept', async ({ page, api }) => {
  const { id } = await api.open(PINNED);
  const table = new Table(page);
  await table.open(id);
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
  const table = new Table(page);
  await table.open(id);
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
    const table = new Table(page);
    await page.emulateMedia({ reducedMotion });
    await table.open(id, 8);
    await expect(page.locator('.skep-board [data-piece]')).toHaveCount(8);
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
  const table = new Table(page);
  await table.open(id);
  const apart = async () => {
    const [one, other] = [await middle(table.piece('wS1')), await middle(table.piece('bB1'))];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const before = await apart();
  await page.keyboard.press('x');
  await expect.poll(apart).toBeGreaterThan(before + 20);
  await page.keyboard.press('x');
  await expect.poll(apart).toBeLessThan(before + 5);
  const { x, y } = await middle(table.piece('bB1'));
  await page.mouse.click(x, y, { button: 'right' });
  await expect.poll(apart).toBeGreaterThan(before + 20);
  await page.keyboard.press('Escape');
  await expect.poll(apart).toBeLessThan(before + 5);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that rests on a stack looks into it', async ({ page, api }) => {
    const { id } = await api.open(STACKED);
    const table = new Table(page);
    await table.open(id);
    const place = async (piece: string) => middle(table.piece(piece));
    const [one, other] = [await place('wS1'), await place('bB1')];
    const finger = await Finger.on(page);
    const apart = async () => {
      const [below, above] = [await place('wS1'), await place('bB1')];
      return Math.hypot(below.x - above.x, below.y - above.y);
    };
    const before = Math.hypot(one.x - other.x, one.y - other.y);
    await finger.down(other);
    await page.clock.runFor(400);
    expect(await apart()).toBeCloseTo(before);
    await page.clock.runFor(200);
    await expect.poll(apart).toBeGreaterThan(before + 20);
    await finger.up();
  });
});
