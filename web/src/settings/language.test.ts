import { describe, expect, test } from 'vitest';
import { bestLanguage, ownName } from './language';

describe('the language spoken', () => {
  const THERE = ['en', 'de', 'uk', 'pt'];
  const rows: [chosen: string, asked: string[], best: string][] = [
    ['auto', [], 'en'],
    ['auto', ['de-AT', 'en'], 'de'],
    ['auto', ['ja', 'uk'], 'uk'],
    ['auto', ['pt-BR'], 'pt'],
    ['auto', ['ja'], 'en'],
    ['de', ['uk'], 'de'],
    ['ja', ['uk'], 'uk'],
    ['en', ['de'], 'en'],
  ];
  test.each(rows)('%s chosen, %j asked for: %s', (chosen, asked, best) => {
    expect(bestLanguage(chosen, asked, THERE)).toBe(best);
  });
});

test('a language calls itself by its own name', () => {
  expect(['en', 'de', 'fr'].map(ownName)).toEqual(['English', 'Deutsch', 'Français']);
});
