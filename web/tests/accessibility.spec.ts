/** Accessibility: axe finds nothing wrong with any page, in light and dark. */

import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect, test } from './fixtures';
import { PINNED, STACKED } from './records';
import { Table } from './table';
import type { Api } from './api';

/** The pages to check, and how to get there. */
const PLACES: readonly [string, (page: Page, api: Api) => Promise<void>][] = [
  ['first page', (page) => visit(page, '/', 'Play now')],
  ['new game', (page) => visit(page, '/new', 'Begin')],
  [
    'games',
    async (page, api) => {
      await api.playOn(PINNED);
      await visit(page, '/games', 'Open a record');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  ],
  [
    'help',
    async (page) => {
      await page.goto('/help');
      await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
    },
  ],
  [
    'lessons',
    async (page) => {
      await page.goto('/learn');
      await expect(page.getByRole('heading', { name: 'Learn Hive' })).toBeVisible();
    },
  ],
  [
    'chapter, with a rule that was linked to',
    async (page) => {
      await page.goto('/learn/R4.1');
      await expect(page.locator('.rule.named')).toBeVisible();
      await expect(page.locator('.goal').first()).toBeVisible();
    },
  ],
  [
    'exercise, with a hint and a wrong answer',
    async (page) => {
      await page.goto('/learn/queen/1');
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.locator('.skep-board .piece').first()).toBeVisible();
      await page.getByRole('application').focus();
      // The first key shows where the cursor stands.
      for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Enter');
      await expect(page.locator('.mark.wrong')).toBeAttached();
    },
  ],
  [
    'nothing here',
    async (page) => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
    },
  ],
  [
    'game, with a piece in hand',
    async (page, api) => {
      const table = await play(page, api);
      await table.pick('wA1');
      await expect(page.locator('.goal').first()).toBeVisible();
    },
  ],
  [
    'game, with a reason',
    async (page, api) => {
      const table = await play(page, api);
      await table.pick('wS1');
      await expect(table.message).toContainText('holds the hive together');
    },
  ],
  [
    'game, as text, with a clock',
    async (page, api) => {
      const { id } = await api.newGame({ time: { initial_ms: 600_000, increment_ms: 5_000 } });
      await Table.open(page, id);
      await page.keyboard.press('i');
      await expect(page.getByRole('heading', { name: 'The game as text' })).toBeVisible();
    },
  ],
  [
    'game that is over, looked back at',
    async (page, api) => {
      const { id } = await api.open(STACKED);
      await Table.open(page, id, 3);
    },
  ],
  [
    'menu of a game',
    async (page, api) => {
      await play(page, api);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'keys of a game',
    async (page, api) => {
      await play(page, api);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    },
  ],
  [
    'settings',
    async (page) => {
      await visit(page, '/', 'Play now');
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    },
  ],
  [
    'record to be opened',
    async (page) => {
      await visit(page, '/games', 'Open a record');
      await page.getByRole('button', { name: /^Open a record/ }).click();
      await expect(page.getByRole('dialog', { name: 'Open a record' })).toBeVisible();
    },
  ],
];

async function visit(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
}

async function play(page: Page, api: Api): Promise<Table> {
  const { id } = await api.playOn(PINNED);
  const table = await Table.open(page, id);
  await expect(table.moves).toHaveCount(4);
  return table;
}

for (const [name, go] of PLACES) {
  test(`axe finds nothing: ${name}`, async ({ page, api }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await go(page, api);
    expect(await violations(page)).toEqual([]);
    // In the dark only the colours differ.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, 'color-contrast')).toEqual([]);
  });
}

/** What axe finds by all its rules, or by one of them. */
async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: rules }) };
  let done = false;
  const analysis = page
    .evaluate((options) => (window as unknown as { axe: typeof axe }).axe.run(options), options)
    .finally(() => (done = true));
  // axe works in slices and waits for a timer in between.
  while (!done) await page.clock.runFor(1);
  return (await analysis).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary ?? ''}`),
  );
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const [name, go] of PLACES) {
    test(`nothing is cut off or too small to hit: ${name}`, async ({ page, api }) => {
      await go(page, api);
      expect(await page.evaluate(cutOff)).toEqual([]);
      expect(await page.evaluate(tooSmall)).toEqual([]);
    });
  }
});

/** Texts that are cut off, and whether the page is wider than the screen. Runs in the page. */
function cutOff(): string[] {
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the screen'] : [];
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return false;
    // Texts for screen readers are meant to be cut off.
    if (element.closest('.heard, svg, .skip')) return false;
    const style = getComputedStyle(element);
    const scrolls = ['auto', 'scroll'].includes(style.overflowX);
    return !scrolls && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
  });
  return [
    ...wide,
    ...cut.map((element) => `${element.className} "${element.textContent?.trim().slice(0, 60)}"`),
  ];
}

/** Touchable elements smaller than a fingertip, except links within a text. Runs in the page. */
function tooSmall(): string[] {
  const touchable = document.querySelectorAll<HTMLElement>(
    'button, a[href], select, [role=menuitem], label:has(input)',
  );
  return [...touchable].flatMap((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    if (element.matches('p a, li a, dd a') && getComputedStyle(element).display === 'inline') return [];
    if (element.closest('.skip')) return [];
    const { width, height } = element.getBoundingClientRect();
    const small = width < 43.5 || height < 43.5;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return small && width > 0 ? [`${name}: ${Math.round(width)} by ${Math.round(height)}`] : [];
  });
}
