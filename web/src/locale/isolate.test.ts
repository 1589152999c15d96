import { expect, test } from 'vitest';
import rows from '../../../crates/text/tests/data/isolated.json';
import { cleaned, isolated } from './isolate';
import { createWords } from './messages';

test.each(rows as [string, string][])('%j is shown as %j', (text, expected) => {
  expect(isolated(text)).toBe(expected);
  expect(isolated(expected)).toBe(expected);
  // Without the isolates of ours, the same letters.
  const letters = (shown: string) => shown.replace(/[\u2066-\u2069]/g, '');
  expect(letters(cleaned(text))).toBe(letters(expected));
});

test('a deeply nested text stays as it is', () => {
  const deep = '\u2067'.repeat(10_000) + 'א' + '\u2069'.repeat(10_000);
  expect(isolated(deep)).toBe(deep);
});

test('names are isolated in messages, and messages within messages are not isolated again', () => {
  const english = ['named = { $name }\ncard = { $white } against { $black }, { $count }'];
  const words = createWords('en', english, english);
  const [white, black] = ['\u202eדוד', 'b\u2069c'].map((name) => words.t('named', { name }));
  expect(words.t('card', { white: white ?? '', black: { text: black ?? '' }, count: 3 })).toBe(
    '\u2068דוד\u2069 against bc, 3',
  );
});
