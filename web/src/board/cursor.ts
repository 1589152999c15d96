/** The keyboard's cursor: it walks from cell to cell, picks pieces up and puts them down. */

import { beside, directionOf, sameCell } from '../hive/hex';
import { bugOf } from '../hive/piece';
import { toggleFan } from './fan';
import { centre, directionAt, distance, type Point } from './plane';
import {
  changed,
  isCrossed,
  mayPoint,
  mover,
  nextInReserve,
  piecesAt,
  placeOf,
  targetAt,
  targetCentre,
  targetsOf,
  topAt,
  type Change,
  type BoardEffect,
  type Scene,
} from './scene';
import { letGo, play, reject, select } from './selection';
import type { Hex, Piece, Target } from './types';
import { reveal } from './zoom';

/** The direction of a key on the screen. */
export type Heading = 'left' | 'right' | 'up' | 'down' | 'up-left' | 'up-right' | 'down-left' | 'down-right';

/** Degrees clockwise from the right, on a pointy-top and on a flat-top board. Two where the path zigzags. */
const COURSES: Readonly<
  Record<'pointy' | 'flat', Readonly<Record<Heading, readonly [number] | readonly [number, number]>>>
> = {
  pointy: {
    left: [180],
    right: [0],
    up: [300, 240],
    down: [60, 120],
    'up-left': [240],
    'up-right': [300],
    'down-left': [120],
    'down-right': [60],
  },
  flat: {
    left: [150, 210],
    right: [30, 330],
    up: [270],
    down: [90],
    'up-left': [210],
    'up-right': [330],
    'down-left': [150],
    'down-right': [30],
  },
};

/** Shows the cursor where it was, or where something happened last. */
export function enter(scene: Scene): Change {
  return changed(...placed(scene, at(scene), 0));
}

/** The keyboard is used elsewhere: the cursor is no longer shown. */
export function exit(scene: Scene): Change {
  const { cursor } = scene;
  return changed(cursor?.shown ? { ...scene, cursor: { ...cursor, shown: false }, aim: undefined } : scene);
}

/** Walks one cell. A pointy-top board has no direction straight up, so the path zigzags. */
export function walk(scene: Scene, heading: Heading): Change {
  if (!scene.cursor?.shown) return enter(scene);
  const { hex, lean } = scene.cursor;
  const [first, second] = COURSES[scene.options.orientation][heading];
  const back = second !== undefined && lean === 1;
  const next = beside(hex, directionOf(directionAt(scene.options, back ? second : first)));
  if (!reachable(scene, next)) return changed(scene, { type: 'cursor', hex });
  return changed(...placed(scene, next, second !== undefined && !back ? 1 : 0));
}

/** Goes to the next piece of that kind on the board, in reading order. */
export function jump(scene: Scene, bug: string): Change {
  const cells = scene.view.stacks
    .filter((stack) => stack.pieces.some((piece) => bugOf(piece) === bug.toUpperCase()))
    .map(({ q, r }) => ({ q, r }));
  return goTo(scene, cyclic(scene, cells, 1));
}

/**
 * Goes to the next or previous target of the picked-up piece, or, with nothing in hand, to the next
 * piece that may move.
 */
export function nextTarget(scene: Scene, step: 1 | -1): Change {
  const { view, selected } = scene;
  const movable = [...view.targets.keys()].flatMap((piece) => placeOf(view, piece)?.hex ?? []);
  const cells: readonly Hex[] = selected === undefined ? movable : targetsOf(view, selected);
  return goTo(scene, cyclic(scene, cells, step));
}

/** Picks up the piece under the cursor, or puts the picked-up piece down there. */
export function act(scene: Scene): Change {
  if (!scene.cursor?.shown) return enter(scene);
  const { view, selected } = scene;
  const { hex } = scene.cursor;
  const piece = topAt(view, hex);
  if (selected === undefined && mayPoint(view, hex)) return changed(scene, { type: 'pointed', hex });
  const target = targetAt(view, selected, hex);
  if (selected !== undefined && target) return play(scene, selected, target);
  const crossed = isCrossed(view, hex);
  if (selected !== undefined && selected === piece && !crossed) return letGo(scene);
  if (selected !== undefined && (piece === undefined || targetsOf(view, piece).length === 0 || crossed)) {
    return reject(scene, selected, hex);
  }
  return piece === undefined ? changed(scene, { type: 'cursor', hex }) : select(scene, piece);
}

