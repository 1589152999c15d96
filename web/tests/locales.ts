/** The words of each language, as the page has them. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createWords, type Words } from '../src/locale/messages';

const LOCALES = new URL('../../locales/', import.meta.url);

export function textsOf(code: string): string[] {
  const folder = new URL(`${code}/`, LOCALES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

export const CODES = readdirSync(LOCALES);
/** The keys of all messages. */
export const KEYS = textsOf('en').flatMap((text) =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key),
);

export function wordsOf(code: string): Words {
  return createWords(code, textsOf(code), textsOf('en'));
}

/** Opens pages in that language from now on, with the text view on, so that all a game can say is seen. */
export async function speak(page: Page, language: string): Promise<void> {
  const settings = JSON.stringify({ language, textView: true, animate: false });
  await page.addInitScript((value) => localStorage.setItem('skep.settings', value), settings);
}
