/** Navigating the rulebook. */

import type { LearnRoute } from '../router';
import type { BookView, ChapterSummary } from '../wire';
import type { LessonProgress } from './progress';

export function chapterPath(chapter: string, rule?: string): string {
  return `/learn/${chapter}${rule === undefined ? '' : `#${rule}`}`;
}

/** The address of an exercise of a chapter, counted from 1. */
export function exercisePath(chapter: string, number: number): string {
  return `/learn/${chapter}/${number}`;
}

/** The chapter that contains a rule. */
export function homeOf(book: BookView, rule: string): ChapterSummary | undefined {
  return book.chapters.find(({ rules }) => rules.includes(rule));
}

/** The first rule of a part, as named in an address: R3.1 for `r3`. */
export function firstRule(book: BookView, part: string): string | undefined {
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  return rules.find((rule) => rule.startsWith(`${part.toUpperCase()}.`));
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

export function learnPath(place: LearnRoute): string {
  switch (place.type) {
    case 'contents':
      return '/learn';
    case 'rule':
      return chapterPath(place.rule);
    case 'chapter':
      return chapterPath(place.chapter, place.rule);
    case 'exercise':
      return exercisePath(place.chapter, place.number);
  }
}

/** The beginning of a chapter. */
function atChapter(chapter: string): LearnRoute {
  return { type: 'chapter', chapter, rule: undefined };
}

/** An exercise of a chapter, counted from 0. */
function atExercise(chapter: string, index: number): LearnRoute {
  return { type: 'exercise', chapter, number: index + 1 };
}

/**
 * Where a reader continues: at the place read last, or after it if it was an exercise that is
 * solved. After the very last one, at the first exercise that was skipped.
 */
export function whereToContinue(book: BookView, progress: LessonProgress): LearnRoute | undefined {
  const { last, solved } = progress;
  const chapter = book.chapters.find(({ id, exercises }) => id === last || exercises.includes(last));
  if (!chapter) return undefined;
  const index = chapter.exercises.indexOf(last);
  if (index < 0) return atChapter(chapter.id);
  return solved.includes(last)
    ? (routeAfter(book, chapter, index) ?? unsolved(book, solved))
    : atExercise(chapter.id, index);
}

/** The first exercise that is not solved. */
function unsolved(book: BookView, solved: readonly string[]): LearnRoute | undefined {
  const places = book.chapters.flatMap(({ id, exercises }) =>
    exercises.map((exercise, index) => ({ exercise, place: atExercise(id, index) })),
  );
  return places.find(({ exercise }) => !solved.includes(exercise))?.place;
}

/** What comes after an exercise: the next one, or the next chapter; nothing after the last of all. */
export function routeAfter(book: BookView, chapter: ChapterSummary, index: number): LearnRoute | undefined {
  if (index + 1 < chapter.exercises.length) return atExercise(chapter.id, index + 1);
  const { after } = neighbours(book, chapter.id);
  return after && atChapter(after.id);
}
