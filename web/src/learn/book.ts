/** Ways through the rulebook. */

import type { BookView, ChapterSummary } from '../wire';
import type { Progress } from './progress';

export function chapterPath(chapter: string, rule?: string): string {
  return `/learn/${chapter}${rule === undefined ? '' : `#${rule}`}`;
}

/** The address of an exercise of a chapter, counted from 1. */
export function exercisePath(chapter: string, number: number): string {
  return `/learn/${chapter}/${number}`;
}

/** The chapter in which a rule is at home. */
export function homeOf(book: BookView, rule: string): ChapterSummary | undefined {
  return book.chapters.find(({ rules }) => rules.includes(rule));
}

/** The chapters before and after one. */
export function neighbours(
  book: BookView,
  chapter: string,
): { before: ChapterSummary | undefined; after: ChapterSummary | undefined } {
  const index = book.chapters.findIndex(({ id }) => id === chapter);
  return { before: book.chapters[index - 1], after: index < 0 ? undefined : book.chapters[index + 1] };
}

export function allExercises(book: BookView): string[] {
  return book.chapters.flatMap(({ exercises }) => exercises);
}

/** A place of the book, by its chapter and the number of an exercise if it is one. */
export interface Place {
  readonly chapter: string;
  readonly exercise: number | undefined;
}

export function placePath({ chapter, exercise }: Place): string {
  return exercise === undefined ? chapterPath(chapter) : exercisePath(chapter, exercise);
}

/**
 * Where a reader goes on: at what was read last, or behind it if that was an exercise which is solved; after the last of
 * all, at what was left out.
 */
export function goOn(book: BookView, progress: Progress): Place | undefined {
  const { last, solved } = progress;
  const chapter = book.chapters.find(({ id, exercises }) => id === last || exercises.includes(last));
  if (!chapter) return undefined;
  const index = chapter.exercises.indexOf(last);
  if (index < 0) return { chapter: chapter.id, exercise: undefined };
  return solved.includes(last)
    ? (placeAfter(book, chapter, index) ?? unsolved(book, solved))
    : { chapter: chapter.id, exercise: index + 1 };
}

/** The first exercise that is not solved. */
function unsolved(book: BookView, solved: readonly string[]): Place | undefined {
  const places = book.chapters.flatMap(({ id, exercises }) =>
    exercises.map((exercise, index) => ({ exercise, place: { chapter: id, exercise: index + 1 } })),
  );
  return places.find(({ exercise }) => !solved.includes(exercise))?.place;
}

/** What comes after an exercise: the next one, or the next chapter; nothing after the last of all. */
export function placeAfter(book: BookView, chapter: ChapterSummary, index: number): Place | undefined {
  if (index + 1 < chapter.exercises.length) return { chapter: chapter.id, exercise: index + 2 };
  const { after } = neighbours(book, chapter.id);
  return after && { chapter: after.id, exercise: undefined };
}
