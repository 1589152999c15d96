/** The visible part of the hive: fitting, following, zooming, panning, pinching. */

import { fitted, holding, panned, refitted, revealing, toPlane, zoomed, type Camera } from './camera';
import { distance, type Point } from './plane';
import { changed, hiveBounds, topCentre, type Change, type Grip, type Pointer, type Scene } from './scene';
import type { Hex } from './types';

/** Shows the whole hive, and follows it from now on. */
export function fit(scene: Scene): Change {
  return changed({ ...scene, taken: false, camera: fitted(scene.size, hiveBounds(scene)) });
}

/** Stops a gliding camera where it is, so that a touch hits what the eye sees. */
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

/** Makes the camera follow the hive, unless a person has moved it or is moving a piece. */
export function refit(scene: Scene): Scene {
  const busy = scene.selected !== undefined || (scene.grip.type !== 'none' && scene.grip.type !== 'spent');
  if (scene.taken || busy || scene.size.width === 0) return scene;
  const camera = refitted(scene.camera, scene.size, hiveBounds(scene));
  return camera === scene.camera ? scene : { ...scene, camera };
}

/** Moves the camera so that a cell is visible. */
export function reveal(scene: Scene, hex: Hex): Scene {
  return {
    ...scene,
    camera: revealing(scene.camera, scene.size, topCentre(scene, hex, 0), 70),
  };
}

/** The background follows the pointer. */
export function pan(scene: Scene, from: Pointer, pointer: Pointer): Scene {
  const by = { x: pointer.at.x - from.at.x, y: pointer.at.y - from.at.y };
  return { ...scene, taken: true, camera: panned(scene.camera, by), grip: { type: 'pan', pointer } };
}

/** Two fingers are down: from now on they zoom. */
export function startPinch(scene: Scene, one: Pointer, two: Pointer): Grip {
  const point = toPlane(scene.camera, scene.size, middle(one.at, two.at));
  return { type: 'pinch', one, two, point, ratio: scene.camera.scale / span(one.at, two.at) };
}

/** One of the two fingers has moved. */
export function pinch(scene: Scene, grip: Grip & { type: 'pinch' }, pointer: Pointer): Scene {
  const one = grip.one.id === pointer.id ? pointer : grip.one;
  const two = grip.two.id === pointer.id ? pointer : grip.two;
  const scale = grip.ratio * span(one.at, two.at);
  const camera = holding(scene.size, scale, grip.point, middle(one.at, two.at));
  return { ...scene, taken: true, camera, grip: { ...grip, one, two } };
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function span(one: Point, other: Point): number {
  // Fingers on one spot must not divide by zero.
  return Math.max(distance(one, other), 10);
}
