/** Every page in every language: said in its words, and nothing cut off on the narrowest phone. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createWords, type Words } from '../src/words/words';
import { expect, test } from './fixtures';
import { PINNED } from './records';
import { Table } from './table';

const LOCALES = new URL('../../locales/', import.meta.url);

function textsOf(code: string): string[] {
  const folder = new URL(`${code}/`, LOCALES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

const CODES = readdirSync(LOCALES);
const KEYS = textsOf('en').flatMap((text) =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key),
);

/** What is looked at: its address, and the heading that is there then. */
const PLACES: readonly [path: string, heading: (words: Words) => string][] = [
  ['/', ({ t }) => t('start-heading')],
  ['/new', ({ t }) => t('new-title')],
  ['/games', ({ t }) => t('games-title')],
  ['/help', ({ t }) => t('help-title')],
  ['/learn', ({ t }) => t('learn-title')],
  ['/learn/pillbug', ({ t }) => t('chapter-pillbug')],
  ['/learn/tactics/1', ({ t }) => t('learn-exercise', { number: 1 })],
  ['/nowhere', ({ t }) => t('missing-title')],
  ['/game/nothing', ({ t }) => t('missing-game')],
  ['/game/GAME', ({ t }) => t('text-title')],
];

/** Goes to an address as a link of ours does, without loading the page anew. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Opens the settings from whatever page is shown. */
async function openSettings(page: Page, { t }: Words): Promise<void> {
  await page.getByRole('button', { name: t('frame-settings'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('settings-title') })).toBeVisible();
}

/** Lets the page be in that language from its first moment on, with all that a game can say. */
async function speak(page: Page, language: string): Promise<void> {
  const settings = JSON.stringify({ language, textView: true, animate: false });
  await page.addInitScript((value) => localStorage.setItem('skep.settings', value), settings);
}

/** What is wrong with the texts that are seen: keys instead of words, and what is cut off or hangs out. */
async function flaws(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate((keys) => {
    const flaws: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.heard, .skip, option, [inert]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent) continue;
      if (keys.includes(text)) flaws.push(`the key ${text}`);
      if (!isShown(parent) || parent.closest('svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const cut = cutOff(parent, rect);
        if (cut) flaws.push(`“${text}” is cut off by ${cut}`);
      }
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) flaws.push(`“${word}” is broken in two`);
      }
    }
    for (const element of document.querySelectorAll('[title], [aria-label], [placeholder], [alt]')) {
      for (const name of ['title', 'aria-label', 'placeholder', 'alt']) {
        const text = element.getAttribute(name) ?? '';
        if (keys.includes(text)) flaws.push(`the key ${text}`);
      }
    }
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) flaws.push(`the page is ${root.scrollWidth} wide`);
    return [...new Set(flaws)];

    /** What cuts a line of text off, if something does. Whatever can be scrolled hides nothing. */
    function cutOff(parent: Element, rect: DOMRect): string | undefined {
      if (rect.width === 0) return undefined;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === 'inline' || display === 'contents') continue;
        const box = element.getBoundingClientRect();
        const aside = rect.left < box.left - 1 || rect.right > box.right + 1;
        const above = rect.top < box.top - 3 || rect.bottom > box.bottom + 3;
        const name = `${element.localName}.${element.className}`;
        if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY))
          return undefined;
        if (aside) return name;
        if (above && overflowY !== 'visible') return name;
      }
      return undefined;
    }
  }, KEYS);
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, mayLog: [/404/] });

  for (const code of CODES) {
    test(`every page in ${code}`, async ({ page, api }) => {
      const words = createWords(code, textsOf(code), textsOf('en'));
      const { id } = await api.playOn(PINNED);
      await speak(page, code);
      await page.goto('/');
      for (const [path, heading] of PLACES) {
        await test.step(path, async () => {
          await follow(page, path.replace('GAME', id));
          const shown = page.getByRole('heading', { name: heading(words), exact: true });
          await expect(shown.first()).toBeAttached();
          await expect(page.locator('html')).toHaveAttribute('lang', words.language);
          expect.soft(await flaws(page), path).toEqual([]);
        });
      }
      // Just wide enough for the pages to be named at the top, and for the buttons of a game to be two rows.
      for (const width of [660, 980]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await flaws(page), `${width} wide`).toEqual([]);
      }
      await openSettings(page, words);
      expect.soft(await flaws(page), 'settings').toEqual([]);
    });
  }
});

test('another language is spoken at once, and after coming back', async ({ page }) => {
  const [english, german] = ['en', 'de'].map((code) => createWords(code, textsOf(code), textsOf('en'))) as [
    Words,
    Words,
  ];
  await page.goto('/');
  await expect(page).toHaveTitle(`${english.t('start-title')} · skep`);
  await openSettings(page, english);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('combobox', { name: english.t('settings-language') }).selectOption('Deutsch');
  await expect(page.getByRole('dialog', { name: german.t('settings-title') })).toBeVisible();
  await expect(page).toHaveTitle(`${german.t('start-title')} · skep`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.request.get(address ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: german.t('manifest-name'), lang: 'de' });

  await page.reload();
  await expect(page.getByRole('heading', { name: german.t('start-heading') })).toBeVisible();
});

const ASKED: readonly [asked: string, spoken: string][] = [
  ['uk-UA', 'uk'],
  ['pt-BR', 'pt-PT'],
  ['ja-JP', 'en'],
];
for (const [locale, spoken] of ASKED) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale });
    test(`gets ${spoken}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', spoken);
    });
  });
}

test('a game goes on when the language changes', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED);
  const table = new Table(page);
  await table.open(id);
  const words = createWords('uk', textsOf('uk'), textsOf('en'));
  await page.evaluate(() => {
    const settings = JSON.stringify({ language: 'uk' });
    localStorage.setItem('skep.settings', settings);
    dispatchEvent(new StorageEvent('storage', { key: 'skep.settings', newValue: settings }));
  });
  await expect(page.getByRole('application', { name: words.t('play-board') })).toBeVisible();
  await expect(page.getByLabel(words.t('play-reserve', { color: 'white' }))).toBeAttached();
});
