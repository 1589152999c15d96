import { describe, expect, it } from 'vitest';
import { at, perform, sceneOf, type Setting } from './fixture';
import { distance } from './plane';
import { toScreen } from './camera';

/** White is to move: an Ant and a Beetle may, the Queen may not; a second Ant may be placed. */
const GAME: Setting = {
  stacks: 'wQ 0,0; bQ 1,0; wA1 -1,0; bG1 wB1 0,1',
  targets: ['wA1 0,-1 2,-1* 2,0*+wP', 'wB1 1,0 -1,1', 'wA2 -2,0 -2,1'],
  immobile: ['wQ', 'wS1'],
  reserves: { white: ['wA2', 'wA3', 'wS1'], black: ['bA1'] },
};

interface Row {
  readonly name: string;
  readonly setting?: Setting;
  readonly does: readonly string[];
  readonly told: readonly string[];
}

const rows: Row[] = [
  {
    name: 'a click picks a piece up, a click on a target plays',
    does: ['mouse down -1,0', 'mouse up -1,0', 'mouse down 0,-1', 'mouse up 0,-1'],
    told: ['selected wA1', 'selected none', 'move wA1 to 0,-1'],
  },
  {
    name: 'a second click on the piece lets go',
    does: ['mouse down -1,0', 'mouse up -1,0', 'mouse down -1,0', 'mouse up -1,0'],
    told: ['selected wA1', 'selected none'],
  },
  {
    name: 'a click on another piece that may move takes that one',
    does: ['mouse down -1,0', 'mouse up -1,0', 'mouse down 0,1', 'mouse up 0,1'],
    told: ['selected wA1', 'selected wB1'],
  },
  {
    name: 'a click far from the hive is a try, too',
    does: ['mouse down -1,0', 'mouse up -1,0', 'mouse down -3,-1', 'mouse up -3,-1'],
    told: ['selected wA1', 'selected none', 'shake wA1', 'tried wA1 -3,-1'],
  },
  {
    name: 'so is a piece dropped there',
    does: ['mouse down -1,0', 'mouse moves -3,-1', 'mouse up -3,-1'],
    told: ['selected wA1', 'selected none', 'shake wA1', 'tried wA1 -3,-1'],
  },
  {
    name: 'a piece dropped outside the board just returns',
    does: ['mouse down -1,0', 'mouse moves @-40,5', 'mouse up @-40,5'],
    told: ['selected wA1', 'selected none'],
  },
  {
    name: 'a click beside the hive that is no target is a try',
    does: ['mouse down -1,0', 'mouse up -1,0', 'mouse down 1,1', 'mouse up 1,1'],
    told: ['selected wA1', 'selected none', 'shake wA1', 'tried wA1 1,1'],
  },
  {
    name: 'a click on a piece of the other side is a try to climb it',
    does: ['mouse down -1,0', 'mouse up -1,0', 'mouse down 1,0', 'mouse up 1,0'],
    told: ['selected wA1', 'selected none', 'shake wA1', 'tried wA1 1,0'],
  },
  {
    name: 'a piece that cannot move says so',
    does: ['mouse down 0,0', 'mouse up 0,0'],
    told: ['shake wQ', 'stuck wQ'],
  },
  {
    name: 'also if one tries to drag it',
    does: ['mouse down 0,0', 'mouse moves @10,10', 'mouse up @10,10'],
    told: ['shake wQ', 'stuck wQ'],
  },
  {
    name: 'a piece in the past says so without shaking',
    setting: { ...GAME, view: { past: true } },
    does: ['mouse down -1,0', 'mouse up -1,0'],
    told: ['stuck wA1'],
  },
  {
    name: 'so does a piece while a move waits to be confirmed',
    setting: { ...GAME, targets: [], view: { pending: 'wB1' } },
    does: ['mouse down -1,0', 'mouse up -1,0'],
    told: ['stuck wA1'],
  },
  {
    name: 'where cells are asked for, a click points out one, whatever stands there',
    setting: { ...GAME, targets: [], view: { pointing: true } },
    does: ['mouse down 2,0', 'mouse up 2,0', 'mouse down 0,1', 'mouse up 0,1'],
    told: ['pointed 2,0', 'pointed 0,1'],
  },
  {
    name: 'and a key does',
    setting: { ...GAME, targets: [], view: { pointing: true } },
    does: ['key f', 'key Enter'],
    told: ['cursor 0,0', 'pointed 0,0'],
  },
  {
    name: 'a click on a piece that is crossed out is a try, first of all',
    setting: { ...GAME, view: { marks: [{ q: 0, r: 1, kind: 'wrong' }] } },
    does: [
      'mouse down -1,0',
      'mouse up -1,0',
      'mouse down 0,1',
      'mouse up 0,1',
      'mouse down 0,1',
      'mouse up 0,1',
    ],
    told: ['selected wA1', 'selected none', 'shake wA1', 'tried wA1 0,1', 'selected wB1'],
  },
  {
    name: 'a marked cell is pointed out with nothing in hand',
    setting: { ...GAME, view: { marks: [{ q: 1, r: 1, kind: 'wrong' }] } },
    does: ['mouse down 1,1', 'mouse up 1,1', 'mouse down 2,1', 'mouse up 2,1'],
    told: ['pointed 1,1'],
  },
  {
    name: 'with a piece in hand it is a try',
    setting: { ...GAME, view: { marks: [{ q: 1, r: 1, kind: 'wrong' }] } },
    does: ['mouse down -1,0', 'mouse up -1,0', 'mouse down 1,1', 'mouse up 1,1'],
    told: ['selected wA1', 'selected none', 'shake wA1', 'tried wA1 1,1'],
  },
  {
    name: 'a mark on a piece that may move does not keep it from being picked up',
    setting: { ...GAME, view: { marks: [{ q: -1, r: 0, kind: 'wrong' }] } },
    does: ['mouse down -1,0', 'mouse up -1,0'],
    told: ['selected wA1'],
  },
  {
    name: 'a piece is dragged to a target',
    does: ['mouse down -1,0', 'mouse moves 0,-1', 'mouse up 0,-1'],
    told: ['selected wA1', 'selected none', 'move wA1 to 0,-1'],
  },
  {
    name: 'a piece is dragged from the reserve',
    does: ['mouse takes wA2', 'mouse moves -2,0', 'mouse up -2,0'],
    told: ['selected wA2', 'selected none', 'move wA2 to -2,0'],
  },
  {
    name: 'a piece from the reserve is clicked, then its target',
    does: ['mouse takes wA2', 'mouse up @400,620', 'mouse down -2,1', 'mouse up -2,1'],
    told: ['selected wA2', 'selected none', 'move wA2 to -2,1'],
  },
  {
    name: 'a piece in the reserve that cannot be placed says so',
    does: ['mouse takes wS1', 'mouse up @400,620'],
    told: ['shake wS1', 'stuck wS1'],
  },
  {
    name: 'a piece dragged out of the board just goes back',
    does: ['mouse down -1,0', 'mouse moves @400,700', 'mouse up @400,700'],
    told: ['selected wA1', 'selected none'],
  },
  {
    name: 'a piece dragged to where it may not go is put back',
    does: ['mouse down -1,0', 'mouse moves 1,1', 'mouse up 1,1'],
    told: ['selected wA1', 'selected none', 'shake wA1', 'tried wA1 1,1'],
  },
  {
    name: 'a piece put down where it stood stays picked up',
    does: ['mouse down -1,0', 'mouse moves @5,5', 'mouse moves -1,0', 'mouse up -1,0'],
    told: ['selected wA1'],
  },
  {
    name: 'unless it was picked up before',
    does: [
      ...['mouse down -1,0', 'mouse up -1,0'],
      ...['mouse down -1,0', 'mouse moves @5,5', 'mouse moves -1,0', 'mouse up -1,0'],
    ],
    told: ['selected wA1', 'selected none'],
  },
  {
    name: 'a drag that the system ends puts the piece back',
    does: ['finger down -1,0', 'finger moves 1,1', 'finger lost 1,1'],
    told: ['selected wA1', 'selected none'],
  },
  {
    name: 'a held stack is not picked up',
    does: ['finger down 0,1', 'held', 'finger up 0,1', 'finger down 0,1', 'finger up 0,1'],
    told: [],
  },
  {
    name: 'but it is dragged if the finger moves on',
    does: ['finger down 0,1', 'held', 'finger moves @300,500', 'finger moves -1,1', 'finger up @400,700'],
    told: ['selected wB1', 'selected none'],
  },
  {
    name: 'a mouse that shivers still clicks',
    does: ['mouse down @280,300', 'mouse moves @282,301', 'mouse up @282,301'],
    told: ['selected wA1'],
  },
];

