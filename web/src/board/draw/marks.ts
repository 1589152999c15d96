/**
 * What is drawn over the pieces: targets of the picked-up piece, the last move, the pieces of a message.
 *
 * Every mark has a shape of its own, so that nobody needs colour to tell them apart.
 */

import { drawTile, RADIUS } from '../art';
import { hexagon } from '../art/hexagon';
import { cellKey, sameCell } from '../../hive/hex';
import type { DrawnPiece } from '../layout';
import { centre, distance, raised, type Point } from '../plane';
import { EMPTY_VIEW, piecesAt, placeOf, targetCentre, targetsOf, type Scene } from '../scene';
import type { CellMark, Emphasis, Hex, Piece, Target } from '../types';
import { svg, translate } from './svg';

export interface Marks {
  /** Below the pieces. */
  readonly ground: SVGGElement;
  /** Above the pieces. */
  readonly element: SVGGElement;
  draw(before: Scene | undefined, scene: Scene, drawnPieces: readonly DrawnPiece[]): void;
}

/** A small sign in a corner of a tile: the meaning of an emphasis, without its colour. */
const SIGNS: Readonly<Record<Exclude<Emphasis['kind'], 'subject'>, string>> = {
  // An exclamation mark.
  reason: 'M0 -7V1.5M0 6.5V7',
  // A chain that is broken: two strokes that part.
  'cut-off': 'M-6.5 -6.5L6.5 6.5M6.5 -6.5L-6.5 6.5',
  // A star of six rays.
  hint: 'M0 -8V8M-7 -4L7 4M-7 4L7 -4',
};

/** The sign in the centre of a marked cell: a tick, a cross, a target. */
const MARKS: Readonly<Record<CellMark['kind'], string>> = {
  right: 'M-13 1L-4 10L13 -9',
  wrong: 'M-11 -11L11 11M11 -11L-11 11',
  wanted: 'M0 -15A15 15 0 1 1 0 15A15 15 0 1 1 0 -15ZM0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5Z',
};

/** An arrow over something: a throw. */
const THROW_ARC = 'M-20 12Q0 -36 20 10M22.5 -4L20 10L7.5 3';

const ORIGIN: Hex = { q: 0, r: 0 };

export function createMarks(): Marks {
  const layer = (name: string) => svg('g', { class: name });
  const ground = layer('ground-marks');
  const last = layer('last');
  const marked = layer('marked');
  const said = layer('said');
  const preview = layer('preview');
  const goals = layer('goals');
  const aim = layer('aim');
  const cursor = layer('cursor-layer');
  const element = svg('g', { class: 'marks' }, last, marked, said, preview, goals, aim, cursor);

  return {
    ground,
    element,
    draw(before, scene, drawnPieces) {
      const { view, options } = scene;
      const turned = !before || before.options !== options;
      const shown = turned || before.view !== view || before.fan !== scene.fan;
      const picked = shown || before.selected !== scene.selected;
      if (picked) {
        // While a piece is in hand, the last move is not marked.
        const quiet = scene.selected !== undefined;
        ground.replaceChildren(...(quiet ? [] : groundMarks(scene)));
        last.replaceChildren(...(quiet ? [] : lastMarks(scene, drawnPieces)));
        last.classList.toggle('fresh', !!before && playedAnew(before, scene));
        goals.replaceChildren(...targetsOf(view, scene.selected).map((target) => goal(scene, target)));
      }
      if (shown) {
        marked.replaceChildren(...(view.marks ?? []).map((mark) => cellMark(scene, mark)));
        said.replaceChildren(...emphasisMarks(scene, drawnPieces), ...surroundedMarks(scene, drawnPieces));
        preview.replaceChildren(...previewMarks(scene, drawnPieces));
      }
      if (picked || before.aim !== scene.aim) {
        aim.replaceChildren(...aimMarks(scene, drawnPieces));
        for (const aimed of goals.querySelectorAll('.aimed')) aimed.classList.remove('aimed');
        const key = scene.aim && cellKey(scene.aim);
        if (key) goals.querySelector(`[data-cell="${key}"]`)?.classList.add('aimed');
      }
      if (shown || before.cursor !== scene.cursor) {
        cursor.replaceChildren(...(scene.cursor?.shown ? cursorMarks(scene, scene.cursor.hex) : []));
      }
    },
  };
}

