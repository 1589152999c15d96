/**
 * Texts in one language: Fluent messages, with English where a translation is missing.
 *
 * For an argument `x` that is a piece, a message sees `$x` as worded by the message `piece`,
 * `$x_color`, `$x_bug`, and `$x_<form>` for each attribute of `piece`, such as the cases and
 * articles of the language. For several pieces it sees them joined, and `$x_count`. crates/locale
 * does the same in Rust.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument } from '../wire';
import { isolated } from './isolate';
import { tagOf } from './languageTag';

/** An argument of a message: a text, a number, or an argument of the server's phrases. */
export type Arguments = Readonly<Record<string, string | number | Argument>>;

export interface Words {
  /** The language's tag for the browser, such as `en`. */
  readonly language: string;
  /**
   * The text of the message with that key, or of an attribute of it: `key.attribute`. If there is
   * none, the key itself, so that the gap is visible and nothing breaks.
   */
  t(key: string, args?: Arguments): string;
  /** A tile's name in words: "white Ant 1". */
  piece(name: string): string;
  /** Joins several items: "a, b, and c". */
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

/** The parts of a tile's name, as messages need them; undefined if it is not the name of a tile. */
export function pieceArguments(piece: string): { color: string; bug: string; number: number } | undefined {
  const [, color, letter, number] = /^([wb])([QSBGAMLP])([1-3]?)$/.exec(piece) ?? [];
  const bug = BUGS[letter ?? ''];
  if (!bug) return undefined;
  return { color: color === 'w' ? 'white' : 'black', bug, number: Number(number) || 0 };
}

export function createWords(code: string, texts: Texts, english: Texts): Words {
  const language = tagOf(code);
  const standIn = code === 'en' ? undefined : new Language('en', english, undefined);
  const spoken = new Language(language, texts, standIn);
  return {
    language,
    t: (key, args = {}) => spoken.t(key, args),
    piece: (name) => spoken.piece('piece', name),
    list: (items) => spoken.row(items),
  };
}

type Variables = Record<string, FluentVariable>;

/** One language, with another to fall back on. */
class Language {
  private readonly bundle: FluentBundle;
  /** The messages that word a piece: `piece` and its attributes, by the suffix of the argument's name. */
  private readonly forms: readonly (readonly [ending: string, key: string])[];
  /** A cache: tiles are named over and over. */
  private readonly named = new Map<string, string>();

  constructor(
    language: string,
    texts: Texts,
    private readonly standIn: Language | undefined,
  ) {
    // That would isolate each number and each piece. Text from outside is isolated in `variables`.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
    const forms = Object.keys(this.bundle.getMessage('piece')?.attributes ?? {});
    this.forms = [['', 'piece'], ...forms.map((form) => [`_${form}`, `piece.${form}`] as const)];
  }

  t(key: string, args: Arguments): string {
    const pattern = this.pattern(key);
    if (pattern === null) return this.standIn?.t(key, args) ?? key;
    const variables: Variables = {};
    for (const [name, value] of Object.entries(args)) Object.assign(variables, this.variables(name, value));
    // Errors are ignored: a message without one of its arguments still says most of it.
    return this.bundle.formatPattern(pattern, variables, []);
  }

  /** A tile's name, in the form that this key words. */
  piece(key: string, name: string): string {
    const id = `${key} ${name}`;
    const args = pieceArguments(name);
    const worded = this.named.get(id) ?? (args ? this.t(key, args) : name);
    this.named.set(id, worded);
    return worded;
  }

  row([first = '', ...others]: readonly string[]): string {
    return others.reduce((row, next, index) => {
      const isLast = index === others.length - 1;
      const key = isLast ? (index === 0 ? 'list-two' : 'list-last') : 'list-next';
      return this.t(key, { row, next });
    }, first);
  }

  private variables(name: string, value: Arguments[string]): Variables {
    if (typeof value === 'number') return { [name]: value };
    if (typeof value === 'string') return { [name]: isolated(value) };
    if ('piece' in value) {
      const { color, bug } = pieceArguments(value.piece) ?? { color: '', bug: '' };
      const forms = this.inForms(name, (key) => this.piece(key, value.piece));
      return { ...forms, [`${name}_color`]: color, [`${name}_bug`]: bug };
    }
    if ('pieces' in value) {
      const forms = this.inForms(name, (key) =>
        this.row(value.pieces.map((piece) => this.piece(key, piece))),
      );
      return { ...forms, [`${name}_count`]: value.pieces.length };
    }
    if ('phrase' in value) return { [name]: this.t(value.phrase.key, value.phrase.args ?? {}) };
    if ('color' in value) return { [name]: value.color };
    if ('number' in value) return { [name]: value.number };
    return { [name]: isolated('move' in value ? value.move : value.text) };
  }

  private inForms(name: string, worded: (key: string) => string): Variables {
    return Object.fromEntries(this.forms.map(([ending, key]) => [name + ending, worded(key)]));
  }

  private pattern(key: string) {
    const [id = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(id);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}
