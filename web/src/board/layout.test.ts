import { describe, expect, it } from 'vitest';
import { fan } from './fan';
import { perform, sceneOf, viewOf, type Setting } from './fixture';
import { column, layout } from './layout';
import { configure, resize, show } from './show';
import { zoom } from './zoom';

const GAME: Setting = {
  stacks: 'wQ 0,0; bQ 1,0; wA1 -1,0; bG1 bB1 wB1 0,1',
  targets: ['wA1 0,-1', 'wB1 1,0'],
  immobile: ['wQ'],
};

describe('where pieces lie', () => {
  it('what lies higher is drawn later', () => {
    expect(layout(sceneOf(GAME)).map((drawnPiece) => drawnPiece.piece)).toEqual([
      'wA1',
      'wQ',
      'bQ',
      'bG1',
      'bB1',
      'wB1',
    ]);
  });

  it('only the uppermost piece tells the height and may be moved', () => {
    const drawnPieces = layout(sceneOf(GAME));
    expect(
      drawnPieces
        .filter((drawnPiece) => drawnPiece.height > 1)
        .map((drawnPiece) => [drawnPiece.piece, drawnPiece.height]),
    ).toEqual([['wB1', 3]]);
    expect(
      drawnPieces
        .filter((drawnPiece) => drawnPiece.classes.includes('movable'))
        .map((drawnPiece) => drawnPiece.piece),
    ).toEqual(['wA1', 'wB1']);
  });

  it('what cannot move is dimmed if wanted', () => {
    const dimmed = (dimImmobile: boolean) =>
      layout(sceneOf({ ...GAME, options: { dimImmobile } })).filter((drawnPiece) =>
        drawnPiece.classes.includes('immobile'),
      );
    expect(dimmed(true).map((drawnPiece) => drawnPiece.piece)).toEqual(['wQ']);
    expect(dimmed(false)).toEqual([]);
  });

  it('a stack that is spread out lies above the rest', () => {
    const drawnPieces = layout(fan(sceneOf(GAME), { q: 0, r: 1 }).scene);
    expect(drawnPieces.slice(-3).map((drawnPiece) => drawnPiece.piece)).toEqual(['bG1', 'bB1', 'wB1']);
    const [low, high] = [drawnPieces.at(-3)?.y ?? 0, drawnPieces.at(-1)?.y ?? 0];
    expect(low - high).toBeGreaterThan(150);
  });

  const view = { left: -200, top: -200, right: 200, bottom: 200 };
  const columns = [
    {
      name: 'in the middle it begins at the cell',
      base: { x: 0, y: 100 },
      count: 3,
      x: 0,
      ys: [100, 16, -68],
    },
    {
      name: 'at the upper edge it is moved down',
      base: { x: 0, y: -150 },
      count: 3,
      x: 0,
      ys: [30, -54, -138],
    },
    { name: 'at the side it is moved in', base: { x: 190, y: 0 }, count: 2, x: 138, ys: [0, -84] },
    { name: 'below the edge it is moved up', base: { x: 0, y: 300 }, count: 2, x: 0, ys: [138, 54] },
    {
      name: 'a tall one moves together',
      base: { x: 0, y: 0 },
      count: 7,
      x: 0,
      ys: [138, 92, 46, 0, -46, -92, -138],
    },
  ];
  it.each(columns)('a column: $name', ({ base, count, x, ys }) => {
    const points = column(base, count, view);
    expect(points.map((point) => Math.round(point.y) + 0)).toEqual(ys);
    expect(points.every((point) => point.x === x)).toBe(true);
  });
});

describe('what a person does while another position is shown', () => {
  const other = { ...GAME, stacks: 'wQ 0,0; bQ 1,0; wA1 -1,0; bG1 bB1 wB1 0,1; bA1 2,0' };
  const picked = perform(sceneOf(GAME), ['mouse down -1,0', 'mouse up -1,0']).scene;
  const dragged = perform(sceneOf(GAME), ['mouse down -1,0', 'mouse moves 0,-1']).scene;

  const rows = [
    { name: 'it goes on', scene: picked, setting: other, selected: 'wA1', told: 0 },
    { name: 'it ends if the piece may not move', scene: picked, setting: { ...other, targets: [] }, told: 1 },
    { name: 'it ends in the past', scene: picked, setting: { ...other, view: { past: true } }, told: 1 },
    { name: 'a drag goes on', scene: dragged, setting: other, selected: 'wA1', told: 0 },
    {
      name: 'a drag ends if the piece may not move',
      scene: dragged,
      setting: { ...other, targets: [] },
      told: 1,
    },
  ];
  it.each(rows)('$name', ({ scene, setting, selected, told }) => {
    const change = show(scene, viewOf(setting));
    expect(change.scene.selected).toBe(selected);
    expect(change.effects.length).toBe(told);
    expect(change.scene.grip.type === 'drag').toBe(scene === dragged && told === 0);
  });

  const wide = { ...GAME, stacks: `${GAME.stacks}; bA1 9,0; bA2 -9,0` };

  it('the camera follows the hive', () => {
    const scene = sceneOf(GAME);
    expect(show(scene, viewOf(wide)).scene.camera.scale).toBeLessThan(scene.camera.scale);
  });

  it('unless a piece is picked up', () => {
    expect(show(picked, viewOf(wide)).scene.camera).toBe(picked.camera);
  });

  it('or a person has moved it', () => {
    const taken = zoom(sceneOf(GAME), 1.1).scene;
    expect(show(taken, viewOf(wide)).scene.camera).toBe(taken.camera);
    expect(resize(taken, { width: 400, height: 800 }).scene.camera).toBe(taken.camera);
  });

  it('it fits again when the board is turned or becomes smaller', () => {
    const scene = sceneOf(wide);
    const turned = configure(scene, { rotation: 2 }).scene;
    expect(turned.camera.scale).not.toBe(scene.camera.scale);
    expect(resize(scene, { width: 300, height: 600 }).scene.camera.scale).toBeLessThan(scene.camera.scale);
  });
});
