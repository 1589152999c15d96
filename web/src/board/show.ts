/** Showing another position, with other options, at another size. */

import { sameCell } from '../hive/hex';
import { fitted, type Size } from './camera';
import { lastingFan } from './fan';
import { changed, hiveBounds, mayMove, placeOf, targetAt, type Change, type Scene } from './scene';
import { endDrag } from './selection';
import type { BoardOptions, BoardView, Piece } from './types';
import { fit, refit } from './zoom';

/** Shows another position. A gesture in progress continues if it still makes sense. */
export function show(scene: Scene, view: BoardView): Change {
  const { selected } = scene;
  const keeps = selected !== undefined && mayMove(view, selected) && stands(scene.view, view, selected);
  const grip = keeps ? scene.grip : endDrag(scene.grip);
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

function stands(before: BoardView, after: BoardView, piece: Piece): boolean {
  return sameCell(placeOf(before, piece)?.hex, placeOf(after, piece)?.hex);
}
