import { describe, expect, test } from 'vitest';
import type { ExerciseView } from '../wire';
import type { Reply, Effect } from './asking';
import { after, exercise, START, verdict } from './example';
import {
  boardOf,
  isOpen,
  maySeeSolution,
  openExercise,
  shown,
  update,
  type ExercisePage,
  type Input,
} from './exercise';
import { PASS } from './playing';

/** Does one thing after another; a reply is one to the latest question. */
function run(asked: ExerciseView, ...steps: (Input | Reply)[]): { page: ExercisePage; effects: Effect[] } {
  let page = openExercise(asked);
  const effects: Effect[] = [];
  for (const step of steps) {
    const [next, done] = update(
      page,
      isReply(step) ? { type: 'replied', asked: page.asked, reply: step } : step,
    );
    page = next;
    effects.push(...done);
  }
  return { page, effects };
}

function isReply(step: Input | Reply): step is Reply {
  return ['position', 'verdict', 'solution', 'problem', 'moment'].includes(step.type);
}

function questions(effects: readonly Effect[]): unknown[] {
  return effects.flatMap((effect) => (effect.type === 'ask' ? effect.question : []));
}

const sounds = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === 'sound' ? effect.sound : []));

const point = (q: number, r: number, ...pieces: string[]): Input => ({
  type: 'pointed',
  hex: { q, r },
  pieces,
});

const MOVE: Input = { type: 'move', mv: 'wA1 bQ-', piece: 'wA1' };
const CELLS = exercise({ answer: 'cells', piece: 'wA1' });
const PIECES = exercise({ answer: 'pieces' });

describe('cells and pieces', () => {
  test('nothing is given away', () => {
    const board = boardOf(run(CELLS).page);
    expect(board).toMatchObject({ pointing: true, marks: [], emphasis: { pieces: ['wA1'] } });
    expect([board.targets.size, board.immobile.size]).toEqual([0, 0]);
  });

  test('right ones are gathered and marked', () => {
    const { page, effects } = run(
      CELLS,
      point(2, 0),
      verdict('on', 'verdict-found'),
      point(2, -1),
      verdict('solved', null),
    );
    expect(questions(effects)).toEqual([
      { type: 'attempt', exercise: 'ant-1', tries: ['wA1 bQ-'] },
      { type: 'attempt', exercise: 'ant-1', tries: ['wA1 bQ-', 'wA1 bQ/'] },
    ]);
    expect(boardOf(page).marks).toEqual([
      { q: 2, r: 0, kind: 'right' },
      { q: 2, r: -1, kind: 'right' },
    ]);
    expect([page.end, page.stumbled]).toEqual(['solved', false]);
    expect(sounds(effects)).toEqual(['place', 'win']);
    expect(effects.at(-1)).toEqual({ type: 'solved', exercise: 'ant-1' });
  });

  test('wrong ones are crossed out until the next try', () => {
    const wrong = run(CELLS, point(0, 1), verdict('wrong', 'illegal-unreachable'));
    expect(boardOf(wrong.page).marks).toEqual([{ q: 0, r: 1, kind: 'wrong' }]);
    expect(wrong.page).toMatchObject({ stumbled: true, found: [], notice: { kind: 'refusal' } });
    expect(wrong.effects).toContainEqual({ type: 'shake', piece: 'wA1' });
    const next = run(CELLS, point(0, 1), verdict('wrong', 'illegal-unreachable'), point(2, 0));
    expect(boardOf(next.page).marks).toEqual([]);
    expect(next.page.notice).toBeUndefined();
  });

  test('a cell too far away needs no judge', () => {
    const { page, effects } = run(CELLS, point(7, 7));
    expect(page.notice?.phrase.key).toBe('web-far-from-hive');
    expect(questions(effects)).toEqual([]);
  });

  test('pieces are named, and the ground means nothing', () => {
    const { page, effects } = run(
      PIECES,
      point(5, 5),
      point(0, 0, 'wQ'),
      verdict('wrong', 'verdict-not-pinned'),
      point(-1, 0, 'wA1'),
      verdict('on', 'verdict-found'),
    );
    expect(questions(effects)).toMatchObject([{ tries: ['wQ'] }, { tries: ['wA1'] }]);
    expect(effects).toContainEqual({ type: 'shake', piece: 'wQ' });
    expect(boardOf(page).marks).toEqual([{ q: -1, r: 0, kind: 'right' }]);
  });

  test('one that was found already is not counted twice', () => {
    const twice = [point(-1, 0, 'wA1'), verdict('on', 'verdict-found')];
    expect(run(PIECES, ...twice, ...twice).page.found).toEqual(['wA1']);
  });
});

