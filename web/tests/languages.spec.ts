/** Every page in every language: said in its words, and nothing cut off on the narrowest phone. */

import type { Locator, Page, TestInfo } from '@playwright/test';
import type { Words } from '../src/locale/messages';
import { engine, type Api } from './api';
import { expect, test } from './fixtures';
import { allExercises, findExercise, guide, Lesson, solve, targetOf } from './lesson';
import { flaws, isWhole } from './layout-flaws';
import { CODES, speak, wordsOf } from './locales';
import { arrives, comes, follow } from './navigation';
import { PINNED } from './records';
import { Table } from './table';

/** What is looked at: its address, the heading that is there then, and what comes last. */
const PLACES: readonly [path: string, heading: (words: Words) => string, last: string][] = [
  ['/', ({ t }) => t('start-heading'), 'main .button'],
  ['/new', ({ t }) => t('new-title'), 'main .button'],
  ['/games', ({ t }) => t('games-title'), 'main .standing'],
  ['/help', ({ t }) => t('help-title'), 'main h2'],
  ['/learn', ({ t }) => t('learn-title'), 'main ol .about'],
  ['/learn/nothing', ({ t }) => t('missing-title'), 'main .button'],
  ['/game/nothing', ({ t }) => t('missing-game'), 'main .button'],
  ['/nowhere', ({ t }) => t('missing-title'), 'main .button'],
  ['/game/GAME', ({ t }) => t('text-title'), '.message'],
];

/** Languages with long words or letters of their own: what they look like is kept with the report. */
const PICTURED = ['de', 'el', 'uk'];

async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' });
}

/** Opens the settings from whatever page is shown. */
async function openSettings(page: Page, { t }: Words): Promise<void> {
  await page.getByRole('button', { name: t('frame-settings'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('settings-title') })).toBeVisible();
}

test.describe('on a narrow phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    mayLog: [/404.*\/api\/games\/nothing/],
  });

  for (const code of CODES) {
    test(`every page in ${code}`, async ({ page, api }, info) => {
      const words = wordsOf(code);
      const { id: game } = await api.playOn(PINNED);
      await speak(page, code);
      await page.goto('/');
      for (const [path, heading, last] of PLACES) {
        await follow(page, path.replace('GAME', game));
        await arrives(page, words.language, heading(words), last);
        expect.soft(await flaws(page), path).toEqual([]);
        if (path === '/learn' && PICTURED.includes(code)) await picture(page, info, path);
      }
      for (const { id, rules } of (await api.book()).chapters) {
        await follow(page, `/learn/${id}`);
        await comes(page, 'h1', words.t(`chapter-${id}`), '.rule', rules.length);
        expect.soft(await flaws(page), id).toEqual([]);
        if (id === 'pillbug' && PICTURED.includes(code)) await picture(page, info, id);
      }
      await follow(page, `/game/${game}`);
      await expect(page.locator('.message')).toBeVisible();
      // Just wide enough for the pages to be named at the top, and for the buttons of a game to be two rows.
      for (const width of [660, 980]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await flaws(page), `${width} wide`).toEqual([]);
      }
      await openSettings(page, words);
      expect.soft(await flaws(page), 'settings').toEqual([]);
    });
  }

  for (const code of PICTURED) {
    test(`an answer, a first game and its end in ${code}`, async ({ page, api }, info) => {
      const words = wordsOf(code);
      await speak(page, code);
      await page.goto('/learn/queen/1');
      const sees = async (name: string, shown: Locator) => {
        await expect(shown).toBeVisible();
        expect.soft(await flaws(page), name).toEqual([]);
        await picture(page, info, name);
      };
      await answer(page, api, words, sees);
      await coached(page, api, sees);
      await follow(page, '/learn');
      await page.getByRole('button', { name: words.t('learn-forget') }).click();
      await sees('forgetting', page.getByRole('dialog'));
    });
  }

  for (const [turn, code] of PICTURED.entries()) {
    test(`every exercise in ${code}, and a third of them solved`, async ({ page, api }) => {
      const words = wordsOf(code);
      await speak(page, code);
      await page.goto('/learn');
      for (const [index, { exercise, path }] of (await allExercises(api)).entries()) {
        await follow(page, path);
        await comes(page, '.asked', words.t(exercise.task.key, exercise.task.args), '.answers', 1);
        expect.soft(await flaws(page), path).toEqual([]);
        if (index % PICTURED.length !== turn) continue;
        await solve(page, api, exercise, words.t('learn-pass'));
        expect.soft(await flaws(page), `${path}, solved`).toEqual([]);
      }
    });
  }
});

