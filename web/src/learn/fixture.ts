/** Positions and exercises as the server would send them, for tests. */

import { legal, move, turn } from '../game/fixture';
import type { ExerciseView, PositionView, VerdictKind } from '../wire';
import type { Reply } from './questions';

/**
 * White has an Ant and a Queen, Black a Queen: the Ant may go around.
 *
 *     wA1 wQ bQ
 */
export const START: PositionView = {
  position: 'Base wAwQbQ w4 -',
  reserve: ['wG1', 'bG1'],
  start: [
    { q: 0, r: 0, pieces: ['wQ'] },
    { q: 1, r: 0, pieces: ['bQ'] },
    { q: -1, r: 0, pieces: ['wA1'] },
  ],
  first: 'white',
  moves: [],
  turn: {
    ...turn('white', legal('wA1 bQ-', 2, 0), legal('wA1 bQ/', 2, -1)),
    stuck: [
      { piece: 'wQ', code: 'pinned', why: { key: 'illegal-pinned', args: { piece: { piece: 'wQ' } } } },
    ],
  },
  ending: null,
};

/** The same after some moves. */
export function after(...moves: string[]): PositionView {
  const color = moves.length % 2 === 0 ? 'white' : 'black';
  return { ...START, moves: moves.map((mv) => move(mv)), turn: turn(color, legal('bQ -wQ', -1, 0)) };
}

export function exercise(changes: Partial<ExerciseView> = {}): ExerciseView {
  return {
    id: 'ant-1',
    view: START,
    answer: 'moves',
    piece: null,
    goal: null,
    task: { key: 'exercise-ant-1' },
    hint: { key: 'exercise-ant-1.hint' },
    solved: { key: 'exercise-ant-1.solved' },
    ...changes,
  };
}

export function verdict(of: VerdictKind, key: string | null, view: PositionView = START): Reply {
  return { type: 'verdict', verdict: { verdict: of, phrase: key === null ? null : { key }, view } };
}
