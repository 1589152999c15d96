/**
 * The whole state of a board as one plain value, and questions about it.
 *
 * Verbs make a new scene from an old one: `pointer.ts`, `drag.ts` and `cursor.ts` for hands and keys, `show.ts`,
 * `selection.ts`, `fan.ts` and `zoom.ts` for what they lead to. The drawing compares the two scenes.
 */

import { cellKey, sameCell } from '../hive/hex';
import { bugOf, colorOf } from '../hive/piece';
import { RADIUS } from './art';
import { fitted, toPlane, toScreen, type Camera, type Size } from './camera';
import { bounds, cellAt, centre, distance, PITCH, raised, type Point, type Rect } from './plane';
import type { BoardOptions, BoardView, Color, Hex, Piece, Stack, Target } from './types';

/** A finger, a pen or a mouse: where it is, in pixels from the corner of the board. */
export interface Pointer {
  readonly id: number;
  readonly kind: 'mouse' | 'touch' | 'pen';
  readonly at: Point;
}

/** What a pointer points to. */
export type Hit =
  | { readonly type: 'ground'; readonly hex: Hex }
  | { readonly type: 'board'; readonly hex: Hex; readonly piece: Piece }
  | { readonly type: 'reserve'; readonly piece: Piece };

/** What the pointers are doing. */
export type Grip =
  | { readonly type: 'none' }
  /** Pressed, and not moved far enough to be more than a tap. */
  | { readonly type: 'press'; readonly pointer: Pointer; readonly hit: Hit }
  /** A piece is being dragged. `before`: it was in hand before this press. */
  | { readonly type: 'drag'; readonly pointer: Pointer; readonly piece: Piece; readonly before: boolean }
  | { readonly type: 'pan'; readonly pointer: Pointer }
  /** Two fingers. The point of the plane that was between them stays between them. */
  | {
      readonly type: 'pinch';
      readonly one: Pointer;
      readonly two: Pointer;
      readonly point: Point;
      /** The scale divided by the distance of the fingers in pixels. */
      readonly ratio: number;
    }
  /** A stack is fanned out while it is held. `held`: moving on from there still drags the piece. */
  | {
      readonly type: 'peek';
      readonly id: number;
      readonly held?: { readonly pointer: Pointer; readonly hit: Hit };
    }
  /** The gesture is over; the rest of the pointer's path is ignored. */
  | { readonly type: 'spent'; readonly id: number };

/** Where the keyboard cursor is, and to which side its zigzag leans. */
export interface Cursor {
  readonly hex: Hex;
  readonly lean: number;
  /** Whether it is shown, because the keyboard was used last. */
  readonly shown: boolean;
}

/** Which stacks are fanned out: the one on a cell, all, or none. */
export type Fan = Hex | 'all' | undefined;

export interface Scene {
  readonly view: BoardView;
  readonly options: BoardOptions;
  readonly size: Size;
  readonly camera: Camera;
  /** Whether a person has moved the camera; then it stays where it is. */
  readonly taken: boolean;
  readonly selected: Piece | undefined;
  readonly grip: Grip;
  /** The piece under the mouse, if it may be picked up. */
  readonly hover: Piece | undefined;
  /** The target that would be chosen now. */
  readonly aim: Target | undefined;
  readonly cursor: Cursor | undefined;
  readonly fan: Fan;
}

/** What to do besides drawing. */
export type BoardEffect =
  | { readonly type: 'move'; readonly piece: Piece; readonly target: Target }
  | { readonly type: 'tried'; readonly piece: Piece; readonly to: Hex }
  | { readonly type: 'stuck'; readonly piece: Piece }
  | { readonly type: 'selected'; readonly piece: Piece | undefined }
  | { readonly type: 'cursor'; readonly hex: Hex }
  | { readonly type: 'pointed'; readonly hex: Hex }
  | { readonly type: 'shake'; readonly piece: Piece };

export interface Change {
  readonly scene: Scene;
  readonly effects: readonly BoardEffect[];
}

