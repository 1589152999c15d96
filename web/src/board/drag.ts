/**
 * Drag and drop: a piece follows the pointer and is dropped on a cell. `pointer.ts` decides when a drag starts.
 */

import { sameCell } from '../hive/hex';
import { RADIUS } from './art';
import { toPlane } from './camera';
import { cellAt, type Point } from './plane';
import {
  changed,
  FINGER,
  mayMove,
  nearestTarget,
  NO_GRIP,
  placeOf,
  within,
  type Change,
  type Grip,
  type Pointer,
  type Scene,
} from './scene';
import { letGo, play, reject, select } from './selection';
import type { Piece, Target } from './types';

/** A dropped piece snaps to a target within this fraction of a cell's radius. */
const SNAP = 0.95;

/** Whether moving the pressed pointer would drag a piece. */
export function mayDrag({ grip, view }: Scene): boolean {
  return grip.type === 'press' && grip.hit.type !== 'ground' && mayMove(view, grip.hit.piece);
}

/** Picks a piece up with the pointer. */
export function startDrag(scene: Scene, piece: Piece, pointer: Pointer): Change {
  const before = scene.selected === piece;
  const picked = select(scene, piece);
  const grip: Grip = { type: 'drag', pointer, piece, before };
  return changed(drag({ ...picked.scene, grip }, grip, pointer), ...picked.effects);
}

/** Drops the piece: it is played, put back, or stays in hand. */
export function drop(scene: Scene, grip: Grip & { type: 'drag' }, pointer: Pointer): Change {
  const { piece, before } = grip;
  const free = { ...scene, grip: NO_GRIP };
  const at = liftedAt(scene, pointer);
  const target = snappedTarget(scene, piece, at);
  if (target) return play(free, piece, target);
  if (!within(scene.size, at)) return letGo(free);
  const cell = cellAt(scene.options, toPlane(scene.camera, scene.size, at));
  const home = placeOf(scene.view, piece)?.hex;
  // Dropped where it was, it stays in hand for a second click, unless it was in hand before.
  if (home && sameCell(cell, home)) return before ? letGo(free) : changed({ ...free, aim: undefined });
  return reject(free, piece, cell);
}

/** The piece follows the pointer. */
export function drag(scene: Scene, grip: Grip & { type: 'drag' }, pointer: Pointer): Scene {
  return {
    ...scene,
    grip: { ...grip, pointer },
    aim: snappedTarget(scene, grip.piece, liftedAt(scene, pointer)),
    hover: undefined,
  };
}

/** The centre of a dragged piece. It is above a finger, which would hide it. */
export function liftedAt(scene: Scene, pointer: Pointer): Point {
  const up = pointer.kind === 'touch' ? RADIUS * scene.camera.scale + 26 : 0;
  return { x: pointer.at.x, y: pointer.at.y - up };
}

/** The target that a piece snaps to when it is dropped at a place on the screen. */
function snappedTarget(scene: Scene, piece: Piece, at: Point): Target | undefined {
  if (!within(scene.size, at)) return undefined;
  return nearestTarget(scene, piece, at, Math.max(FINGER, SNAP * RADIUS * scene.camera.scale));
}
