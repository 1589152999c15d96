import { describe, expect, test } from 'vitest';
import negotiation from '../../../crates/locale/tests/data/language_negotiation.txt?raw';
import { languages } from '../locale';
import { bestLanguage, ownName } from './language';

describe('the language spoken', () => {
  const rows = negotiation.split('\n').filter((row) => row.includes(' | '));
  test.each(rows)('as in the terminal: %s', (row) => {
    const [wanted = '', spoken] = row.split(' | ');
    expect(bestLanguage('auto', wanted.split(' ').filter(Boolean), languages)).toBe(spoken);
  });

  test.each([
    ['de', ['uk'], 'de'],
    ['ja', ['uk'], 'uk'],
    ['en', ['de'], 'en'],
  ])('%s chosen, %j asked for: %s', (chosen, wanted, best) => {
    expect(bestLanguage(chosen, wanted, languages)).toBe(best);
  });
});

test('a language calls itself by its own name', () => {
  expect(['en', 'de', 'fr'].map(ownName)).toEqual(['English', 'Deutsch', 'Français']);
});
