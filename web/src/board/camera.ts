/** The visible part of the plane: the point at the centre of the element, and pixels per unit of length. */

import { contains, distance, type Point, type Rect } from './plane';

export interface Camera {
  /** The point of the plane at the centre. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The size of the board's element, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const MIN_SCALE = 0.12;
const MAX_SCALE = 3;
/** A small hive is not enlarged beyond this. */
const MAX_FIT = 0.95;
/** The camera zooms in again only if that makes the hive this much larger: frequent changes are tiring. */
const WORTHWHILE = 1.35;
/** The hive is centred again only if it has drifted by this fraction of the element. */
const DRIFT = 0.12;

export function toScreen(camera: Camera, size: Size, point: Point): Point {
  return {
    x: (point.x - camera.x) * camera.scale + size.width / 2,
    y: (point.y - camera.y) * camera.scale + size.height / 2,
  };
}

export function toPlane(camera: Camera, size: Size, point: Point): Point {
  return {
    x: (point.x - size.width / 2) / camera.scale + camera.x,
    y: (point.y - size.height / 2) / camera.scale + camera.y,
  };
}

/** The visible rectangle of the plane. */
export function seen(camera: Camera, size: Size): Rect {
  const { x: left, y: top } = toPlane(camera, size, { x: 0, y: 0 });
  const { x: right, y: bottom } = toPlane(camera, size, { x: size.width, y: size.height });
  return { left, top, right, bottom };
}

/** The camera after the background was dragged by this many pixels. */
export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale };
}

/** The camera with that scale that shows a point of the plane at a place on the screen. */
export function holding(size: Size, scale: number, point: Point, at: Point): Camera {
  const kept = clamp(scale, MIN_SCALE, MAX_SCALE);
  return {
    x: point.x - (at.x - size.width / 2) / kept,
    y: point.y - (at.y - size.height / 2) / kept,
    scale: kept,
  };
}

/** The camera enlarged by a factor, keeping what is at a place on the screen there. */
export function zoomed(camera: Camera, size: Size, factor: number, at: Point): Camera {
  return holding(size, camera.scale * factor, toPlane(camera, size, at), at);
}

/** The camera that shows a rectangle as large as possible. */
export function fitted(size: Size, rect: Rect): Camera {
  const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
  const scale = Math.min(size.width / width, size.height / height, MAX_FIT);
  return {
    x: (rect.left + rect.right) / 2,
    y: (rect.top + rect.bottom) / 2,
    scale: clamp(scale, MIN_SCALE, MAX_SCALE),
  };
}

/** The camera that shows a rectangle. The old one is kept if it is good enough. */
export function refitted(camera: Camera, size: Size, rect: Rect): Camera {
  const best = fitted(size, rect);
  const drift = distance(toScreen(camera, size, best), { x: size.width / 2, y: size.height / 2 });
  const good =
    contains(seen(camera, size), rect) &&
    best.scale < camera.scale * WORTHWHILE &&
    drift < DRIFT * Math.min(size.width, size.height);
  return good ? camera : best;
}

/** The camera, moved just far enough that a point is at least `margin` away from the border. */
export function revealing(camera: Camera, size: Size, point: Point, margin: number): Camera {
  const { left, top, right, bottom } = seen(camera, size);
  const beyond = (at: number, low: number, high: number) =>
    high - low < 2 * margin
      ? at - (low + high) / 2
      : Math.min(at - margin - low, 0) + Math.max(at + margin - high, 0);
  const [x, y] = [beyond(point.x, left, right), beyond(point.y, top, bottom)];
  return x === 0 && y === 0 ? camera : { ...camera, x: camera.x + x, y: camera.y + y };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