function goal(scene: Scene, target: Target): SVGGElement {
  const { x, y } = targetCentre(scene, target);
  const thrown = target.throwers.length > 0;
  const climbs = piecesAt(scene.view, target).length > 0;
  const classes = ['goal', target.byItself && 'by-itself', thrown && 'throw', climbs && 'climb'];
  const made = svg('g', {
    class: classes.filter(Boolean).join(' '),
    'data-cell': cellKey(target),
    'data-mv': target.mv,
    transform: translate(x, y),
  });
  made.append(svg('path', { class: 'area', d: hexagon(RADIUS - 3, 5, scene.options.orientation) }));
  // An arc alone is a throw, a dot alone is the piece's own move, both together mean both.
  if (thrown) made.append(...['arc back', 'arc'].map((name) => svg('path', { class: name, d: THROW_ARC })));
  if (target.byItself)
    made.append(svg('circle', { class: 'dot', ...(thrown ? { r: 9.5, cy: 16 } : { r: 12.5 }) }));
  return made;
}

/** The piece at its destination, and the piece that would throw it there. */
function aimMarks(scene: Scene, drawnPieces: readonly DrawnPiece[]): SVGElement[] {
  const { aim, selected, options } = scene;
  if (!aim || selected === undefined) {
    // Possible throwers are marked as soon as the piece is picked up.
    const throwers = new Set(targetsOf(scene.view, selected).flatMap((target) => target.throwers));
    return [...throwers].flatMap((piece) => outline(scene, drawnPieces, piece, 'thrower'));
  }
  const { x, y } = targetCentre(scene, aim);
  const ghost = svg(
    'g',
    { class: 'ghost', transform: translate(x, y) },
    drawTile(options.tileSet, selected, options.orientation),
  );
  const throwers = aim.byItself
    ? []
    : aim.throwers.flatMap((piece) => outline(scene, drawnPieces, piece, 'thrower active'));
  return [ghost, ...throwers];
}

function groundMarks(scene: Scene): SVGElement[] {
  const { lastMove, stacks, past } = scene.view;
  // On an empty plane nobody would know where to begin.
  if (stacks.length === 0 && !past) return [hexAt(scene, centre(scene.options, ORIGIN), 'start', RADIUS - 3)];
  if (!lastMove?.from || piecesAt(scene.view, lastMove.from).length > 0) return [];
  return [hexAt(scene, centre(scene.options, lastMove.from), 'last-from', RADIUS - 5)];
}

function lastMarks(scene: Scene, drawnPieces: readonly DrawnPiece[]): SVGElement[] {
  const { view } = scene;
  const { lastMove } = view;
  if (!lastMove) return [];
  const { from, to, piece, throwers = [] } = lastMove;
  const left = from && piecesAt(view, from).length;
  return [
    // If it was on top of others, the mark is on top of these.
    ...(from && left ? [hexAt(scene, top(scene, from), 'last-from', RADIUS - 5)] : []),
    ...throwers.flatMap((thrower) => outline(scene, drawnPieces, thrower, 'last-thrower')),
    ...(placeOf(view, piece)
      ? outline(scene, drawnPieces, piece, 'last-to')
      : [hexAt(scene, centre(scene.options, to), 'last-to', RADIUS - 2.5)]),
  ];
}

/** Whether the last move has changed, so that it flashes once. */
function playedAnew(before: Scene, scene: Scene): boolean {
  const [one, other] = [before.view.lastMove, scene.view.lastMove];
  return (
    !!other &&
    before.view !== EMPTY_VIEW &&
    before.view !== scene.view &&
    (one?.piece !== other.piece || !sameCell(one.to, other.to))
  );
}

function cellMark(scene: Scene, mark: CellMark): SVGElement {
  const { x, y } = top(scene, mark);
  const outline = hexagon(RADIUS - 4, 5, scene.options.orientation);
  return svg(
    'g',
    { class: `mark ${mark.kind}`, 'data-cell': cellKey(mark), transform: translate(x, y) },
    svg('path', { class: 'outline', d: outline }),
    svg('path', { class: 'sign back', d: MARKS[mark.kind] }),
    svg('path', { class: 'sign', d: MARKS[mark.kind] }),
  );
}

