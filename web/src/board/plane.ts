/**
 * Where cells are in the drawing. Only this module knows about orientation and rotation.
 *
 * Lengths are those of the tiles: `RADIUS` from the centre of a cell to its corner; x to the right, y down.
 */

import { RADIUS } from './art';
import { nearestCell } from '../hive/hex';
import type { BoardOptions, Hex } from './types';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Plane = Pick<BoardOptions, 'orientation' | 'rotation'>;

/** From the centre of a cell to the centre of its neighbour. */
export const PITCH = RADIUS * Math.sqrt(3);
/** The offset of a piece from the one below it. */
export const RISE: Point = { x: -4.5, y: -8 };

/** The centre of a cell. */
export function centre(plane: Plane, hex: Hex): Point {
  return turned({ x: PITCH * (hex.q + hex.r / 2), y: RADIUS * 1.5 * hex.r }, angle(plane));
}

/** The cell that contains a point. */
export function cellAt(plane: Plane, point: Point): Hex {
  const { x, y } = turned(point, -angle(plane));
  const r = y / (RADIUS * 1.5);
  return nearestCell(x / PITCH - r / 2, r);
}

/** The centre of a piece on top of this many others. */
export function raised(point: Point, level: number): Point {
  return { x: point.x + RISE.x * level, y: point.y + RISE.y * level };
}

/** The direction of `DIRECTIONS` that is nearest to an angle on the screen, in degrees clockwise from the right. */
export function directionAt(plane: Plane, degrees: number): number {
  return Math.round((degrees - (angle(plane) * 180) / Math.PI) / 60);
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The smallest rectangle around all points plus a margin; undefined without points. */
export function bounds(points: readonly Point[], margin: Point): Rect | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - margin.x,
    top: Math.min(...ys) - margin.y,
    right: Math.max(...xs) + margin.x,
    bottom: Math.max(...ys) + margin.y,
  };
}

export function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

function angle(plane: Plane): number {
  // A sixth of a turn maps cells on cells; half of that makes pointed tops flat.
  return ((plane.rotation * 60 + (plane.orientation === 'flat' ? 30 : 0)) * Math.PI) / 180;
}

function turned(point: Point, by: number): Point {
  if (by === 0) return point;
  const [sin, cos] = [Math.sin(by), Math.cos(by)];
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}