/** The view before there is a game. The view that follows it is not animated. */
export const EMPTY_VIEW: BoardView = {
  stacks: [],
  reserves: { white: [], black: [] },
  targets: new Map(),
  immobile: new Set(),
  surrounded: [],
  past: false,
};

export const NO_GRIP: Grip = { type: 'none' };

/** A finger hits a target this many pixels away from its centre, however small it is drawn. */
export const FINGER = 28;

export function initialScene(options: BoardOptions, size: Size): Scene {
  const scene = {
    view: EMPTY_VIEW,
    options,
    size,
    camera: { x: 0, y: 0, scale: 1 },
    taken: false,
    selected: undefined,
    grip: NO_GRIP,
    hover: undefined,
    aim: undefined,
    cursor: undefined,
    fan: undefined,
  };
  return { ...scene, camera: fitted(size, hiveBounds(scene)) };
}

/** Shorthand for a change. */
export function changed(scene: Scene, ...effects: BoardEffect[]): Change {
  return { scene, effects };
}

/** Where a piece is: its cell, and on top of how many others. */
export interface PiecePlace {
  readonly hex: Hex;
  readonly level: number;
}

interface Index {
  readonly stacks: ReadonlyMap<string, Stack>;
  readonly places: ReadonlyMap<Piece, PiecePlace>;
}

const indexes = new WeakMap<BoardView, Index>();

function index(view: BoardView): Index {
  const known = indexes.get(view);
  if (known) return known;
  const made = {
    stacks: new Map(view.stacks.map((stack) => [cellKey(stack), stack])),
    places: new Map(
      view.stacks.flatMap((stack) =>
        stack.pieces.map((piece, level): [Piece, PiecePlace] => [piece, { hex: stack, level }]),
      ),
    ),
  };
  indexes.set(view, made);
  return made;
}

/** The pieces on a cell, lowest first. */
export function piecesAt(view: BoardView, hex: Hex): readonly Piece[] {
  return index(view).stacks.get(cellKey(hex))?.pieces ?? [];
}

export function topAt(view: BoardView, hex: Hex): Piece | undefined {
  return piecesAt(view, hex).at(-1);
}

export function placeOf(view: BoardView, piece: Piece): PiecePlace | undefined {
  return index(view).places.get(piece);
}

/** Whose turn it is, if someone here may play. */
export function mover(view: BoardView): Color | undefined {
  // The other side's pieces may have targets too, if they can be thrown, but only the mover's can be immobile.
  const known = view.immobile.values().next().value ?? reserveMover(view) ?? view.targets.keys().next().value;
  return known === undefined ? undefined : colorOf(known);
}

function reserveMover(view: BoardView): Piece | undefined {
  return [...view.targets.keys()].find((piece) => !placeOf(view, piece));
}

/** The next piece of an insect in a reserve. */
export function nextInReserve(view: BoardView, color: Color, bug: string): Piece | undefined {
  return view.reserves[color].find((piece) => bugOf(piece) === bug);
}

export function targetsOf(view: BoardView, piece: Piece | undefined): readonly Target[] {
  return (piece !== undefined && view.targets.get(piece)) || [];
}

export function targetAt(view: BoardView, piece: Piece | undefined, hex: Hex): Target | undefined {
  return targetsOf(view, piece).find((target) => sameCell(target, hex));
}

/** Whether a cell is crossed out. Bringing a piece there asks why it cannot go there. */
export function isCrossed(view: BoardView, hex: Hex): boolean {
  return view.marks?.some((mark) => mark.kind === 'wrong' && sameCell(mark, hex)) ?? false;
}

/** Whether a tap on that cell, with nothing in hand, points the cell out. */
export function mayPoint(view: BoardView, hex: Hex): boolean {
  if (view.pointing) return true;
  const piece = topAt(view, hex);
  const marked = view.marks?.some((mark) => sameCell(mark, hex)) ?? false;
  return marked && (piece === undefined || !mayMove(view, piece));
}