/** Picks up the next piece of that kind from the reserve of the side to move. */
export function pickFromReserve(scene: Scene, bug: string): Change {
  const color = mover(scene.view);
  const piece = color && nextInReserve(scene.view, color, bug.toUpperCase());
  return piece === undefined ? changed(scene) : pickUp(scene, piece);
}

/** Picks up a piece from the reserve, and takes the cursor to the nearest cell where it may go. */
export function pickUp(scene: Scene, piece: Piece): Change {
  const picked = select(scene, piece);
  if (picked.scene.selected !== piece) return picked;
  const gone = goTo(picked.scene, nearestTarget(picked.scene));
  // A screen reader only reads the last announcement: the piece, not the cell.
  return changed(gone.scene, ...gone.effects, ...picked.effects);
}

/** Fans out the stack under the cursor, or all stacks if there is none. */
export function lookInto(scene: Scene): Change {
  const hex = scene.cursor?.shown ? scene.cursor.hex : undefined;
  return toggleFan(scene, hex && piecesAt(scene.view, hex).length > 1 ? hex : 'all');
}

function at(scene: Scene): Hex {
  const { view, cursor } = scene;
  const known = cursor && reachable(scene, cursor.hex) ? cursor.hex : undefined;
  return known ?? view.lastMove?.to ?? view.stacks[0] ?? firstTarget(scene) ?? { q: 0, r: 0 };
}

function firstTarget(scene: Scene): Target | undefined {
  return scene.view.targets.values().next().value?.[0];
}

function nearestTarget(scene: Scene): Target | undefined {
  const from = centre(scene.options, at(scene));
  return targetsOf(scene.view, scene.selected)
    .map((target) => ({ target, away: distance(centre(scene.options, target), from) }))
    .sort((one, other) => one.away - other.away)[0]?.target;
}

function goTo(scene: Scene, hex: Hex | undefined): Change {
  return hex ? changed(...placed(scene, hex, 0)) : changed(scene);
}

function placed(scene: Scene, { q, r }: Hex, lean: number): [Scene, BoardEffect] {
  const hex = { q, r };
  const next = {
    ...scene,
    cursor: { hex, lean, shown: true },
    hover: undefined,
    aim: targetAt(scene.view, scene.selected, hex),
  };
  return [reveal(next, hex), { type: 'cursor', hex }];
}

/** The cell after or before the cursor in reading order: by rows, then from left to right. */
function cyclic(scene: Scene, cells: readonly Hex[], step: 1 | -1): Hex | undefined {
  const row = (point: Point) => Math.round(point.y / 10);
  const order = (one: Point, other: Point) => row(one) - row(other) || one.x - other.x;
  const spots = cells
    .map((cell) => ({ cell, point: centre(scene.options, cell) }))
    .sort((one, other) => order(one.point, other.point));
  const here = at(scene);
  const found = spots.findIndex(({ cell }) => sameCell(cell, here));
  if (found >= 0) return spots.at((found + step) % spots.length)?.cell;
  const from = targetCentre(scene, here);
  return spots.sort((one, other) => distance(one.point, from) - distance(other.point, from))[0]?.cell;
}

/** The cursor stays near the hive: within the hexagon around it, plus one cell. */
function reachable(scene: Scene, hex: Hex): boolean {
  const targets = targetsOf(scene.view, scene.selected);
  const cells: readonly Hex[] = [...scene.view.stacks, ...targets];
  const about: readonly Hex[] = cells.length > 0 ? cells : [{ q: 0, r: 0 }];
  return AXES.every((axis) => {
    const values = about.map(axis);
    const value = axis(hex);
    return value >= Math.min(...values) - 1 && value <= Math.max(...values) + 1;
  });
}

const AXES: readonly ((hex: Hex) => number)[] = [(hex) => hex.q, (hex) => hex.r, (hex) => hex.q + hex.r];
