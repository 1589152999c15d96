/**
 * Verbs of mouse, finger and pen: press, move, release.
 *
 *     press ──► tap        pick up, put down, let go
 *       ├─────► drag       a piece that may move
 *       ├─────► pan        the ground, or a piece that nobody here may move
 *       ├─────► peek       a stack that is held
 *       └─────► pinch      a second finger
 */

import { holding, panned, toPlane } from './camera';
import { sameCell } from '../hive/hex';
import { colorOf } from '../hive/piece';
import { cellAt, distance, type Point } from './plane';
import {
  changed,
  hitAt,
  isCrossed,
  liftedAt,
  mayMove,
  mayPoint,
  NO_GRIP,
  piecesAt,
  placeOf,
  snappedTarget,
  tappedTarget,
  within,
  type Change,
  type Grip,
  type Hit,
  type Pointer,
  type Scene,
} from './scene';
import { fan, letGo, refit, refuse, reject, select } from './showing';
import type { Piece, Target } from './types';

/** How many pixels a pointer may stray before a tap becomes a drag. */
const TOLERANCE = { mouse: 4, pen: 7, touch: 10 } as const;

/** A pointer goes down, on the board or on a piece in a reserve. */
export function press(scene: Scene, pointer: Pointer, reserve?: Piece): Change {
  const { grip } = scene;
  if (grip.type === 'press' || grip.type === 'pan') {
    const first = grip.pointer;
    return !scene.options.embedded &&
      first.kind === 'touch' &&
      pointer.kind === 'touch' &&
      reserve === undefined
      ? changed({ ...scene, grip: pinching(scene, first, pointer) })
      : changed(scene);
  }
  if (grip.type !== 'none') return changed(scene);
  const calm = hideCursor(scene);
  // Looking into a stack is over with the next press, which means nothing else.
  if (scene.fan !== undefined) {
    return fan({ ...calm, grip: { type: 'spent', id: pointer.id } }, undefined);
  }
  const hit: Hit = reserve === undefined ? hitAt(scene, pointer.at) : { type: 'reserve', piece: reserve };
  return changed({ ...calm, grip: { type: 'press', pointer, hit } });
}

/** The second button of a mouse goes down: a stack is looked into. */
export function pressSecond(scene: Scene, pointer: Pointer): Change {
  if (scene.grip.type !== 'none') return changed(scene);
  const hit = hitAt(scene, pointer.at);
  if (hit.type !== 'board' || scene.fan !== undefined) return fan(hideCursor(scene), undefined);
  return peek(hideCursor(scene), hit, { type: 'peek', id: pointer.id });
}

/** A pointer has been held where it was pressed. */
export function hold(scene: Scene): Change {
  const { grip } = scene;
  if (grip.type !== 'press') return changed(scene);
  const { pointer, hit } = grip;
  return peek(scene, hit, { type: 'peek', id: pointer.id, held: { pointer, hit } });
}

/** Whether holding a pointer where it is would show something. */
export function mayPeek(scene: Scene): boolean {
  const { grip } = scene;
  return grip.type === 'press' && grip.hit.type === 'board' && piecesAt(scene.view, grip.hit.hex).length > 1;
}

/** Whether the piece under a pressed pointer goes along with it. */
export function mayDrag({ grip, view }: Scene): boolean {
  return grip.type === 'press' && grip.hit.type !== 'ground' && mayMove(view, grip.hit.piece);
}

