import { describe, expect, test } from 'vitest';
import type { ExerciseView } from '../wire';
import type { Reply, LessonEffect } from './questions';
import { after, exercise, START, verdict } from './fixture';
import {
  boardOf,
  isOpen,
  maySeeSolution,
  openExercise,
  shown,
  update,
  type ExerciseState,
  type ExerciseInput,
} from './exercise';
import { PASS } from './lessonBoard';

/** Does one thing after another; a reply is one to the latest question. */
function run(
  asked: ExerciseView,
  ...steps: (ExerciseInput | Reply)[]
): { state: ExerciseState; effects: LessonEffect[] } {
  let state = openExercise(asked);
  const effects: LessonEffect[] = [];
  for (const step of steps) {
    const [next, done] = update(
      state,
      isReply(step) ? { type: 'replied', asked: state.asked, reply: step } : step,
    );
    state = next;
    effects.push(...done);
  }
  return { state, effects };
}

function isReply(step: ExerciseInput | Reply): step is Reply {
  return ['position', 'verdict', 'solution', 'problem', 'moment'].includes(step.type);
}

function questions(effects: readonly LessonEffect[]): unknown[] {
  return effects.flatMap((effect) => (effect.type === 'ask' ? effect.question : []));
}

const sounds = (effects: readonly LessonEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'sound' ? effect.sound : []));

const point = (q: number, r: number, ...pieces: string[]): ExerciseInput => ({
  type: 'pointed',
  hex: { q, r },
  pieces,
});

const MOVE: ExerciseInput = { type: 'move', mv: 'wA1 bQ-', piece: 'wA1' };
const CELLS = exercise({ answer: 'cells', piece: 'wA1' });
const PIECES = exercise({ answer: 'pieces' });

