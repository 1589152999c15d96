import { describe, expect, it } from 'vitest';
import { perform, sceneOf, type Setting } from './fixture';

const GAME: Setting = {
  stacks: 'wQ 0,0; bQ 1,0; wA1 -1,0; bA1 2,0; bG1 wB1 0,1',
  targets: ['wA1 0,-1 3,-1 1,1', 'wA2 -2,0 -2,1'],
  immobile: ['wQ'],
  reserves: { white: ['wA2'], black: [] },
  view: { lastMove: { piece: 'bQ', to: { q: 1, r: 0 } } },
};

const FLAT: Setting = { ...GAME, options: { orientation: 'flat' } };
const TURNED: Setting = { ...GAME, options: { rotation: 1 } };

const rows: { name: string; setting?: Setting; keys: string; told: string[] }[] = [
  { name: 'the first key shows where the last move went', keys: 'ArrowLeft', told: ['1,0'] },
  { name: 'left and right', keys: 'f ArrowLeft ArrowLeft f', told: ['1,0', '0,0', '-1,0', '0,0'] },
  { name: 'up is a zigzag', keys: 'f ArrowUp ArrowUp', told: ['1,0', '2,-1', '2,-1'] },
  { name: 'down leads back', keys: 'f ArrowUp ArrowDown', told: ['1,0', '2,-1', '1,0'] },
  {
    name: 'six letters lie as the neighbours do',
    keys: 'f e v r c d f',
    told: ['1,0', '1,-1', '1,0', '2,-1', '1,0', '0,0', '1,0'],
  },
  {
    name: 'so do the keys above the arrows',
    keys: 'f Home PageDown PageUp End',
    told: ['1,0', '1,-1', '1,0', '2,-1', '1,0'],
  },
  {
    name: 'the cursor does not leave the hive',
    keys: 'f ArrowRight ArrowRight ArrowRight ArrowRight',
    told: ['1,0', '2,0', '3,0', '3,0', '3,0'],
  },
  {
    name: 'on a flat-top board up is straight',
    setting: FLAT,
    keys: 'f ArrowDown ArrowUp',
    told: ['1,0', '1,1', '1,0'],
  },
  {
    name: 'and left is a zigzag',
    setting: FLAT,
    keys: 'f ArrowLeft ArrowRight',
    told: ['1,0', '0,1', '1,0'],
  },
  { name: 'directions are those of the screen', setting: TURNED, keys: 'f d', told: ['1,0', '0,1'] },
  { name: 'letters jump from insect to insect', keys: 'a a a', told: ['2,0', '-1,0', '2,0'] },
  { name: 'also to one that lies below', keys: 'g', told: ['0,1'] },
  { name: 'without such an insect the cursor stays', keys: 'f m', told: ['1,0'] },
];

describe('walking', () => {
  it.each(rows)('$name', ({ setting = GAME, keys, told }) => {
    const lines = keys.split(' ').map((key) => `key ${key}`);
    expect(perform(sceneOf(setting), lines).told).toEqual(told.map((cell) => `cursor ${cell}`));
  });

  const played: { name: string; keys: string; told: string[] }[] = [
    {
      name: 'a whole move by keys',
      keys: 'a a Enter n n Enter',
      told: [
        ...['cursor 2,0', 'cursor -1,0', 'selected wA1', 'cursor 0,-1', 'cursor 3,-1'],
        ...['selected none', 'move wA1 to 3,-1'],
      ],
    },
    {
      name: 'backwards through the targets',
      keys: 'a a Enter n Shift+n',
      told: ['cursor 2,0', 'cursor -1,0', 'selected wA1', 'cursor 0,-1', 'cursor 1,1'],
    },
    {
      name: 'a piece from the reserve comes with a place to go to',
      keys: 'Shift+a Enter',
      told: ['cursor -2,1', 'selected wA2', 'selected none', 'move wA2 to -2,1'],
    },
    {
      name: 'Escape lets go',
      keys: 'Shift+a Escape Escape',
      told: ['cursor -2,1', 'selected wA2', 'selected none'],
    },
    { name: 'a piece that cannot move', keys: 'q Enter', told: ['cursor 0,0', 'shake wQ', 'stuck wQ'] },
    {
      name: 'a cell that is no target',
      keys: 'a a Enter ArrowRight Enter',
      told: [
        'cursor 2,0',
        'cursor -1,0',
        'selected wA1',
        'cursor 0,0',
        'selected none',
        'shake wA1',
        'tried wA1 0,0',
      ],
    },
    {
      name: 'an empty cell only says what it is',
      keys: 'f e Enter',
      told: ['cursor 1,0', 'cursor 1,-1', 'cursor 1,-1'],
    },
    {
      name: 'next goes through the pieces that may move',
      keys: 'f n n',
      told: ['cursor 1,0', 'cursor -1,0', 'cursor -1,0'],
    },
  ];

  it.each(played)('$name', ({ keys, told }) => {
    const lines = keys.split(' ').map((key) => `key ${key}`);
    expect(perform(sceneOf(GAME), lines).told).toEqual(told);
  });

  it('x looks into the stack under the cursor, or into all', () => {
    const fanOf = (...keys: string[]) =>
      perform(
        sceneOf(GAME),
        keys.map((key) => `key ${key}`),
      ).scene.fan;
    expect(fanOf('b', 'x')).toMatchObject({ q: 0, r: 1 });
    expect(fanOf('b', 'x', 'x')).toBeUndefined();
    expect(fanOf('b', 'x', 'Escape')).toBeUndefined();
    expect(fanOf('q', 'x')).toBe('all');
  });

  it('zooms, and fits again', () => {
    const scene = sceneOf(GAME);
    const scaleAfter = (...keys: string[]) =>
      perform(
        scene,
        keys.map((key) => `key ${key}`),
      ).scene.camera.scale;
    expect(scaleAfter('+')).toBeCloseTo(scene.camera.scale * 1.25);
    expect(scaleAfter('-')).toBeCloseTo(scene.camera.scale / 1.25);
    expect(scaleAfter('+', '+', '0')).toBe(scene.camera.scale);
  });

  it('what is walked to is seen', () => {
    const near = perform(
      sceneOf(GAME),
      Array.from({ length: 8 }, () => 'key +'),
    ).scene;
    const walked = perform(near, ['key a', 'key a']).scene;
    expect(walked.camera.x).not.toBe(near.camera.x);
  });
});
