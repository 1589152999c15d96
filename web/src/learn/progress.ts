/** How far a reader has come in the lessons: one plain value, kept in this browser. */

import { parse, type Check, type Checks } from '../settings/storage';

export interface LessonProgress {
  /** Ids of the solved exercises. */
  readonly solved: readonly string[];
  /** What was read or tried last: the id of a chapter or an exercise. */
  readonly last: string;
  /** Games with a coach, the latest first. */
  readonly guided: readonly string[];
}

export const NO_PROGRESS: LessonProgress = { solved: [], last: '', guided: [] };

/** How many coached games are remembered. */
const GUIDED = 20;

const name: Check<string> = (value): value is string =>
  typeof value === 'string' && /^[\w-]{0,64}$/.test(value);
const names: Check<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.every(name);

const CHECKS: Checks<LessonProgress> = { solved: names, last: name, guided: names };

/** Reads what was stored. */
export function parseProgress(text: string | null): LessonProgress {
  return parse(CHECKS, NO_PROGRESS, text);
}

export function solve(progress: LessonProgress, exercise: string): LessonProgress {
  if (progress.solved.includes(exercise)) return progress;
  return { ...progress, solved: [...progress.solved, exercise] };
}

export function visit(progress: LessonProgress, last: string): LessonProgress {
  return progress.last === last ? progress : { ...progress, last };
}

export function guide(progress: LessonProgress, game: string): LessonProgress {
  return { ...progress, guided: [game, ...progress.guided.filter((id) => id !== game)].slice(0, GUIDED) };
}

/** Starts over. Games with a coach keep it. */
export function forget({ guided }: LessonProgress): LessonProgress {
  return { ...NO_PROGRESS, guided };
}

/** How many of these exercises are solved. */
export function solvedOf(progress: LessonProgress, exercises: readonly string[]): number {
  return exercises.filter((exercise) => progress.solved.includes(exercise)).length;
}
