/**
 * The words of the page in the language chosen.
 *
 * English travels with the page, since it stands in for what another language lacks; the others come when they
 * are asked for. Whoever words something while drawing is drawn again when the language changes.
 */

import { createSubscriber } from 'svelte/reactivity';
import type { Phrase } from '../wire';
import { createWords, type Arguments, type Words } from './words';

export { pieceArguments } from './words';

const english = Object.values(
  import.meta.glob<string>('../../../locales/en/*.ftl', { eager: true, query: '?raw', import: 'default' }),
);

const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/en/*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** Codes of all languages there are. */
export const languages: readonly string[] = [
  ...new Set(['en', ...Object.keys(files).map((path) => path.split('/').at(-2) ?? 'en')]),
];

let words: Words = createWords('en', english, english);
let changed = () => {};
const track = createSubscriber((update) => {
  changed = update;
});

/** The message with that key. */
export function t(key: string, args?: Arguments): string {
  track();
  return words.t(key, args);
}

/** A phrase of the server's. */
export function say(phrase: Phrase): string {
  track();
  return words.say(phrase);
}

/** A tile's name in words: "white Ant 1". */
export function pieceName(piece: string): string {
  track();
  return words.piece(piece);
}

/** Several things in a row: "a, b and c". */
export function list(items: readonly string[]): string {
  track();
  return words.list(items);
}

/** The code of the language now spoken. */
export function language(): string {
  track();
  return words.language;
}

/** Speaks another language from now on; stays with the old one if it does not arrive. */
export async function speak(code: string): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${code}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  words = createWords(code, code === 'en' ? english : texts, english);
  document.documentElement.lang = code;
  changed();
}
