/** Texts that look wrong: keys instead of words, cut off, broken in two, or wider than the page. */

import { expect, type Locator, type Page } from '@playwright/test';
import { KEYS } from './locales';

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
interface TextBox {
  readonly inline: boolean;
  readonly scrolls: boolean;
  readonly hides: boolean;
  readonly box: DOMRect;
}

async function look(page: Page): Promise<{ flaws: string[]; seen: number }> {
  return page.evaluate(async (keys) => {
    await document.fonts.ready;
    /** What is known of an element: many texts lie in the same ones. */
    const known = new Map<Element, TextBox>();
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
        const { inline, scrolls, hides, box } = boxOf(element);
        if (inline) continue;
        if (scrolls) return undefined;
        const aside = rect.left < box.left - 1 || rect.right > box.right + 1;
        const above = rect.top < box.top - 3 || rect.bottom > box.bottom + 3;
        if (aside || (above && hides)) return `${element.localName}.${element.className}`;
      }
      return undefined;
    }

    function boxOf(element: Element): TextBox {
      const before = known.get(element);
      if (before) return before;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const textBox = {
        inline: display === 'inline' || display === 'contents',
        scrolls: [overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow)),
        hides: overflowY !== 'visible',
        box: element.getBoundingClientRect(),
      };
      known.set(element, textBox);
      return textBox;
    }
  }, KEYS);
}
