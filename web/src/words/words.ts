/**
 * Words in one language: Fluent messages, with English where a translation is missing.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Phrase } from '../wire';

export type Arguments = Readonly<Record<string, FluentVariable>>;

export interface Words {
  /** The language's code, such as `en`. */
  readonly language: string;
  /** The message with that key; the key itself if there is none, so that a gap is seen and nothing breaks. */
  t(key: string, args?: Arguments): string;
  /** Whether there is such a message. */
  has(key: string): boolean;
  /** A phrase of the server's. */
  say(phrase: Phrase): string;
  /** A tile's name in words: "white Ant 1". */
  piece(name: string): string;
  /** Several things in a row: "a, b and c". */
  list(items: readonly string[]): string;
}

/** The texts of a language's files. */
export type Texts = readonly string[];

const BUGS: Readonly<Record<string, string>> = {
  Q: 'queen',
  S: 'spider',
  B: 'beetle',
  G: 'grasshopper',
  A: 'ant',
  M: 'mosquito',
  L: 'ladybug',
  P: 'pillbug',
};

/** A tile's name taken apart, as messages want it; undefined if it is no tile's name. */
export function pieceArguments(piece: string): { color: string; bug: string; number: number } | undefined {
  const [, color, letter, number] = /^([wb])([QSBGAMLP])([1-3]?)$/.exec(piece) ?? [];
  const bug = BUGS[letter ?? ''];
  if (!bug) return undefined;
  return { color: color === 'w' ? 'white' : 'black', bug, number: Number(number) || 0 };
}

export function createWords(language: string, texts: Texts, english: Texts): Words {
  const bundles = [bundleOf(language, texts)];
  if (language !== 'en') bundles.push(bundleOf('en', english));

  const bundleWith = (key: string) =>
    bundles.find((bundle) => (bundle.getMessage(key)?.value ?? null) !== null);

  const t = (key: string, args: Arguments = {}): string => {
    const bundle = bundleWith(key);
    const pattern = bundle?.getMessage(key)?.value;
    // Errors are gathered and dropped: a message without one of its arguments still says most of it.
    return bundle && pattern ? bundle.formatPattern(pattern, { ...args }, []) : key;
  };

  const list = (items: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(items);

  const piece = (name: string) => {
    const args = pieceArguments(name);
    return args ? t('piece', args) : name;
  };

  const say = (phrase: Phrase): string => {
    const args: Record<string, FluentVariable> = {};
    for (const [name, argument] of Object.entries(phrase.args ?? {})) {
      Object.assign(args, worded(name, argument));
    }
    return t(phrase.key, args);
  };

  const worded = (name: string, argument: Argument): Record<string, FluentVariable> => {
    if ('piece' in argument) {
      const { color, bug } = pieceArguments(argument.piece) ?? { color: '', bug: '' };
      return { [name]: piece(argument.piece), [`${name}_color`]: color, [`${name}_bug`]: bug };
    }
    if ('pieces' in argument) {
      return { [name]: list(argument.pieces.map(piece)), [`${name}_count`]: argument.pieces.length };
    }
    if ('color' in argument) return { [name]: argument.color };
    if ('number' in argument) return { [name]: argument.number };
    if ('move' in argument) return { [name]: argument.move };
    return { [name]: argument.text };
  };

  return { language, t, has: (key) => bundleWith(key) !== undefined, say, piece, list };
}

function bundleOf(language: string, texts: Texts): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}