type Sees = (name: string, shown: Locator) => Promise<void>;

/** A wrong answer, the hint, and the right one. */
async function answer(page: Page, api: Api, words: Words, sees: Sees): Promise<void> {
  const [exercise] = (await api.chapter('queen')).exercises;
  if (!exercise) throw new Error('the Queen has no exercise');
  const lesson = new Lesson(page, page.locator('main'));
  await expect(lesson.board.locator('.piece').first()).toBeVisible();
  const [taken] = exercise.view.start;
  await lesson.cell(taken ?? { q: 0, r: 0 });
  await sees('wrong', page.locator('.said .refusal'));
  await page.getByRole('button', { name: words.t('learn-hint'), exact: true }).click();
  await sees('hint', page.locator('p.hint'));
  await solve(page, api, exercise, words.t('learn-pass'));
  await sees('solved', page.locator('.solved'));
}

/** What a coach says before the last move of a game, and after it. */
async function coached(page: Page, api: Api, sees: Sees): Promise<void> {
  const { exercise } = await findExercise(api, ({ id }) => id === 'goal-1');
  const [win = ''] = await api.solution(exercise.id);
  const { id } = await api.playOn(exercise.view.position, { black: engine(1) });
  await guide(page, id);
  await follow(page, `/game/${id}`);
  const coaching = page.locator('.coaching');
  await sees('coach', coaching.locator('.words p').first());
  expect.soft(await isWhole(coaching), 'the coach is seen as a whole').toBe(true);
  const { piece, ...to } = targetOf(exercise.view, win);
  await new Table(page).byClicks(piece, to);
  await sees('coach at the end', coaching.locator('.next'));
  expect.soft(await isWhole(coaching), 'what comes next is seen as a whole').toBe(true);
}

test('another language is used at once, and again after a reload', async ({ page }) => {
  const [english, german] = [wordsOf('en'), wordsOf('de')];
  await page.goto('/');
  await expect(page).toHaveTitle(`${english.t('start-title')} · skep`);
  await openSettings(page, english);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('combobox', { name: english.t('settings-language') }).selectOption('Deutsch');
  await expect(page.getByRole('dialog', { name: german.t('settings-title') })).toBeVisible();
  await expect(page).toHaveTitle(`${german.t('start-title')} · skep`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.request.get(address ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: german.t('manifest-name'), lang: 'de' });

  await page.reload();
  await expect(page.getByRole('heading', { name: german.t('start-heading') })).toBeVisible();
});

const ASKED: readonly [asked: string, spoken: string][] = [
  ['uk-UA', 'uk'],
  ['pt-BR', 'pt-PT'],
  ['ja-JP', 'en'],
];
for (const [locale, spoken] of ASKED) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale });
    test(`gets ${spoken}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', spoken);
    });
  });
}

test('a game goes on when the language changes', async ({ page, api }) => {
  const { id } = await api.playOn(PINNED);
  await Table.open(page, id);
  const words = wordsOf('uk');
  await page.evaluate(() => {
    const settings = JSON.stringify({ language: 'uk' });
    localStorage.setItem('skep.settings', settings);
    dispatchEvent(new StorageEvent('storage', { key: 'skep.settings', newValue: settings }));
  });
  await expect(page.getByRole('application', { name: words.t('play-board') })).toBeVisible();
  await expect(page.getByLabel(words.t('play-reserve', { color: 'white' }))).toBeAttached();
});
