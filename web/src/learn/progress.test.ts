import { describe, expect, test } from 'vitest';
import {
  forget,
  guide,
  NO_PROGRESS,
  parseProgress,
  solve,
  solvedOf,
  visit,
  type LessonProgress,
} from './progress';

describe('progress that was kept', () => {
  const rows: [name: string, text: string | null, changed: Partial<LessonProgress>][] = [
    ['nothing', null, {}],
    ['broken JSON', '{"solved":', {}],
    ['solved ones', '{"solved":["queen-1"]}', { solved: ['queen-1'] }],
    ['a wrong field beside a right one', '{"solved":[1],"last":"ant"}', { last: 'ant' }],
    ['what is no name', '{"last":"../x","guided":["a b"]}', {}],
  ];
  test.each(rows)('%s', (_name, text, changed) => {
    expect(parseProgress(text)).toEqual({ ...NO_PROGRESS, ...changed });
  });

  test('all of it comes back as it was written', () => {
    const all = guide(visit(solve(NO_PROGRESS, 'queen-1'), 'queen'), 'x1');
    expect(parseProgress(JSON.stringify(all))).toEqual(all);
  });
});

test('an exercise is solved once, and all are forgotten together', () => {
  const twice = solve(solve(guide(NO_PROGRESS, 'x1'), 'queen-1'), 'queen-1');
  expect(twice.solved).toEqual(['queen-1']);
  expect(solvedOf(twice, ['queen-1', 'queen-2'])).toBe(1);
  expect(forget(twice)).toEqual({ ...NO_PROGRESS, guided: ['x1'] });
});

test('the latest guided games are remembered', () => {
  const many = Array.from({ length: 30 }, (_, index) => `g${index}`).reduce(guide, NO_PROGRESS);
  expect(many.guided).toHaveLength(20);
  expect(guide(many, 'g25').guided.slice(0, 2)).toEqual(['g25', 'g29']);
});
