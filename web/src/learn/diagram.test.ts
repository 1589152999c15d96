import { describe, expect, test } from 'vitest';
import type { RefusedMove } from '../wire';
import type { LessonEffect } from './questions';
import { after, START } from './fixture';
import { boardOf, openDiagram, shown, update, type DiagramInput, type DiagramState } from './diagram';
import { PASS } from './lessonBoard';

const REFUSED: RefusedMove = {
  mv: 'wA1 wQ/',
  piece: 'wA1',
  q: 1,
  r: -1,
  why: { key: 'illegal-too-narrow', args: { piece: { piece: 'wA1' } } },
};

function run(...inputs: DiagramInput[]): { state: DiagramState; effects: LessonEffect[] } {
  let state = openDiagram(START, [REFUSED]);
  const effects: LessonEffect[] = [];
  for (const input of inputs) {
    const [next, done] = update(state, input);
    state = next;
    effects.push(...done);
  }
  return { state, effects };
}

const MOVE: DiagramInput = { type: 'move', mv: 'wA1 bQ-', piece: 'wA1' };
const PLAYED: DiagramInput = {
  type: 'replied',
  asked: 1,
  reply: { type: 'position', view: after('wA1 bQ-') },
};
const NO: DiagramInput = {
  type: 'replied',
  asked: 1,
  reply: { type: 'problem', phrase: { key: 'illegal-unreachable' } },
};

test('what may be played is marked, and what may not is crossed out', () => {
  const board = boardOf(run().state);
  expect([...board.targets.keys()]).toEqual(['wA1']);
  expect(board.marks).toEqual([{ q: 1, r: -1, kind: 'wrong' }]);
});

test('a cross is seen to be of a piece that can go nowhere', () => {
  const pinned = { ...REFUSED, mv: 'wQ wA1/', piece: 'wQ' };
  const state = openDiagram(START, [pinned, REFUSED]);
  expect(boardOf(state).emphasis).toEqual({ pieces: ['wQ'], kind: 'subject' });
  expect(boardOf(run().state).emphasis).toBeUndefined();
  expect(boardOf(run(MOVE).state).emphasis).toBeUndefined();
});

test('a pass is possible only without any other move', () => {
  const shutIn = openDiagram({ ...START, turn: { color: 'white', legal: [], stuck: [] } }, []);
  const [, effects] = update(shutIn, PASS);
  const question = { type: 'position', position: START.position, moves: ['pass'] };
  expect(effects).toEqual([{ type: 'ask', asked: 1, question }]);
  expect(run(PASS).effects).toEqual([]);
});

describe('a move', () => {
  test('is shown at once, and the server says what comes then', () => {
    const { state, effects } = run(MOVE);
    expect(boardOf(state)).toMatchObject({ pending: 'wA1', marks: [], lastMove: { to: { q: 2, r: 0 } } });
    expect(effects).toContainEqual({
      type: 'ask',
      asked: 1,
      question: { type: 'position', position: START.position, moves: ['wA1 bQ-'] },
    });
    expect(effects).toContainEqual({ type: 'sound', sound: 'move' });
  });

  test('is announced once it is known, and the other side goes on', () => {
    const { state, effects } = run(MOVE, PLAYED);
    expect(shown(state).turn?.color).toBe('black');
    expect([...boardOf(state).targets.keys()]).toEqual(['bQ']);
    expect(effects.at(-1)).toMatchObject({ type: 'announce', said: [{ type: 'played', since: 0 }] });
  });

  test.each<[string, DiagramInput]>([
    ['back', { type: 'back' }],
    ['all back', { type: 'reset' }],
  ])('is taken %s', (_name, input) => {
    const { state } = run(MOVE, PLAYED, input);
    expect(shown(state)).toBe(START);
    expect(boardOf(state).marks).toHaveLength(1);
  });

  test('that was taken back before it was answered stays away', () => {
    expect(shown(run(MOVE, { type: 'reset' }, PLAYED).state)).toBe(START);
  });
});

describe('refusals say why', () => {
  const rows: [name: string, inputs: DiagramInput[], key: string, shaken: string[]][] = [
    ['a crossed-out cell', [{ type: 'pointed', hex: { q: 1, r: -1 } }], 'illegal-too-narrow', ['wA1']],
    ['a piece that cannot leave', [{ type: 'stuck', piece: 'wQ' }], 'illegal-pinned', []],
    ['a piece of the other side', [{ type: 'stuck', piece: 'bQ' }], 'illegal-not-yours', []],
    ['a cell far away', [{ type: 'tried', piece: 'wA1', to: { q: 9, r: 9 } }], 'refusal-far-from-hive', []],
    [
      'a try that the server refuses',
      [{ type: 'tried', piece: 'wA1', to: { q: 0, r: -1 } }, NO],
      'illegal-unreachable',
      [],
    ],
    ['a move that it refuses', [MOVE, NO], 'illegal-unreachable', ['wA1']],
  ];
  test.each(rows)('%s', (_name, inputs, key, shaken) => {
    const { state, effects } = run(...inputs);
    expect(state.notice).toMatchObject({ kind: 'refusal', phrase: { key } });
    expect(effects).toContainEqual({ type: 'sound', sound: 'illegal' });
    expect(effects.flatMap((effect) => (effect.type === 'shake' ? effect.piece : []))).toEqual(shaken);
    expect(shown(state)).toBe(START);
    expect(state.pending).toBeUndefined();
  });

  test('until a piece is picked up', () => {
    const { state, effects } = run(
      { type: 'stuck', piece: 'wQ' },
      { type: 'picked', piece: 'wA1' },
      { type: 'picked', piece: undefined },
    );
    expect(state.notice).toBeUndefined();
    expect(effects.at(-1)).toEqual({
      type: 'announce',
      said: [{ type: 'picked', piece: 'wA1', targets: 2 }],
    });
  });

  test('when all is over', () => {
    const over: DiagramInput = {
      type: 'replied',
      asked: 1,
      reply: { type: 'position', view: { ...after('wA1 bQ-'), turn: null } },
    };
    const { state } = run(MOVE, over, { type: 'tried', piece: 'wA1', to: { q: 0, r: -1 } });
    expect(state.notice?.phrase.key).toBe('illegal-game-over');
  });
});
