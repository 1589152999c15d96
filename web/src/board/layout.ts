/** Where each piece is drawn, in which order and with which classes. All of it follows from the scene. */

import { seen } from './camera';
import { sameCell } from '../hive/hex';
import { centre, raised, RISE, type Point, type Rect } from './plane';
import { mayMove, type Scene } from './scene';
import type { Piece, Stack } from './types';

/** A piece in the drawing. */
export interface DrawnPiece extends Point {
  readonly piece: Piece;
  /** Later pieces cover earlier ones. */
  readonly order: number;
  /** The number of pieces on the cell; shown on the topmost one. */
  readonly height: number;
  readonly classes: readonly string[];
}

/** The distance between pieces of a fanned-out stack, alone or together with all others. */
const COLUMN = 84;
const COLUMN_OF_ALL = 60;
/** A column stays this far away from the border. */
const BORDER = 62;
/** Pieces of a column are above everything else. */
const ABOVE = 1_000_000;

/** All pieces on the board, lowest first. */
export function layout(scene: Scene): DrawnPiece[] {
  const drawnPieces = scene.view.stacks.flatMap((stack) => drawnStack(scene, stack));
  return drawnPieces.sort((one, other) => one.order - other.order);
}

function drawnStack(scene: Scene, stack: Stack): DrawnPiece[] {
  const { pieces } = stack;
  const points = pointsOf(scene, stack);
  const opened = isOpen(scene, stack);
  return pieces.map((piece, level) => {
    const { x, y } = points[level] ?? centre(scene.options, stack);
    // A piece leans over its neighbours in the north-west, so higher pieces are drawn later.
    const order = level * 10_000 + y + x / 1000 + (opened ? ABOVE : 0);
    const top = level === pieces.length - 1;
    return {
      piece,
      x,
      y,
      order,
      height: top ? pieces.length : 0,
      classes: conditions(scene, piece, top, opened),
    };
  });
}

function pointsOf(scene: Scene, stack: Stack): Point[] {
  const base = centre(scene.options, stack);
  const step = scene.fan === 'all' ? COLUMN_OF_ALL : COLUMN;
  return isOpen(scene, stack)
    ? column(base, stack.pieces.length, seen(scene.camera, scene.size), step)
    : stack.pieces.map((_, level) => raised(base, level));
}

function isOpen(scene: Scene, stack: Stack): boolean {
  if (scene.fan === 'all') return stack.pieces.length > 1;
  return scene.fan !== undefined && sameCell(scene.fan, stack);
}

/** Points one above the other, starting at the cell, all of them visible. */
export function column(base: Point, count: number, view: Rect, wanted = COLUMN): Point[] {
  const [low, high] = [view.bottom - BORDER, view.top + BORDER];
  const step = Math.min(wanted, Math.max((low - high) / Math.max(count - 1, 1), -RISE.y));
  const bottom = Math.min(Math.max(base.y, high + step * (count - 1)), Math.max(low, high));
  const x = Math.min(Math.max(base.x, view.left + BORDER), Math.max(view.right - BORDER, view.left + BORDER));
  return Array.from({ length: count }, (_, level) => ({ x, y: bottom - step * level }));
}

function conditions(scene: Scene, piece: Piece, top: boolean, opened: boolean): string[] {
  const { view, options, selected, grip } = scene;
  const held: readonly [string, boolean][] = [
    ['movable', top && mayMove(view, piece)],
    ['immobile', options.dimImmobile && view.immobile.has(piece)],
    ['selected', selected === piece],
    ['lifted', grip.type === 'drag' && grip.piece === piece],
    ['pending', view.pending === piece],
    ['hovered', scene.hover === piece],
    ['fanned', opened],
  ];
  return held.flatMap(([name, holds]) => (holds ? [name] : []));
}
