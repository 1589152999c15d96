/** Nothing jumps while a page is loading, however slowly. */

import type { Page } from '@playwright/test';
import { engine } from './api';
import { expect, test } from './fixtures';
import { frames, shifts, watchShifts } from './layout-shifts';
import { TOO_NARROW } from './records';

// Only what is painted can shift.
test.use({ time: 'runs' });

/** Shifts below this are invisible, such as a line of text that grows by a few pixels. */
const UNSEEN = 0.002;

/** Holds the server's messages back until they are released. */
async function holdServer(page: Page): Promise<() => void> {
  let free = () => {};
  const freed = new Promise<void>((resolve) => (free = resolve));
  await page.route('**/api/**', async (route) => {
    await freed;
    await route.continue();
  });
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    socket.connectToServer().onMessage(async (message) => {
      await freed;
      socket.send(message);
    });
  });
  return free;
}

for (const [screen, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`pages do not shift on ${screen}`, async ({ page, api }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const [record, game] = [await api.open(TOO_NARROW), await api.newGame({ black: engine(1) })];
    /** What is there when all has come. */
    const places: readonly [path: string, last: string][] = [
      ['/', 'main article img'],
      ['/new', 'main .button'],
      ['/games', 'main article img'],
      ['/help', 'main h2'],
      [`/game/${record.id}`, '.skep-board [data-piece]'],
      [`/game/${game.id}`, '.reserve [data-piece]'],
    ];
    const shifted: Record<string, number> = {};
    for (const [path, last] of places) {
      const free = await holdServer(page);
      await page.goto(path);
      // What the page shows without the server is painted before the answers arrive.
      await expect(page.locator('main')).toBeVisible();
      await frames(page);
      free();
      await expect(page.locator(last).first()).toBeVisible();
      // Pictures out of sight are loaded when they are scrolled to.
      await page.waitForFunction(() =>
        [...document.images].every(
          (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
        ),
      );
      const sum = await shifts(page);
      if (sum > UNSEEN) shifted[path] = sum;
      await page.unrouteAll();
    }
    expect(shifted).toEqual({});
  });
}
