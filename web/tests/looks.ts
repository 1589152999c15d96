/** What somebody sees who reads another language: its words, and what is wrong with how they look. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { createWords, type Words } from '../src/words/words';

const LOCALES = new URL('../../locales/', import.meta.url);

export function textsOf(code: string): string[] {
  const folder = new URL(`${code}/`, LOCALES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

export const CODES = readdirSync(LOCALES);
const KEYS = textsOf('en').flatMap((text) =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key),
);

export function wordsOf(code: string): Words {
  return createWords(code, textsOf(code), textsOf('en'));
}

/** Goes to an address as a link of ours does, without loading the page anew. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits for a page in that language, with that heading and, at last, something else. It looks at every frame. */
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
 * Waits until there is that text, and so many of something else. `expect` would do, but looks only every tenth of a
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

/** Waits until what the page shows now has been painted. Time has to run. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Notes from now on by how much the pages that are opened shift. */
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

/** By how much the page has shifted so far. */
export async function shifts(page: Page): Promise<number> {
  await frames(page);
  return page.evaluate(() => (window as unknown as { shifts: () => number }).shifts());
}

/** Lets the page be in that language from its first moment on, with all that a game can say. */
export async function speak(page: Page, language: string): Promise<void> {
  const settings = JSON.stringify({ language, textView: true, animate: false });
  await page.addInitScript((value) => localStorage.setItem('skep.settings', value), settings);
}

/** Whether all of it is seen without scrolling it. */
export async function isWhole(locator: Locator): Promise<boolean> {
  return locator.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1);
}

/** What is wrong with the texts that are seen: keys instead of words, and what is cut off or hangs out. */
export async function flaws(page: Page): Promise<string[]> {
  const { flaws, seen } = await look(page);
  // An empty page has no flaws either.
  expect(seen, 'texts that were looked at').toBeGreaterThan(3);
  return flaws;
}

/** How an element holds the texts within it. */
interface Place {
  readonly inline: boolean;
  readonly scrolls: boolean;
  readonly hides: boolean;
  readonly box: DOMRect;
}

async function look(page: Page): Promise<{ flaws: string[]; seen: number }> {
  return page.evaluate(async (keys) => {
    await document.fonts.ready;
    /** What is known of an element: many texts lie in the same ones. */
    const known = new Map<Element, Place>();
    const flaws: string[] = [];
    let seen = 0;
    // A key, or an attribute of one.
    const isKey = (text: string) =>
      /^[a-z][\w-]*(\.\w+)?$/.test(text) && keys.includes(text.replace(/\..*/, ''));
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.heard, .skip, option, [inert]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent) continue;
      if (isKey(text)) flaws.push(`the key ${text}`);
      if (!isShown(parent) || parent.closest('svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      seen += 1;
      for (const rect of lines) {
        const cut = cutOff(parent, rect);
        if (cut) flaws.push(`“${text}” is cut off by ${cut}`);
      }
      if (lines.length < 2) continue;
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
        if (isKey(text)) flaws.push(`the key ${text}`);
      }
    }
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) flaws.push(`the page is ${root.scrollWidth} wide`);
    return { flaws: [...new Set(flaws)], seen };

    /** What cuts a line of text off, if something does. Whatever can be scrolled hides nothing. */
    function cutOff(parent: Element, rect: DOMRect): string | undefined {
      if (rect.width === 0) return undefined;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const { inline, scrolls, hides, box } = placeOf(element);
        if (inline) continue;
        if (scrolls) return undefined;
        const aside = rect.left < box.left - 1 || rect.right > box.right + 1;
        const above = rect.top < box.top - 3 || rect.bottom > box.bottom + 3;
        if (aside || (above && hides)) return `${element.localName}.${element.className}`;
      }
      return undefined;
    }

    function placeOf(element: Element): Place {
      const before = known.get(element);
      if (before) return before;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const place = {
        inline: display === 'inline' || display === 'contents',
        scrolls: [overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow)),
        hides: overflowY !== 'visible',
        box: element.getBoundingClientRect(),
      };
      known.set(element, place);
      return place;
    }
  }, KEYS);
}