describe('cells and pieces', () => {
  test('nothing is given away', () => {
    const board = boardOf(run(CELLS).state);
    expect(board).toMatchObject({ pointing: true, marks: [], emphasis: { pieces: ['wA1'] } });
    expect([board.targets.size, board.immobile.size]).toEqual([0, 0]);
  });

  test('right ones are gathered and marked', () => {
    const { state, effects } = run(
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
    expect(boardOf(state).marks).toEqual([
      { q: 2, r: 0, kind: 'right' },
      { q: 2, r: -1, kind: 'right' },
    ]);
    expect([state.end, state.stumbled]).toEqual(['solved', false]);
    expect(sounds(effects)).toEqual(['place', 'win']);
    expect(effects.at(-1)).toEqual({ type: 'solved', exercise: 'ant-1' });
  });

  test('wrong ones are crossed out until the next try', () => {
    const wrong = run(CELLS, point(0, 1), verdict('wrong', 'illegal-unreachable'));
    expect(boardOf(wrong.state).marks).toEqual([{ q: 0, r: 1, kind: 'wrong' }]);
    expect(wrong.state).toMatchObject({ stumbled: true, found: [], notice: { kind: 'refusal' } });
    expect(wrong.effects).toContainEqual({ type: 'shake', piece: 'wA1' });
    const next = run(CELLS, point(0, 1), verdict('wrong', 'illegal-unreachable'), point(2, 0));
    expect(boardOf(next.state).marks).toEqual([]);
    expect(next.state.notice).toBeUndefined();
  });

  test('a cell too far away needs no judge', () => {
    const { state, effects } = run(CELLS, point(7, 7));
    expect(state.notice?.phrase.key).toBe('refusal-far-from-hive');
    expect(questions(effects)).toEqual([]);
  });

  test('pieces are named, and the ground means nothing', () => {
    const { state, effects } = run(
      PIECES,
      point(5, 5),
      point(0, 0, 'wQ'),
      verdict('wrong', 'verdict-not-pinned'),
      point(-1, 0, 'wA1'),
      verdict('on', 'verdict-found'),
    );
    expect(questions(effects)).toMatchObject([{ tries: ['wQ'] }, { tries: ['wA1'] }]);
    expect(effects).toContainEqual({ type: 'shake', piece: 'wQ' });
    expect(boardOf(state).marks).toEqual([{ q: -1, r: 0, kind: 'right' }]);
  });

  test('one that was found already is not counted twice', () => {
    const twice = [point(-1, 0, 'wA1'), verdict('on', 'verdict-found')];
    expect(run(PIECES, ...twice, ...twice).state.found).toEqual(['wA1']);
  });
});

describe('moves', () => {
  const MOVES = exercise({ goal: [2, 0] });

  test('the goal is marked, and what may be played can be', () => {
    const board = boardOf(run(MOVES).state);
    expect(board).toMatchObject({ pointing: false, marks: [{ q: 2, r: 0, kind: 'wanted' }] });
    expect([...board.targets.keys()]).toEqual(['wA1']);
  });

  test('a right one solves it', () => {
    const { state, effects } = run(MOVES, MOVE, verdict('solved', null, after('wA1 bQ-')));
    expect(questions(effects)).toEqual([{ type: 'attempt', exercise: 'ant-1', tries: ['wA1 bQ-'] }]);
    expect(state.end).toBe('solved');
    expect(boardOf(state).targets.size).toBe(0);
  });

  test('a legal but wrong one stays until it is taken back', () => {
    const wrong = run(MOVES, MOVE, verdict('wrong', 'verdict-cell-empty', after('wA1 bQ-')));
    expect(shown(wrong.state).view.moves).toHaveLength(1);
    expect(isOpen(wrong.state)).toBe(false);
    const { state } = run(MOVES, MOVE, verdict('wrong', 'verdict-cell-empty', after('wA1 bQ-')), {
      type: 'again',
    });
    expect(shown(state).view).toBe(START);
    expect([isOpen(state), state.notice, state.stumbled]).toEqual([true, undefined, true]);
  });

  test('the opponent’s reply to a mistake is previewed on the board', () => {
    const args = { by: { move: 'bQ -wQ' } };
    const wrong: Reply = {
      type: 'verdict',
      verdict: {
        verdict: 'wrong',
        phrase: { key: 'verdict-still-threatened', args },
        view: after('wA1 bQ-'),
      },
    };
    expect(boardOf(run(MOVES, MOVE, wrong).state).preview).toEqual({ piece: 'bQ', to: { q: -1, r: 0 } });
    expect(boardOf(run(MOVES, MOVE, wrong, { type: 'again' }).state).preview).toBeUndefined();
  });

  test('a pass is possible only without any other move', () => {
    const shutIn = exercise({ view: { ...START, turn: { color: 'white', legal: [], stuck: [] } } });
    const { state, effects } = run(shutIn, PASS, verdict('solved', null, after('pass')));
    expect(questions(effects)).toEqual([{ type: 'attempt', exercise: 'ant-1', tries: ['pass'] }]);
    expect([state.end, sounds(effects)]).toEqual(['solved', ['win']]);
    expect(run(MOVES, PASS).effects).toEqual([]);
  });

  test('an illegal one goes back at once', () => {
    const { state, effects } = run(
      MOVES,
      { type: 'tried', piece: 'wA1', to: { q: 0, r: 1 } },
      verdict('wrong', 'illegal-unreachable'),
    );
    expect(questions(effects)).toMatchObject([{ tries: ['wA1 wQ\\'] }]);
    expect(shown(state).view).toBe(START);
    expect(isOpen(state)).toBe(true);
  });

  test('the answer to a right one comes after a moment, and goes along with the next try', () => {
    const replied = verdict('on', 'verdict-go-on', {
      ...after('wA1 bQ-', 'bQ -wQ'),
      turn: START.turn,
    });
    const before = run(MOVES, MOVE, replied);
    expect([shown(before.state).ply, isOpen(before.state)]).toEqual([1, false]);
    const { state, effects } = run(MOVES, MOVE, replied, { type: 'moment' }, MOVE);
    expect(shown(state).ply).toBe(2);
    expect(questions(effects)).toMatchObject([
      { tries: ['wA1 bQ-'] },
      { type: 'moment' },
      { tries: ['wA1 bQ-', 'bQ -wQ', 'wA1 bQ-'] },
    ]);
  });

  test('a server that does not answer is reported', () => {
    const { state } = run(MOVES, MOVE, { type: 'problem', phrase: { key: 'web-unreachable' } });
    expect(state.notice?.phrase.key).toBe('web-unreachable');
    expect(isOpen(state)).toBe(true);
  });
});

describe('help', () => {
  const rows: [name: string, steps: (ExerciseInput | Reply)[], may: boolean][] = [
    ['not at first', [], false],
    ['after the hint', [{ type: 'hint' }], true],
    ['after a wrong try', [point(0, 1), verdict('wrong', 'illegal-unreachable')], true],
    ['not when it is done', [{ type: 'hint' }, point(2, 0), verdict('solved', null)], false],
  ];
  test.each(rows)('the solution is offered: %s', (_name, steps, may) => {
    expect(maySeeSolution(run(CELLS, ...steps).state)).toBe(may);
  });

  test('all that was to be found is marked, and nothing counts as solved', () => {
    const { state, effects } = run(
      CELLS,
      { type: 'hint' },
      { type: 'show' },
      {
        type: 'solution',
        tries: ['wA1 bQ-', 'wA1 bQ/'],
        view: START,
      },
    );
    expect([state.end, boardOf(state).marks?.length]).toEqual(['shown', 2]);
    expect(effects.some(({ type }) => type === 'solved')).toBe(false);
  });

  test('moves are shown one after the other', () => {
    const view = after('wA1 bQ-', 'bQ -wQ');
    const solution: Reply = { type: 'solution', tries: ['wA1 bQ-', 'bQ -wQ'], view };
    const plies = [0, 1, 2, 2].map((_, moments) => {
      const waits = Array.from({ length: moments }, (): Reply => ({ type: 'moment' }));
      return shown(run(exercise(), { type: 'show' }, solution, ...waits).state).ply;
    });
    expect(plies).toEqual([0, 1, 2, 2]);
  });

  test('a reset starts over, but the hint stays open', () => {
    const { state } = run(CELLS, { type: 'hint' }, point(2, 0), verdict('on', 'verdict-found'), {
      type: 'reset',
    });
    expect(state).toMatchObject({ found: [], hinted: true, end: undefined });
  });
});
