import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../wire.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const files = import.meta.glob<string>('../../../locales/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function keysOf(text: string): string[] {
  return [...new FluentResource(text).body].map(({ id }) => id);
}

const keys = new Map(
  Object.entries(files).flatMap(([path, text]) => keysOf(text).map((key) => [key, path.split('/').at(-1)])),
);

/** Keys that are put together from parts. */
const COMPOSED = /^(help-(rule|pointing|hearing|notation)-|settings-)/;

describe('every message that a page asks for is there', () => {
  test.each(Object.entries(sources))('%s', (_path, source) => {
    const asked = [...source.matchAll(/\bt\('([\w-]+)'/g)].map(([, key = '']) => key);
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });
});

test('no message of the pages is left over', () => {
  const all = Object.values(sources).join('\n');
  const own = [...keys].filter(([, file]) => file === 'pages.ftl').map(([key]) => key);
  const unused = own.filter((key) => !COMPOSED.test(key) && !all.includes(`'${key}'`));
  expect(unused).toEqual([]);
});

test('no message is written twice', () => {
  const all = Object.values(files).flatMap(keysOf);
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});