export function mayMove(view: BoardView, piece: Piece): boolean {
  return !view.past && targetsOf(view, piece).length > 0;
}

/** The centre of the top of a cell, where the next piece would go. */
export function topCentre(scene: Scene, hex: Hex, height = piecesAt(scene.view, hex).length): Point {
  return raised(centre(scene.options, hex), Math.max(height, 0));
}

/** Where a target is marked. */
export function targetCentre(scene: Scene, target: Hex): Point {
  return topCentre(scene, target);
}

/** What is at a place on the screen. */
export function hitAt(scene: Scene, at: Point): Hit {
  const { view, options } = scene;
  const point = toPlane(scene.camera, scene.size, at);
  const cell = highStackAt(scene, point) ?? cellAt(options, point);
  const piece = topAt(view, cell);
  return piece === undefined ? { type: 'ground', hex: cell } : { type: 'board', hex: cell, piece };
}

/** The tallest stack whose topmost piece covers a point. The piece is drawn away from its cell. */
function highStackAt(scene: Scene, point: Point): Hex | undefined {
  const { view, options } = scene;
  return view.stacks
    .filter((stack) => {
      const rise = raised({ x: 0, y: 0 }, stack.pieces.length - 1);
      return (
        stack.pieces.length > 1 &&
        sameCell(cellAt(options, { x: point.x - rise.x, y: point.y - rise.y }), stack)
      );
    })
    .sort((one, other) => other.pieces.length - one.pieces.length)[0];
}

/** The target of the picked-up piece that a tap means. */
export function tappedTarget(scene: Scene, pointer: Pointer): Target | undefined {
  const { view, selected } = scene;
  if (selected === undefined) return undefined;
  const hit = hitAt(scene, pointer.at);
  const cell = hit.type === 'reserve' ? undefined : hit.hex;
  const under = cell && targetAt(view, selected, cell);
  if (under || pointer.kind === 'mouse') return under;
  const near = nearestTarget(scene, selected, pointer.at, FINGER);
  if (!near) return undefined;
  // A finger on another piece that may be picked up means that piece, unless the target is nearer.
  const rival = hit.type === 'board' && mayMove(view, hit.piece) ? hit.hex : undefined;
  const from = (point: Point) => distance(toScreen(scene.camera, scene.size, point), pointer.at);
  const nearer = !rival || from(targetCentre(scene, near)) < from(topCentre(scene, rival));
  return nearer ? near : undefined;
}

/** The target of a piece that is drawn nearest to a place on the screen, within this many pixels. */
export function nearestTarget(scene: Scene, piece: Piece, at: Point, reach: number): Target | undefined {
  let best: { target: Target; away: number } | undefined;
  for (const target of targetsOf(scene.view, piece)) {
    const away = distance(toScreen(scene.camera, scene.size, targetCentre(scene, target)), at);
    if (away <= reach && (!best || away < best.away)) best = { target, away };
  }
  return best?.target;
}

export function within(size: Size, at: Point): boolean {
  return at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height;
}

/** The hive and the cells around it, where pieces may go. */
export function hiveBounds(scene: Pick<Scene, 'view' | 'options'>): Rect {
  const { stacks, lastMove } = scene.view;
  const cells: readonly Hex[] = stacks.length > 0 ? stacks : [{ q: 0, r: 0 }];
  const margin = { x: PITCH * 1.5, y: RADIUS * 2.5 };
  const around = { left: -margin.x, top: -margin.y, right: margin.x, bottom: margin.y };
  const hive =
    bounds(
      cells.map((cell) => centre(scene.options, cell)),
      margin,
    ) ?? around;
  if (!lastMove?.from) return hive;
  // The start of the last move may be outside by now.
  const from = centre(scene.options, lastMove.from);
  return {
    left: Math.min(hive.left, from.x - PITCH / 2),
    top: Math.min(hive.top, from.y - RADIUS),
    right: Math.max(hive.right, from.x + PITCH / 2),
    bottom: Math.max(hive.bottom, from.y + RADIUS),
  };
}
