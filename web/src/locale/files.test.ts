import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import type { Argument, Phrase } from '../wire';
import phrases from '../../../crates/locale/tests/data/phrases.txt?raw';
import kinds from '../../../crates/locale/tests/data/arguments.txt?raw';
import { createWords, type Arguments } from './messages';

// crates/locale/tests checks the contents of the files. Here we check that the web reads the same from them.

const files = import.meta.glob<string>('../../../locales/*/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../wire.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const codes = [...new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? ''))];

function textsOf(code: string): string[] {
  return Object.entries(files).flatMap(([path, text]) => (path.includes(`/${code}/`) ? [text] : []));
}

const spoken = new Map(codes.map((code) => [code, createWords(code, textsOf(code), textsOf('en'))]));

const rowsOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test.each(Object.entries(files))('%s can be read as a whole', (_path, text) => {
  // What cannot be parsed is left out by the parser.
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key);
  const read = new FluentResource(text).body.map(({ id }) => id);
  expect(read.filter((key) => !key.startsWith('-'))).toEqual(keys);
});

test('every message that the pages name is there', () => {
  const keys = textsOf('en').flatMap((text) => new FluentResource(text).body.map(({ id }) => id));
  const beginnings = new Set(keys.map((key) => key.split('-')[0] ?? ''));
  const named = Object.values(sources).flatMap((text) => [
    // Whatever is asked for directly, and what looks like a key: some are handed over in objects.
    ...[...text.matchAll(/\bt\('([\w-]+)'/g)].map(([, key = '']) => key),
    ...[...text.matchAll(/(?:key: |word: |\? |: )'([a-z]+(?:-[a-z]+)+)'/g)]
      .map(([, key = '']) => key)
      .filter((key) => beginnings.has(key.split('-')[0] ?? '')),
  ]);
  expect([...new Set(named)].filter((key) => !keys.includes(key))).toEqual([]);
});

describe('phrases as readers of each language expect them', () => {
  const rows = rowsOf(phrases).map((line) => line.split(' | ') as [string, string, string]);
  test.each(rows)('%s %s', (code, json, expected) => {
    const phrase = JSON.parse(json) as Phrase;
    expect(spoken.get(code)?.t(phrase.key, phrase.args)).toBe(expected);
  });
});

/** Values to try an argument with, by its kind. */
const SAMPLES: Readonly<Record<string, readonly (string | number | Argument)[]>> = {
  piece: ['wQ', 'bS1', 'wB2', 'bG3', 'wA1', 'bM', 'wL', 'bP'].map((piece) => ({ piece })),
  pieces: [['wA2'], ['wQ', 'bB1'], ['bS2', 'wM', 'bL']].map((pieces) => ({ pieces })),
  number: [1, 21, 2, 5, 0],
  text: ['wA1 bQ-'],
};

const KINDS = rowsOf(kinds).map((line) => {
  const [left = '', kind = ''] = line.split(': ');
  const [name = '', keys = ''] = left.split(' ').toReversed();
  return { name, keys: keys.split('|'), values: SAMPLES[kind] ?? kind.split(' ') };
});

function argumentsOf(key: string, round: number): Arguments {
  const meant = KINDS.filter(({ keys }) => keys.some((beginning) => key.startsWith(beginning)));
  // The first line that fits counts.
  const values = meant.toReversed().map(({ name, values }) => [name, values[round % values.length] ?? '']);
  return Object.fromEntries(values) as Arguments;
}

test.each([...spoken])('every message can be worded: %s', (code, words) => {
  const messages = textsOf(code).flatMap((text) => new FluentResource(text).body);
  const keys = messages
    .filter(({ id }) => !id.startsWith('-') && !['piece', 'color', 'bug'].includes(id))
    .flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]);
  const gaps = [...Array(5).keys()].flatMap((round) =>
    keys.map((key) => words.t(key, argumentsOf(key, round))).filter((text) => /\{\S/.test(text)),
  );
  expect([...new Set(gaps)]).toEqual([]);
});
