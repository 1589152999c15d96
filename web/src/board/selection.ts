/** Picking a piece up, letting it go, playing it, and saying no. */

import { changed, mayMove, type Change, type Grip, type Scene } from './scene';
import type { Hex, Piece, Target } from './types';
import { refit } from './zoom';

/** Picks up a piece, or lets go. A piece that cannot move is refused. */
export function select(scene: Scene, piece: Piece | undefined): Change {
  if (piece === undefined) return letGo(scene);
  if (piece === scene.selected) return changed(scene);
  if (!mayMove(scene.view, piece)) return refuse(scene, piece);
  const next: Scene = { ...scene, selected: piece, aim: undefined, fan: undefined };
  return changed(next, { type: 'selected', piece });
}

export function letGo(scene: Scene): Change {
  if (scene.selected === undefined) return changed(refit(scene));
  const next = refit({ ...scene, grip: endDrag(scene.grip), selected: undefined, aim: undefined });
  return changed(next, { type: 'selected', piece: undefined });
}

/** Reports that a piece cannot be picked up. */
export function refuse(scene: Scene, piece: Piece): Change {
  const released = letGo(scene);
  // Nothing is wrong with a piece in an earlier position, or while a move is waiting for the server.
  const waits = scene.view.past || scene.view.pending !== undefined;
  const shakes = waits ? [] : [{ type: 'shake', piece } as const];
  return changed(released.scene, ...released.effects, ...shakes, { type: 'stuck', piece });
}

/** Reports that a piece cannot go to a cell, and puts it back. */
export function reject(scene: Scene, piece: Piece, to: Hex): Change {
  const released = letGo(scene);
  return changed(released.scene, ...released.effects, { type: 'shake', piece }, { type: 'tried', piece, to });
}

/** Picks a piece up, or lets go of it if it is in hand already. */
export function toggle(scene: Scene, piece: Piece): Change {
  return piece === scene.selected ? letGo(scene) : select(scene, piece);
}

/** Brings the picked-up piece to one of its targets. */
export function play(scene: Scene, piece: Piece, target: Target): Change {
  const released = letGo(scene);
  return changed(released.scene, ...released.effects, { type: 'move', piece, target });
}

/** Ends a drag. The rest of the pointer's path is ignored. */
export function endDrag(grip: Grip): Grip {
  return grip.type === 'drag' ? { type: 'spent', id: grip.pointer.id } : grip;
}
