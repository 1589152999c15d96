/** Verbs of the one who uses the board: what it shows, and how. */

import { fitted, refitted, revealing, zoomed, type Camera, type Size } from './camera';
import { sameCell } from '../hive/hex';
import type { Point } from './plane';
import {
  changed,
  hiveBounds,
  mayMove,
  NO_GRIP,
  piecesAt,
  placeOf,
  targetAt,
  topCentre,
  type Change,
  type Fan,
  type Scene,
} from './scene';
import type { BoardOptions, BoardView, Hex, Piece } from './types';

/** Shows another position. What a person is doing goes on if it still makes sense. */
export function show(scene: Scene, view: BoardView): Change {
  const { selected } = scene;
  const keeps = selected !== undefined && mayMove(view, selected) && stands(scene.view, view, selected);
  const grip = scene.grip.type === 'drag' && !keeps ? spent(scene) : scene.grip;
  const aimed = scene.aim;
  const next = refit({
    ...scene,
    view,
    grip,
    selected: keeps ? selected : undefined,
    hover: scene.hover !== undefined && mayMove(view, scene.hover) ? scene.hover : undefined,
    aim: keeps && aimed ? targetAt(view, selected, aimed) : undefined,
    fan: lastingFan(scene.fan, view),
  });
  return selected !== undefined && !keeps
    ? changed(next, { type: 'selected', piece: undefined })
    : changed(next);
}

export function configure(scene: Scene, options: Partial<BoardOptions>): Change {
  const next = { ...scene, options: { ...scene.options, ...options } };
  const turned =
    next.options.orientation !== scene.options.orientation ||
    next.options.rotation !== scene.options.rotation;
  return turned ? fit(next) : changed(next);
}

export function resize(scene: Scene, size: Size): Change {
  if (size.width === scene.size.width && size.height === scene.size.height) return changed(scene);
  const next = { ...scene, size };
  return scene.taken ? changed(next) : changed({ ...next, camera: fitted(size, hiveBounds(next)) });
}

/** Shows the whole hive, and follows it from now on. */
export function fit(scene: Scene): Change {
  return changed({ ...scene, taken: false, camera: fitted(scene.size, hiveBounds(scene)) });
}

/** What is drawn while the camera glides becomes where it is: what is touched is what was seen. */
export function halt(scene: Scene, camera: Camera): Change {
  return changed({ ...scene, camera });
}

export function zoom(scene: Scene, factor: number, at?: Point): Change {
  const middle = { x: scene.size.width / 2, y: scene.size.height / 2 };
  return changed({
    ...scene,
    taken: true,
    camera: zoomed(scene.camera, scene.size, factor, at ?? middle),
  });
}

/** Picks up a piece, or lets go. A piece that cannot move is not picked up, and it is told. */
export function select(scene: Scene, piece: Piece | undefined): Change {
  if (piece === undefined) return letGo(scene);
  if (piece === scene.selected) return changed(scene);
  if (!mayMove(scene.view, piece)) return refuse(scene, piece);
  const next: Scene = { ...scene, selected: piece, aim: undefined, fan: undefined };
  return changed(next, { type: 'selected', piece });
}

export function letGo(scene: Scene): Change {
  if (scene.selected === undefined) return changed(refit(scene));
  const grip = scene.grip.type === 'drag' ? spent(scene) : scene.grip;
  const next = refit({ ...scene, grip, selected: undefined, aim: undefined });
  return changed(next, { type: 'selected', piece: undefined });
}

/** Tells that a piece cannot be picked up. */
export function refuse(scene: Scene, piece: Piece): Change {
  const released = letGo(scene);
  // Nothing is wrong with a piece of the past, nor with one that has to wait for a move to be confirmed.
  const waits = scene.view.past || scene.view.pending !== undefined;
  const shakes = waits ? [] : [{ type: 'shake', piece } as const];
  return changed(released.scene, ...released.effects, ...shakes, { type: 'stuck', piece });
}

/** Tells that a piece cannot go to a cell, and puts it back. */
export function reject(scene: Scene, piece: Piece, to: Hex): Change {
  const released = letGo(scene);
  return changed(released.scene, ...released.effects, { type: 'shake', piece }, { type: 'tried', piece, to });
}

export function fan(scene: Scene, spread: Fan): Change {
  const next = lastingFan(spread, scene.view);
  if (next === scene.fan) return changed(scene);
  const released = next === undefined ? changed(scene) : letGo(scene);
  return changed({ ...released.scene, fan: next }, ...released.effects);
}

/** Spreads the stack on a cell out, or lays it back. */
export function toggleFan(scene: Scene, spread: Hex | 'all'): Change {
  const open =
    scene.fan === spread ||
    (typeof scene.fan === 'object' && typeof spread === 'object' && sameCell(scene.fan, spread));
  return fan(scene, open ? undefined : spread);
}

/** Lets the camera follow the hive, unless a person has moved it or is about to move a piece. */
export function refit(scene: Scene): Scene {
  const busy = scene.selected !== undefined || (scene.grip.type !== 'none' && scene.grip.type !== 'spent');
  if (scene.taken || busy || scene.size.width === 0) return scene;
  const camera = refitted(scene.camera, scene.size, hiveBounds(scene));
  return camera === scene.camera ? scene : { ...scene, camera };
}

/** Moves the camera so that a cell is seen. */
export function reveal(scene: Scene, hex: Hex): Scene {
  return {
    ...scene,
    camera: revealing(scene.camera, scene.size, topCentre(scene, hex, 0), 70),
  };
}

function spent(scene: Scene): Scene['grip'] {
  return scene.grip.type === 'drag' ? { type: 'spent', id: scene.grip.pointer.id } : NO_GRIP;
}

function stands(before: BoardView, after: BoardView, piece: Piece): boolean {
  return sameCell(placeOf(before, piece)?.hex, placeOf(after, piece)?.hex);
}

function lastingFan(spread: Fan, view: BoardView): Fan {
  const opens =
    spread === 'all'
      ? view.stacks.some((stack) => stack.pieces.length > 1)
      : spread !== undefined && piecesAt(view, spread).length > 1;
  return opens ? spread : undefined;
}