/** A pointer moves, pressed or not. */
export function move(scene: Scene, pointer: Pointer): Change {
  const { grip } = scene;
  switch (grip.type) {
    case 'none':
      return changed(pointer.kind === 'touch' ? scene : hovered(scene, pointer));
    case 'press': {
      if (grip.pointer.id !== pointer.id) return changed(scene);
      const strayed = distance(grip.pointer.at, pointer.at) > TOLERANCE[pointer.kind];
      return strayed ? begin(scene, grip.hit, grip.pointer, pointer) : changed(scene);
    }
    case 'drag':
      return changed(grip.pointer.id === pointer.id ? dragged(scene, grip, pointer) : scene);
    case 'pan': {
      if (grip.pointer.id !== pointer.id) return changed(scene);
      const by = { x: pointer.at.x - grip.pointer.at.x, y: pointer.at.y - grip.pointer.at.y };
      return changed({
        ...scene,
        taken: true,
        camera: panned(scene.camera, by),
        grip: { type: 'pan', pointer },
      });
    }
    case 'pinch':
      return changed(pinched(scene, grip, pointer));
    case 'peek': {
      // Who only hesitated before he dragged a piece drags it still.
      const { held } = grip;
      if (!held || grip.id !== pointer.id || held.hit.type === 'ground') return changed(scene);
      const strayed = distance(held.pointer.at, pointer.at) > 2 * TOLERANCE[pointer.kind];
      if (!strayed || !mayMove(scene.view, held.hit.piece)) return changed(scene);
      return begin(fan(scene, undefined).scene, held.hit, held.pointer, pointer);
    }
    case 'spent':
      return changed(scene);
  }
}

/** A pointer goes up. `lingered`: it was down for longer than a click takes. */
export function release(scene: Scene, pointer: Pointer, lingered: boolean): Change {
  const { grip } = scene;
  const free = { ...scene, grip: NO_GRIP };
  switch (grip.type) {
    case 'none':
      return changed(scene);
    case 'press':
      return grip.pointer.id === pointer.id ? tap(free, grip.hit, pointer) : changed(scene);
    case 'drag':
      return grip.pointer.id === pointer.id ? drop(scene, grip, pointer) : changed(scene);
    case 'pan':
      return changed(grip.pointer.id === pointer.id ? free : scene);
    case 'pinch': {
      // The finger that is left goes on panning.
      const left = [grip.one, grip.two].find((finger) => finger.id !== pointer.id);
      return changed({ ...scene, grip: left ? { type: 'pan', pointer: left } : NO_GRIP });
    }
    case 'peek':
      if (grip.id !== pointer.id) return changed(scene);
      // A short click and a finger leave the stack open; the mouse closes what it held open.
      return lingered && pointer.kind === 'mouse' ? fan(free, undefined) : changed(free);
    case 'spent':
      return changed(grip.id === pointer.id ? refit(free) : scene);
  }
}

/** The system took a pointer away: whatever it did is undone. */
export function cancel(scene: Scene, id: number): Change {
  const { grip } = scene;
  const involved =
    grip.type === 'pinch'
      ? grip.one.id === id || grip.two.id === id
      : grip.type === 'peek' || grip.type === 'spent'
        ? grip.id === id
        : grip.type !== 'none' && grip.pointer.id === id;
  if (!involved) return changed(scene);
  const free = { ...scene, grip: NO_GRIP };
  return grip.type === 'drag' ? letGo(free) : changed(free);
}

/** The mouse has left the board. */
export function leave(scene: Scene): Change {
  if (scene.grip.type !== 'none' || (scene.hover === undefined && scene.aim === undefined)) {
    return changed(scene);
  }
  return changed({ ...scene, hover: undefined, aim: undefined });
}

/** A piece in a reserve, or one on the board, was chosen. */
export function choose(scene: Scene, piece: Piece): Change {
  return piece === scene.selected ? letGo(scene) : select(scene, piece);
}

/** The picked-up piece is brought to one of its targets. */
export function play(scene: Scene, piece: Piece, target: Target): Change {
  const released = letGo(scene);
  return changed(released.scene, ...released.effects, { type: 'move', piece, target });
}

/** The pressed pointer has moved far enough to mean something. */
function begin(scene: Scene, hit: Hit, from: Pointer, pointer: Pointer): Change {
  if (hit.type !== 'ground' && mayMove(scene.view, hit.piece)) {
    const { piece } = hit;
    const before = scene.selected === piece;
    const picked = select(scene, piece);
    const grip: Grip = { type: 'drag', pointer, piece, before };
    return changed(dragged({ ...picked.scene, grip }, grip, pointer), ...picked.effects);
  }
  if (hit.type === 'reserve' || (hit.type === 'board' && scene.view.immobile.has(hit.piece))) {
    return refuse({ ...scene, grip: { type: 'spent', id: pointer.id } }, hit.piece);
  }
  // On a page that scrolls the ground stays where it is.
  if (scene.options.embedded) return changed({ ...scene, grip: { type: 'spent', id: pointer.id } });
  return move({ ...scene, grip: { type: 'pan', pointer: from } }, pointer);
}

