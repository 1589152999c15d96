/**
 * The texts of the page in the chosen language.
 *
 * English is part of the page, because it replaces missing translations. The other languages are
 * loaded on demand, and so are the large files of the rulebook and the lessons. Components that use
 * a text are redrawn when the language changes.
 */

import { createSubscriber } from 'svelte/reactivity';
import { english, learning, pages } from 'virtual:words';
import type { Phrase } from '../wire';
import { createWords, type Arguments, type Texts, type Words } from './messages';

export { cleaned, isolated } from './isolate';
export { pieceArguments } from './messages';

/** Codes of all available languages. */
export const languages: readonly string[] = ['en', ...Object.keys(pages)];

/** Which files have been loaded. */
interface Reach {
  readonly code: string;
  /** Whether the texts of the rulebook and the lessons are included. */
  readonly learning: boolean;
}

let reach: Reach = { code: 'en', learning: false };
let words: Words = createWords('en', [english], [english]);
let changed = () => {};
const track = createSubscriber((update) => {
  changed = update;
});

/** The message with that key, or an attribute of it: `key.attribute`. */
export function t(key: string, args?: Arguments): string {
  track();
  return words.t(key, args);
}

/** The text of a phrase from the server. */
export function say(phrase: Phrase): string {
  return t(phrase.key, phrase.args);
}

/** A tile's name in words: "white Ant 1". */
export function pieceName(piece: string): string {
  track();
  return words.piece(piece);
}

/** Joins several items: "a, b, and c". */
export function list(items: readonly string[]): string {
  track();
  return words.list(items);
}

/** A number with this many digits after its decimal point, and at least this many before it. */
export function decimal(value: number, after: number, before = 1): string {
  track();
  return new Intl.NumberFormat(words.language, {
    minimumFractionDigits: after,
    maximumFractionDigits: after,
    minimumIntegerDigits: before,
  }).format(value);
}

/** The tag of the current language, for texts that the browser writes. */
export function language(): string {
  track();
  return words.language;
}

/** Switches to another language, or keeps the old one if the new one cannot be loaded. */
export function speak(code: string): Promise<void> {
  return become({ code });
}

/** Loads the texts of the rulebook and the lessons, in this language and in those chosen later. */
export function loadLearning(): Promise<void> {
  return become({ learning: true });
}

let latest: Promise<void> = Promise.resolve();

/** One change after the other, so that the language chosen last wins. */
function become(change: Partial<Reach>): Promise<void> {
  latest = latest.catch(() => undefined).then(() => fetchWords({ ...reach, ...change }));
  return latest;
}

async function fetchWords(wanted: Reach): Promise<void> {
  if (wanted.code === reach.code && wanted.learning === reach.learning) return;
  const [texts, standIn] = await Promise.all([textsOf(wanted), textsOf({ ...wanted, code: 'en' })]);
  reach = wanted;
  words = createWords(wanted.code, texts, standIn);
  document.documentElement.lang = words.language;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${wanted.code}.webmanifest`);
  changed();
}

async function textsOf({ code, learning: all }: Reach): Promise<Texts> {
  const parts = [pages[code], all ? learning[code] : undefined];
  const texts = await Promise.all(parts.map(async (load) => (await load?.())?.default ?? ''));
  return code === 'en' ? [english, ...texts] : texts;
}