function emphasisMarks(scene: Scene, drawnPieces: readonly DrawnPiece[]): SVGElement[] {
  const { emphasis } = scene.view;
  if (!emphasis) return [];
  return emphasis.pieces.flatMap((piece) => {
    const drawnPiece = drawnPieces.find((one) => one.piece === piece);
    if (!drawnPiece) return [];
    const mark = svg(
      'g',
      { class: `emphasis ${emphasis.kind}`, transform: translate(drawnPiece.x, drawnPiece.y) },
      svg('path', { class: 'outline', d: hexagon(RADIUS - 2, 5, scene.options.orientation) }),
    );
    if (emphasis.kind !== 'subject') mark.append(signOf(SIGNS[emphasis.kind]));
    return [mark];
  });
}

function signOf(path: string): SVGElement {
  const place = { class: 'sign', transform: translate(-33, -26) };
  return svg('g', place, svg('circle', { r: 14 }), svg('path', { d: path }));
}

function surroundedMarks(scene: Scene, drawnPieces: readonly DrawnPiece[]): SVGElement[] {
  return scene.view.surrounded.flatMap((piece) => {
    const drawnPiece = drawnPieces.find((one) => one.piece === piece);
    if (!drawnPiece) return [];
    const ring = (name: string, radius: number) =>
      svg('path', { class: name, d: hexagon(radius, 6, scene.options.orientation) });
    return [
      svg(
        'g',
        { class: 'surrounded', transform: translate(drawnPiece.x, drawnPiece.y) },
        ring('glow', RADIUS + 9),
        ring('halo', RADIUS + 1),
        ring('outline', RADIUS + 1),
      ),
    ];
  });
}

function previewMarks(scene: Scene, drawnPieces: readonly DrawnPiece[]): SVGElement[] {
  const { view, options } = scene;
  if (!view.preview) return [];
  const { piece, to } = view.preview;
  const at = top(scene, to, piece);
  const from = drawnPieces.find((drawnPiece) => drawnPiece.piece === piece);
  const ghost = svg(
    'g',
    { class: 'ghost', transform: translate(at.x, at.y) },
    drawTile(options.tileSet, piece, options.orientation),
    svg('path', { class: 'preview-outline', d: hexagon(RADIUS - 3, 5, options.orientation) }),
  );
  return from && distance(from, at) > RADIUS ? [ghost, arrow(from, at)] : [ghost];
}

/** From the centre of one cell to just before the centre of another. */
function arrow(from: Point, to: Point): SVGElement {
  const length = distance(from, to);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) =>
    `${(from.x + x * along - y * aside).toFixed(1)} ${(from.y + y * along + x * aside).toFixed(1)}`;
  const [start, tip] = [26, length - 22];
  const neck = Math.max(tip - 24, start);
  const shaft = 6;
  const points = [
    at(start, shaft),
    at(neck, shaft),
    at(neck, 17),
    at(tip, 0),
    at(neck, -17),
    at(neck, -shaft),
    at(start, -shaft),
  ];
  return svg('path', { class: 'arrow', d: `M${points.join('L')}Z` });
}

function cursorMarks(scene: Scene, hex: Hex): SVGElement[] {
  const at = top(scene, hex);
  return [hexAt(scene, at, 'cursor back', RADIUS - 2), hexAt(scene, at, 'cursor', RADIUS - 2)];
}

/** The centre of the topmost piece on a cell, ignoring the one that is about to leave. */
function top(scene: Scene, hex: Hex, without?: Piece): Point {
  const height = piecesAt(scene.view, hex).filter((piece) => piece !== without).length;
  // A ghost goes on top of what is there; a mark goes around the topmost piece.
  const level = without === undefined ? height - 1 : height;
  return raised(centre(scene.options, hex), Math.max(level, 0));
}

function outline(scene: Scene, drawnPieces: readonly DrawnPiece[], piece: Piece, name: string): SVGElement[] {
  const drawnPiece = drawnPieces.find((one) => one.piece === piece);
  return drawnPiece ? [hexAt(scene, drawnPiece, name, RADIUS - 2.5)] : [];
}

function hexAt(scene: Scene, at: Point, name: string, radius: number): SVGElement {
  const d = hexagon(radius, 5, scene.options.orientation);
  return svg('path', { class: name, d, transform: translate(at.x, at.y) });
}
