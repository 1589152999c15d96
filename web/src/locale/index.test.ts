import { expect, test } from 'vitest';
import { clockText } from '../game/clock';
import { decimal, language, languages, loadLearning, speak, t } from '.';

test('a language is used once it has loaded, and the page says which', async () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest-en.webmanifest">';
  expect([t('do-resign'), decimal(0.4, 1), clockText(9_400)]).toEqual(['Resign', '0.4', '0:09.4']);
  await speak('de');
  expect([t('do-resign'), decimal(0.4, 1), clockText(9_400)]).toEqual(['Aufgeben', '0,4', '0:09,4']);
  expect(document.documentElement.lang).toBe('de');
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/manifest-de.webmanifest');
});

test('the language chosen last wins', async () => {
  await Promise.all(['uk', 'fr', 'pt'].map(speak));
  expect(language()).toBe('pt-PT');
  await speak('en');
  expect(language()).toBe('en');
});

test('the rulebook comes when it is asked for, and stays in other languages', async () => {
  await speak('en');
  expect(t('chapter-queen')).toBe('chapter-queen');
  await loadLearning();
  const english = t('chapter-queen.about');
  expect(english).not.toBe('chapter-queen.about');
  await speak('el');
  expect(t('chapter-queen.about')).not.toBe('chapter-queen.about');
  expect(t('chapter-queen.about')).not.toBe(english);
  await speak('en');
});

test('every folder of words is a language', () => {
  const folders = Object.keys(import.meta.glob('../../../locales/*/web.ftl')).map((path) =>
    path.split('/').at(-2),
  );
  expect(languages.toSorted()).toEqual(folders.toSorted());
});