describe('moves', () => {
  const MOVES = exercise({ goal: [2, 0] });

  test('the goal is marked, and what may be played can be', () => {
    const board = boardOf(run(MOVES).page);
    expect(board).toMatchObject({ pointing: false, marks: [{ q: 2, r: 0, kind: 'wanted' }] });
    expect([...board.targets.keys()]).toEqual(['wA1']);
  });

  test('a right one solves it', () => {
    const { page, effects } = run(MOVES, MOVE, verdict('solved', null, after('wA1 bQ-')));
    expect(questions(effects)).toEqual([{ type: 'attempt', exercise: 'ant-1', tries: ['wA1 bQ-'] }]);
    expect(page.end).toBe('solved');
    expect(boardOf(page).targets.size).toBe(0);
  });

  test('a legal one that does not do it stands until it is taken back', () => {
    const wrong = run(MOVES, MOVE, verdict('wrong', 'verdict-cell-empty', after('wA1 bQ-')));
    expect(shown(wrong.page).view.moves).toHaveLength(1);
    expect(isOpen(wrong.page)).toBe(false);
    const { page } = run(MOVES, MOVE, verdict('wrong', 'verdict-cell-empty', after('wA1 bQ-')), {
      type: 'again',
    });
    expect(shown(page).view).toBe(START);
    expect([isOpen(page), page.notice, page.stumbled]).toEqual([true, undefined, true]);
  });

  test('what the opponent would play is thought of on the board', () => {
    const args = { by: { move: 'bQ -wQ' } };
    const wrong: Reply = {
      type: 'verdict',
      verdict: {
        verdict: 'wrong',
        phrase: { key: 'verdict-still-threatened', args },
        view: after('wA1 bQ-'),
      },
    };
    expect(boardOf(run(MOVES, MOVE, wrong).page).preview).toEqual({ piece: 'bQ', to: { q: -1, r: 0 } });
    expect(boardOf(run(MOVES, MOVE, wrong, { type: 'again' }).page).preview).toBeUndefined();
  });

  test('who has no move passes, and only then', () => {
    const shutIn = exercise({ view: { ...START, turn: { color: 'white', legal: [], stuck: [] } } });
    const { page, effects } = run(shutIn, PASS, verdict('solved', null, after('pass')));
    expect(questions(effects)).toEqual([{ type: 'attempt', exercise: 'ant-1', tries: ['pass'] }]);
    expect([page.end, sounds(effects)]).toEqual(['solved', ['win']]);
    expect(run(MOVES, PASS).effects).toEqual([]);
  });

  test('one that is not legal goes back at once', () => {
    const { page, effects } = run(
      MOVES,
      { type: 'tried', piece: 'wA1', to: { q: 0, r: 1 } },
      verdict('wrong', 'illegal-unreachable'),
    );
    expect(questions(effects)).toMatchObject([{ tries: ['wA1 wQ\\'] }]);
    expect(shown(page).view).toBe(START);
    expect(isOpen(page)).toBe(true);
  });

  test('the answer to a right one comes after a moment, and goes along with the next try', () => {
    const replied = verdict('on', 'verdict-go-on', {
      ...after('wA1 bQ-', 'bQ -wQ'),
      turn: START.turn,
    });
    const before = run(MOVES, MOVE, replied);
    expect([shown(before.page).ply, isOpen(before.page)]).toEqual([1, false]);
    const { page, effects } = run(MOVES, MOVE, replied, { type: 'moment' }, MOVE);
    expect(shown(page).ply).toBe(2);
    expect(questions(effects)).toMatchObject([
      { tries: ['wA1 bQ-'] },
      { type: 'moment' },
      { tries: ['wA1 bQ-', 'bQ -wQ', 'wA1 bQ-'] },
    ]);
  });

  test('a server that does not answer is told of', () => {
    const { page } = run(MOVES, MOVE, { type: 'problem', phrase: { key: 'web-unreachable' } });
    expect(page.notice?.phrase.key).toBe('web-unreachable');
    expect(isOpen(page)).toBe(true);
  });
});

describe('help', () => {
  const rows: [name: string, steps: (Input | Reply)[], may: boolean][] = [
    ['not at first', [], false],
    ['after the hint', [{ type: 'hint' }], true],
    ['after a wrong try', [point(0, 1), verdict('wrong', 'illegal-unreachable')], true],
    ['not when it is done', [{ type: 'hint' }, point(2, 0), verdict('solved', null)], false],
  ];
  test.each(rows)('it is shown how it goes: %s', (_name, steps, may) => {
    expect(maySeeSolution(run(CELLS, ...steps).page)).toBe(may);
  });

  test('all that was to be found is marked, and nothing counts as solved', () => {
    const { page, effects } = run(
      CELLS,
      { type: 'hint' },
      { type: 'show' },
      {
        type: 'solution',
        tries: ['wA1 bQ-', 'wA1 bQ/'],
        view: START,
      },
    );
    expect([page.end, boardOf(page).marks?.length]).toEqual(['shown', 2]);
    expect(effects.some(({ type }) => type === 'solved')).toBe(false);
  });

  test('moves are shown one after the other', () => {
    const view = after('wA1 bQ-', 'bQ -wQ');
    const solution: Reply = { type: 'solution', tries: ['wA1 bQ-', 'bQ -wQ'], view };
    const plies = [0, 1, 2, 2].map((_, moments) => {
      const waits = Array.from({ length: moments }, (): Reply => ({ type: 'moment' }));
      return shown(run(exercise(), { type: 'show' }, solution, ...waits).page).ply;
    });
    expect(plies).toEqual([0, 1, 2, 2]);
  });

  test('all begins anew, but what was read was read', () => {
    const { page } = run(CELLS, { type: 'hint' }, point(2, 0), verdict('on', 'verdict-found'), {
      type: 'reset',
    });
    expect(page).toMatchObject({ found: [], hinted: true, end: undefined });
  });
});
