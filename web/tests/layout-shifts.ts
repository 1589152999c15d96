/** How much a page shifts while it is loading. */

import type { Page } from '@playwright/test';

/** Waits until what the page shows now has been painted. Time has to run. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Measures the layout shift of all pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shifts });
  });
}

/** How much the page has shifted so far. */
export async function shifts(page: Page): Promise<number> {
  await frames(page);
  return page.evaluate(() => (window as unknown as { shifts: () => number }).shifts());
}
