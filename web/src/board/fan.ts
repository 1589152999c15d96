/** Fanning stacks out, so that covered pieces are visible. */

import { sameCell } from '../hive/hex';
import { changed, piecesAt, type Change, type Fan, type Grip, type Hit, type Scene } from './scene';
import { letGo } from './selection';
import type { BoardView, Hex } from './types';

export function fan(scene: Scene, spread: Fan): Change {
  const next = lastingFan(spread, scene.view);
  if (next === scene.fan) return changed(scene);
  const released = next === undefined ? changed(scene) : letGo(scene);
  return changed({ ...released.scene, fan: next }, ...released.effects);
}

/** Fans out the stack on a cell, or closes it. */
export function toggleFan(scene: Scene, spread: Hex | 'all'): Change {
  const open =
    scene.fan === spread ||
    (typeof scene.fan === 'object' && typeof spread === 'object' && sameCell(scene.fan, spread));
  return fan(scene, open ? undefined : spread);
}

/** Whether holding a pointer where it is would show something. */
export function mayPeek(scene: Scene): boolean {
  const { grip } = scene;
  return grip.type === 'press' && grip.hit.type === 'board' && piecesAt(scene.view, grip.hit.hex).length > 1;
}

/** Fans out the stack that a pointer has hit, as long as `grip` lasts. */
export function peek(scene: Scene, hit: Hit, grip: Grip): Change {
  if (hit.type !== 'board' || piecesAt(scene.view, hit.hex).length < 2) return changed(scene);
  return fan({ ...scene, grip }, hit.hex);
}

/** The fan if it still makes sense in that position: a single piece cannot be fanned out. */
export function lastingFan(spread: Fan, view: BoardView): Fan {
  const opens =
    spread === 'all'
      ? view.stacks.some((stack) => stack.pieces.length > 1)
      : spread !== undefined && piecesAt(view, spread).length > 1;
  return opens ? spread : undefined;
}
