/** A board of the lessons as a person uses it. */

import { expect, type Locator, type Page } from '@playwright/test';
import type { ChapterView, ExerciseView, PositionView } from '../src/wire';
import type { Api } from './api';
import { click, goalIn, pieceIn, type Cell } from './board';

/** From the middle of a cell to its corner, in the board's own units. */
const RADIUS = 50;

export type Diagram = Extract<ChapterView['blocks'][number], { type: 'diagram' }>;

export class Lesson {
  readonly board: Locator;

  /** `root` is what holds the board: a figure, or the page of an exercise. */
  constructor(
    readonly page: Page,
    readonly root: Locator,
  ) {
    this.board = root.locator('.skep-board');
  }

  piece(name: string): Locator {
    return pieceIn(this.root, name);
  }

  goal(cell: Cell): Locator {
    return goalIn(this.root, cell);
  }

  async pick(piece: string): Promise<void> {
    // Only what is in the window can be pressed.
    await this.piece(piece).scrollIntoViewIfNeeded();
    await click(this.piece(piece));
  }

  /** A click on the piece, another one where it goes. */
  async move(piece: string, to: Cell): Promise<void> {
    await this.pick(piece);
    await this.goal(to).scrollIntoViewIfNeeded();
    await click(this.goal(to));
  }

  /** A click on a cell, whether something is drawn there or not. */
  async cell(hex: Cell): Promise<void> {
    await this.board.scrollIntoViewIfNeeded();
    const camera = await this.board.locator('.camera').getAttribute('transform');
    const [, x = 0, y = 0, scale = 1] = (
      /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(camera ?? '') ?? []
    ).map(Number);
    const box = await this.board.boundingBox();
    const at = { x: RADIUS * Math.sqrt(3) * (hex.q + hex.r / 2), y: RADIUS * 1.5 * hex.r };
    await this.page.mouse.click((box?.x ?? 0) + x + at.x * scale, (box?.y ?? 0) + y + at.y * scale);
  }
}

/** The first diagram that fits, and its index within its chapter. */
export async function findDiagram(
  api: Api,
  wanted: (diagram: Diagram) => boolean,
): Promise<{ chapter: string; index: number; diagram: Diagram }> {
  for (const { id } of (await api.book()).chapters) {
    const { blocks } = await api.chapter(id);
    const diagrams = blocks.filter((block) => block.type === 'diagram');
    const index = diagrams.findIndex(wanted);
    const diagram = diagrams[index];
    if (diagram) return { chapter: id, index, diagram };
  }
  throw new Error('no diagram is like that');
}

/** For each reason why a diagram's own piece cannot go somewhere, the first diagram that shows it. */
export async function refusals(api: Api) {
  const found = new Map<string, { chapter: string; index: number; refused: Diagram['refused'][number] }>();
  for (const { id: chapter } of (await api.book()).chapters) {
    const { blocks } = await api.chapter(chapter);
    const diagrams = blocks.filter((block) => block.type === 'diagram');
    for (const [index, { refused: all, piece }] of diagrams.entries()) {
      for (const refused of all) {
        const { key } = refused.why;
        if (refused.piece === piece && !found.has(key)) found.set(key, { chapter, index, refused });
      }
    }
  }
  return found;
}

/** All exercises, with their chapters and their addresses. */
export async function allExercises(api: Api): Promise<{ exercise: ExerciseView; path: string }[]> {
  const { chapters } = await api.book();
  const found = await Promise.all(
    chapters.map(async ({ id }) =>
      (await api.chapter(id)).exercises.map((exercise, index) => ({
        exercise,
        path: `/learn/${id}/${index + 1}`,
      })),
    ),
  );
  return found.flat();
}

/** Where a legal move leads. */
export function targetOf(view: PositionView, mv: string): { piece: string } & Cell {
  const found = view.turn?.legal.find((legal) => legal.mv === mv);
  expect(found, `${mv} may be played`).toBeDefined();
  return found ?? { piece: '', q: 0, r: 0 };
}

/** The first exercise that fits. */
export async function findExercise(api: Api, wanted: (exercise: ExerciseView) => boolean) {
  const found = (await allExercises(api)).find(({ exercise }) => wanted(exercise));
  if (!found) throw new Error('no exercise is like that');
  return found;
}

/** Solves the current exercise with the mouse. `pass` is the label of the button for passing. */
export async function solve(page: Page, api: Api, exercise: ExerciseView, pass: string): Promise<void> {
  const lesson = new Lesson(page, page.locator('main'));
  const tries = await api.solution(exercise.id);
  await expect(lesson.board).toBeVisible();
  if (exercise.answer === 'moves') await playOut(lesson, api, exercise, tries, pass);
  for (const [index, text] of exercise.answer === 'moves' ? [] : tries.entries()) {
    if (exercise.answer === 'pieces') await lesson.pick(text);
    else await lesson.cell(targetOf(exercise.view, text));
    // `expect` would look again after a tenth of a second, and there are many marks.
    await page.locator('.mark.right').nth(index).waitFor({ state: 'attached' });
  }
  await page.locator('.said .solved').waitFor();
}

/** Plays the reader's moves; the replies come by themselves. */
async function playOut(
  lesson: Lesson,
  api: Api,
  { id, view: start }: ExerciseView,
  tries: readonly string[],
  pass: string,
): Promise<void> {
  let view = start;
  for (let ply = 0; ply < tries.length; ply += 2) {
    const mv = tries[ply] ?? '';
    if (mv === 'pass') {
      await lesson.page.getByRole('button', { name: pass, exact: true }).click();
    } else {
      const { piece, ...to } = targetOf(view, mv);
      await lesson.root.locator('.movable').first().waitFor();
      await lesson.move(piece, to);
    }
    const said = ply + 1 < tries.length ? '.news' : '.solved';
    await lesson.page.locator('.said').locator(said).waitFor();
    ({ view } = await api.attempt(id, tries.slice(0, ply + 1)));
    // The reply is shown after a moment.
    await lesson.page.clock.runFor(1_000);
  }
}

/** Turns the coach on for a game. A page of the app has to be open. */
export async function guide(page: Page, game: string): Promise<void> {
  await page.evaluate((game) => {
    const progress = JSON.stringify({ guided: [game], last: 'goal' });
    localStorage.setItem('skep.learn', progress);
    dispatchEvent(new StorageEvent('storage', { key: 'skep.learn', newValue: progress }));
  }, game);
}

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
