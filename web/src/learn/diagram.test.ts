import { describe, expect, test } from 'vitest';
import type { RefusedMove } from '../wire';
import type { Effect } from './asking';
import { after, START } from './example';
import { boardOf, openDiagram, shown, update, type Input, type DiagramPage } from './diagram';
import { PASS } from './playing';

const REFUSED: RefusedMove = {
  mv: 'wA1 wQ/',
  piece: 'wA1',
  q: 1,
  r: -1,
  why: { key: 'illegal-too-narrow', args: { piece: { piece: 'wA1' } } },
};

function run(...inputs: Input[]): { page: DiagramPage; effects: Effect[] } {
  let page = openDiagram(START, [REFUSED]);
  const effects: Effect[] = [];
  for (const input of inputs) {
    const [next, done] = update(page, input);
    page = next;
    effects.push(...done);
  }
  return { page, effects };
}

const MOVE: Input = { type: 'move', mv: 'wA1 bQ-', piece: 'wA1' };
const PLAYED: Input = {
  type: 'replied',
  asked: 1,
  reply: { type: 'position', view: after('wA1 bQ-') },
};
const NO: Input = {
  type: 'replied',
  asked: 1,
  reply: { type: 'problem', phrase: { key: 'illegal-unreachable' } },
};

test('what may be played is marked, and what may not is crossed out', () => {
  const board = boardOf(run().page);
  expect([...board.targets.keys()]).toEqual(['wA1']);
  expect(board.marks).toEqual([{ q: 1, r: -1, kind: 'wrong' }]);
});

test('a cross is seen to be of a piece that can go nowhere', () => {
  const pinned = { ...REFUSED, mv: 'wQ wA1/', piece: 'wQ' };
  const page = openDiagram(START, [pinned, REFUSED]);
  expect(boardOf(page).emphasis).toEqual({ pieces: ['wQ'], kind: 'subject' });
  expect(boardOf(run().page).emphasis).toBeUndefined();
  expect(boardOf(run(MOVE).page).emphasis).toBeUndefined();
});

test('who has no move passes, and only then', () => {
  const shutIn = openDiagram({ ...START, turn: { color: 'white', legal: [], stuck: [] } }, []);
  const [, effects] = update(shutIn, PASS);
  const question = { type: 'position', position: START.position, moves: ['pass'] };
  expect(effects).toEqual([{ type: 'ask', asked: 1, question }]);
  expect(run(PASS).effects).toEqual([]);
});

describe('a move', () => {
  test('is shown at once, and the server says what comes then', () => {
    const { page, effects } = run(MOVE);
    expect(boardOf(page)).toMatchObject({ pending: 'wA1', marks: [], lastMove: { to: { q: 2, r: 0 } } });
    expect(effects).toContainEqual({
      type: 'ask',
      asked: 1,
      question: { type: 'position', position: START.position, moves: ['wA1 bQ-'] },
    });
    expect(effects).toContainEqual({ type: 'sound', sound: 'move' });
  });

  test('is announced once it is known, and the other side goes on', () => {
    const { page, effects } = run(MOVE, PLAYED);
    expect(shown(page).turn?.color).toBe('black');
    expect([...boardOf(page).targets.keys()]).toEqual(['bQ']);
    expect(effects.at(-1)).toMatchObject({ type: 'announce', said: [{ type: 'played', since: 0 }] });
  });

  test.each<[string, Input]>([
    ['back', { type: 'back' }],
    ['all back', { type: 'reset' }],
  ])('is taken %s', (_name, input) => {
    const { page } = run(MOVE, PLAYED, input);
    expect(shown(page)).toBe(START);
    expect(boardOf(page).marks).toHaveLength(1);
  });

  test('that was taken back before it was answered stays away', () => {
    expect(shown(run(MOVE, { type: 'reset' }, PLAYED).page)).toBe(START);
  });
});

describe('what is not possible is told', () => {
  const rows: [name: string, inputs: Input[], key: string, shaken: string[]][] = [
    ['a crossed-out cell', [{ type: 'pointed', hex: { q: 1, r: -1 } }], 'illegal-too-narrow', ['wA1']],
    ['a piece that cannot leave', [{ type: 'stuck', piece: 'wQ' }], 'illegal-pinned', []],
    ['a piece of the other side', [{ type: 'stuck', piece: 'bQ' }], 'illegal-not-yours', []],
    ['a cell far away', [{ type: 'tried', piece: 'wA1', to: { q: 9, r: 9 } }], 'web-far-from-hive', []],
    [
      'a try that the server refuses',
      [{ type: 'tried', piece: 'wA1', to: { q: 0, r: -1 } }, NO],
      'illegal-unreachable',
      [],
    ],
    ['a move that it refuses', [MOVE, NO], 'illegal-unreachable', ['wA1']],
  ];
  test.each(rows)('%s', (_name, inputs, key, shaken) => {
    const { page, effects } = run(...inputs);
    expect(page.notice).toMatchObject({ kind: 'refusal', phrase: { key } });
    expect(effects).toContainEqual({ type: 'sound', sound: 'illegal' });
    expect(effects.flatMap((effect) => (effect.type === 'shake' ? effect.piece : []))).toEqual(shaken);
    expect(shown(page)).toBe(START);
    expect(page.pending).toBeUndefined();
  });

  test('until a piece is picked up', () => {
    const { page, effects } = run(
      { type: 'stuck', piece: 'wQ' },
      { type: 'picked', piece: 'wA1' },
      { type: 'picked', piece: undefined },
    );
    expect(page.notice).toBeUndefined();
    expect(effects.at(-1)).toEqual({
      type: 'announce',
      said: [{ type: 'picked', piece: 'wA1', targets: 2 }],
    });
  });

  test('when all is over', () => {
    const over: Input = {
      type: 'replied',
      asked: 1,
      reply: { type: 'position', view: { ...after('wA1 bQ-'), turn: null } },
    };
    const { page } = run(MOVE, over, { type: 'tried', piece: 'wA1', to: { q: 0, r: -1 } });
    expect(page.notice?.phrase.key).toBe('illegal-game-over');
  });
});
