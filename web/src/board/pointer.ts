/**
 * Mouse, finger and pen: a press becomes one of these, depending on what the pointer does next.
 *
 *     press ──► tap        pick up, put down, let go
 *       ├─────► drag       a piece that may move (drag.ts)
 *       ├─────► pan        the ground, or a piece that nobody here may move (zoom.ts)
 *       ├─────► peek       a stack that is held (fan.ts)
 *       └─────► pinch      a second finger (zoom.ts)
 */

import { colorOf } from '../hive/piece';
import { drag, drop, startDrag } from './drag';
import { fan, peek } from './fan';
import { distance } from './plane';
import {
  changed,
  hitAt,
  isCrossed,
  mayMove,
  mayPoint,
  NO_GRIP,
  tappedTarget,
  type Change,
  type Hit,
  type Pointer,
  type Scene,
} from './scene';
import { letGo, play, refuse, reject, toggle } from './selection';
import type { Piece } from './types';
import { pan, pinch, refit, startPinch } from './zoom';

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
      ? changed({ ...scene, grip: startPinch(scene, first, pointer) })
      : changed(scene);
  }
  if (grip.type !== 'none') return changed(scene);
  const calm = hideCursor(scene);
  // While a stack is fanned out, a press only closes it.
  if (scene.fan !== undefined) {
    return fan({ ...calm, grip: { type: 'spent', id: pointer.id } }, undefined);
  }
  const hit: Hit = reserve === undefined ? hitAt(scene, pointer.at) : { type: 'reserve', piece: reserve };
  return changed({ ...calm, grip: { type: 'press', pointer, hit } });
}

/** The second mouse button goes down: it fans out a stack. */
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
      return changed(grip.pointer.id === pointer.id ? drag(scene, grip, pointer) : scene);
    case 'pan':
      return changed(grip.pointer.id === pointer.id ? pan(scene, grip.pointer, pointer) : scene);
    case 'pinch':
      return changed(pinch(scene, grip, pointer));
    case 'peek': {
      // Hesitating before the drag does not prevent it.
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
      // The remaining finger continues panning.
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

/** The system took the pointer away: its gesture is undone. */
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

/** The pressed pointer has moved far enough to mean something. */
function begin(scene: Scene, hit: Hit, from: Pointer, pointer: Pointer): Change {
  if (hit.type !== 'ground' && mayMove(scene.view, hit.piece)) {
    return startDrag(scene, hit.piece, pointer);
  }
  if (hit.type === 'reserve' || (hit.type === 'board' && scene.view.immobile.has(hit.piece))) {
    return refuse({ ...scene, grip: { type: 'spent', id: pointer.id } }, hit.piece);
  }
  // In a page that scrolls, the board itself does not.
  if (scene.options.embedded) return changed({ ...scene, grip: { type: 'spent', id: pointer.id } });
  return changed(pan(scene, from, pointer));
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
    // A tap on the other side's piece tries to climb it; on one's own, it picks that one up instead.
    const climbs = colorOf(selected) !== colorOf(piece) && !mayMove(view, piece);
    if (climbs || isCrossed(view, hit.hex)) return reject(scene, selected, hit.hex);
  }
  return toggle(scene, piece);
}

function hovered(scene: Scene, pointer: Pointer): Scene {
  if (scene.fan !== undefined) return scene;
  const aim = tappedTarget(scene, pointer);
  const hit = hitAt(scene, pointer.at);
  const hover = !aim && hit.type === 'board' && mayMove(scene.view, hit.piece) ? hit.piece : undefined;
  return aim === scene.aim && hover === scene.hover ? scene : { ...scene, aim, hover };
}

function hideCursor(scene: Scene): Scene {
  return scene.cursor?.shown ? { ...scene, cursor: { ...scene.cursor, shown: false } } : scene;
}
