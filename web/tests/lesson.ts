/** A board of the lessons as a person uses it. */

import { expect, type Locator, type Page } from '@playwright/test';
import type { ChapterView, ExerciseView, PositionView } from '../src/wire';
import type { Api } from './api';
import { middle, type Cell } from './table';

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
    return this.root.locator(
      `.skep-board [data-piece="${name}"], .skep-reserve button[data-piece="${name}"]`,
    );
  }

  goal({ q, r }: Cell): Locator {
    return this.root.locator(`.goal[data-cell="${q},${r}"]`);
  }

  async pick(piece: string): Promise<void> {
    // Only what is in the window can be pressed.
    await this.piece(piece).scrollIntoViewIfNeeded();
    await this.press(await middle(this.piece(piece)));
  }

  /** A click on the piece, another one where it goes. */
  async move(piece: string, to: Cell): Promise<void> {
    await this.pick(piece);
    await this.goal(to).scrollIntoViewIfNeeded();
    await this.press(await middle(this.goal(to)));
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
    await this.press({ x: (box?.x ?? 0) + x + at.x * scale, y: (box?.y ?? 0) + y + at.y * scale });
  }

  private async press({ x, y }: { x: number; y: number }): Promise<void> {
    await this.page.mouse.click(x, y);
  }
}

/** The first diagram of the book that is as wanted, and which of its chapter's it is. */
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

/** Where a MoveString leads, by what may be played. */
export function targetOf(view: PositionView, mv: string): { piece: string } & Cell {
  const found = view.turn?.legal.find((legal) => legal.mv === mv);
  expect(found, `${mv} may be played`).toBeDefined();
  return found ?? { piece: '', q: 0, r: 0 };
}