function tap(scene: Scene, hit: Hit, pointer: Pointer): Change {
  const { selected, view } = scene;
  if (hit.type !== 'reserve' && selected === undefined && mayPoint(view, hit.hex)) {
    return changed(scene, { type: 'pointed', hex: hit.hex });
  }
  const target = hit.type === 'reserve' ? undefined : tappedTarget(scene, pointer);
  if (selected !== undefined && target) return play(scene, selected, target);
  if (hit.type === 'ground') {
    return selected === undefined ? letGo(scene) : reject(scene, selected, hit.hex);
  }
  const { piece } = hit;
  if (hit.type === 'board' && selected !== undefined) {
    // A tap on a piece of the other side is a try to climb it; on one's own, to pick that one up instead.
    const climbs = colorOf(selected) !== colorOf(piece) && !mayMove(view, piece);
    if (climbs || isCrossed(view, hit.hex)) return reject(scene, selected, hit.hex);
  }
  return choose(scene, piece);
}

function drop(scene: Scene, grip: Grip & { type: 'drag' }, pointer: Pointer): Change {
  const { piece, before } = grip;
  const free = { ...scene, grip: NO_GRIP };
  const at = liftedAt(scene, pointer);
  const target = snappedTarget(scene, piece, at);
  if (target) return play(free, piece, target);
  if (!within(scene.size, at)) return letGo(free);
  const cell = cellAt(scene.options, toPlane(scene.camera, scene.size, at));
  const home = placeOf(scene.view, piece)?.hex;
  // Put down where it stood: it stays picked up for a second click, unless it was picked up before.
  if (home && sameCell(cell, home)) return before ? letGo(free) : changed({ ...free, aim: undefined });
  return reject(free, piece, cell);
}

function dragged(scene: Scene, grip: Grip & { type: 'drag' }, pointer: Pointer): Scene {
  return {
    ...scene,
    grip: { ...grip, pointer },
    aim: snappedTarget(scene, grip.piece, liftedAt(scene, pointer)),
    hover: undefined,
  };
}

function hovered(scene: Scene, pointer: Pointer): Scene {
  if (scene.fan !== undefined) return scene;
  const aim = tappedTarget(scene, pointer);
  const hit = hitAt(scene, pointer.at);
  const hover = !aim && hit.type === 'board' && mayMove(scene.view, hit.piece) ? hit.piece : undefined;
  return aim === scene.aim && hover === scene.hover ? scene : { ...scene, aim, hover };
}

function peek(scene: Scene, hit: Hit, grip: Grip): Change {
  if (hit.type !== 'board' || piecesAt(scene.view, hit.hex).length < 2) return changed(scene);
  return fan({ ...scene, grip }, hit.hex);
}

function pinching(scene: Scene, one: Pointer, two: Pointer): Grip {
  const point = toPlane(scene.camera, scene.size, middle(one.at, two.at));
  return { type: 'pinch', one, two, point, ratio: scene.camera.scale / span(one.at, two.at) };
}

function pinched(scene: Scene, grip: Grip & { type: 'pinch' }, pointer: Pointer): Scene {
  const one = grip.one.id === pointer.id ? pointer : grip.one;
  const two = grip.two.id === pointer.id ? pointer : grip.two;
  const scale = grip.ratio * span(one.at, two.at);
  const camera = holding(scene.size, scale, grip.point, middle(one.at, two.at));
  return { ...scene, taken: true, camera, grip: { ...grip, one, two } };
}

function hideCursor(scene: Scene): Scene {
  return scene.cursor?.shown ? { ...scene, cursor: { ...scene.cursor, shown: false } } : scene;
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function span(one: Point, other: Point): number {
  // Fingers on one spot must not divide by zero.
  return Math.max(distance(one, other), 10);
}