describe('pointers', () => {
  it.each(rows)('$name', ({ setting = GAME, does, told }) => {
    expect(perform(sceneOf(setting), does).told).toEqual(told);
  });

  it('a finger near a small target hits it, a mouse does not', () => {
    const scene = perform(sceneOf(GAME), ['finger down -1,0', 'finger up -1,0']).scene;
    const far = { ...scene, camera: { ...scene.camera, scale: 0.2 } };
    const { x, y } = at(far, { q: 0, r: -1 });
    const near = `@${x - 6},${y - 18}`;
    expect(perform(far, [`finger down ${near}`, `finger up ${near}`]).told).toContain('move wA1 to 0,-1');
    expect(perform(far, [`mouse down ${near}`, `mouse up ${near}`]).told).toContain('selected none');
  });

  it('dragging the ground or what nobody may move pans, and the view is kept', () => {
    for (const from of ['@700,500', '1,0']) {
      const scene = sceneOf(GAME);
      const { x, y } = from.startsWith('@') ? { x: 700, y: 500 } : at(scene, { q: 1, r: 0 });
      const panned = perform(scene, [`mouse down ${from}`, `mouse moves @${x - 30},${y + 20}`]).scene;
      const hive = at(panned, { q: 0, r: 0 });
      const before = at(scene, { q: 0, r: 0 });
      expect([hive.x - before.x, hive.y - before.y].map(Math.round)).toEqual([-30, 20]);
      expect(panned.taken).toBe(true);
    }
  });

  it('on a page that scrolls the view stays where it is', () => {
    const scene = sceneOf({ ...GAME, options: { embedded: true } });
    const hands = [
      ['mouse down @700,500', 'mouse moves @600,520', 'mouse up @600,520'],
      ['finger down @300,300', 'finger2 down @500,300', 'finger moves @250,320'],
    ];
    for (const does of hands) expect(perform(scene, does).scene.camera).toBe(scene.camera);
    const dragged = ['mouse down -1,0', 'mouse moves 0,-1', 'mouse up 0,-1'];
    expect(perform(scene, dragged).told).toContain('move wA1 to 0,-1');
  });

  it('the point between two pinching fingers stays there', () => {
    const scene = sceneOf(GAME);
    const pinched = perform(scene, [
      'finger down @300,300',
      'finger2 down @500,300',
      'finger moves @250,320',
      'finger2 moves @650,320',
    ]).scene;
    expect(pinched.camera.scale / scene.camera.scale).toBeCloseTo(2);
    const middle = toScreen(pinched.camera, pinched.size, {
      x: (400 - 400) / scene.camera.scale + scene.camera.x,
      y: 0 + scene.camera.y,
    });
    expect(distance(middle, { x: 450, y: 320 })).toBeLessThan(0.01);
    const left = perform(pinched, ['finger2 up @650,320', 'finger moves @260,320']).scene;
    expect(left.grip.type).toBe('pan');
  });

  it('a dragged piece aims at the target it would fall on, above a finger', () => {
    const scene = sceneOf(GAME);
    const goal = at(scene, { q: 0, r: -1 });
    const aimOf = (line: string, who: string) => perform(scene, [`${who} down -1,0`, line]).scene.aim?.mv;
    expect(aimOf(`mouse moves @${goal.x + 10},${goal.y - 10}`, 'mouse')).toBe('wA1 to 0,-1');
    expect(aimOf(`finger moves @${goal.x},${goal.y + 60}`, 'finger')).toBe('wA1 to 0,-1');
  });

  it('the second button looks into a stack: a click leaves it open, holding does not', () => {
    const scene = sceneOf(GAME);
    const fanOf = (...lines: string[]) => perform(scene, lines).scene.fan;
    expect(fanOf('mouse second 0,1', 'mouse up 0,1')).toMatchObject({ q: 0, r: 1 });
    expect(fanOf('mouse second 0,1', 'mouse lingers 0,1')).toBeUndefined();
    expect(fanOf('mouse second 0,1', 'mouse up 0,1', 'mouse down @5,5')).toBeUndefined();
    expect(fanOf('mouse second 0,0', 'mouse up 0,0')).toBeUndefined();
  });

  it('hovering marks a piece or target', () => {
    const over = perform(sceneOf(GAME), ['mouse moves -1,0']).scene;
    expect(over.hover).toBe('wA1');
    const aimed = perform(over, ['mouse down -1,0', 'mouse up -1,0', 'mouse moves 2,0']).scene;
    expect(aimed.aim?.throwers).toEqual(['wP']);
    expect(perform(aimed, ['left']).scene.aim).toBeUndefined();
  });
});
