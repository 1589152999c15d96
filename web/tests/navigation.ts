/** Going from page to page without loading the app again, and waiting for what is there. */

import type { Page } from '@playwright/test';

/** Goes to an address as a link of ours does: without reloading the page. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits for a page in that language, with that heading and with `last` in sight. It looks at every frame. */
export async function arrives(page: Page, language: string, heading: string, last: string): Promise<void> {
  await page.waitForFunction(
    ([language, heading, last]) =>
      document.documentElement.lang === language &&
      [...document.querySelectorAll('h1, h2, h3')].some(
        ({ textContent }) => textContent.trim() === heading,
      ) &&
      [...document.querySelectorAll(last)].at(-1)?.checkVisibility(),
    [language, heading, last] as const,
  );
}

/**
 * Waits until there is that text, and this many of something else. `expect` would do, but looks only every tenth of a
 * second, and there are hundreds of pages.
 */
export async function comes(
  page: Page,
  place: string,
  text: string,
  other: string,
  count: number,
): Promise<void> {
  await page.waitForFunction(
    ([place, text, other, count]) =>
      document.querySelector(place)?.textContent.trim() === text &&
      document.querySelectorAll(other).length === count,
    [place, text, other, count] as const,
  );
}
