import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { t } from '.';

/** All files of a language as one, to find what is said twice or cannot be read. */
const files = import.meta.glob<string>('../../../locales/*/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../board/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const keysIn = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');

describe.each(Object.entries(files))('%s', (path, text) => {
  test('can be read as a whole', () => {
    // What cannot be parsed is left out by the parser.
    expect(new FluentResource(text).body.map(({ id }) => id)).toEqual(keysIn(text));
  });

  test('says nothing twice', () => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const all = Object.entries(files).flatMap(([other, its]) =>
      other.startsWith(folder) ? keysIn(its) : [],
    );
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });
});

test('every message that the pages name is there', () => {
  const named = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/(?:\bt\(|key: |word: |\? |: )'([a-z]+(?:-[a-z]+)+)'/g)].map((match) => match[1] ?? ''),
  );
  const prefixes = new Set(
    Object.values(files)
      .flatMap(keysIn)
      .map((key) => key.split('-')[0]),
  );
  const missing = named.filter((key) => prefixes.has(key.split('-')[0] ?? '') && t(key) === key);
  expect([...new Set(missing)]).toEqual([]);
});

test('every message of web.ftl is used', () => {
  const own = keysIn(Object.entries(files).find(([path]) => path.endsWith('/en/web.ftl'))?.[1] ?? '');
  const all = Object.values(sources).join('\n');
  // Keys that are put together from a beginning and a name.
  const made = /^(end|key)-/;
  expect(own.filter((key) => !made.test(key) && !all.includes(`'${key}'`))).toEqual([]);
});
