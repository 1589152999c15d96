/** Nothing jumps while a page comes. */

import { engine } from './api';
import { expect, test } from './fixtures';
import { TOO_NARROW } from './records';

/** Shifts below this nobody sees: a line of text that grows by some pixels. */
const UNSEEN = 0.002;

for (const [screen, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`pages do not shift on ${screen}`, async ({ page, api }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    const [record, game] = [await api.open(TOO_NARROW), await api.newGame({ black: engine(1) })];
    const shifted: Record<string, number> = {};
    for (const path of ['/', '/new', '/games', '/help', `/game/${record.id}`, `/game/${game.id}`]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      const sum = shifts.reduce((sum, shift) => sum + shift, 0);
      if (sum > UNSEEN) shifted[path] = sum;
    }
    expect(shifted).toEqual({});
  });
}
