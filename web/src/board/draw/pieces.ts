/** The pieces on the board: one element each, which is moved and marked but never recreated. */

import { drawTile, inkOn, RADIUS } from '../art';
import { hexagon } from '../art/hexagon';
import type { DrawnPiece } from '../layout';
import { between, easeOut, shaking, type Motions } from '../motion';
import { distance, type Point } from '../plane';
import type { BoardOptions, Piece } from '../types';
import { setAttribute, svg, translate } from './svg';

/** The duration of a piece's move, in milliseconds. */
const MOVE = 180;
const ENTER = 240;
const THROW = 320;
const SHAKE = 420;
/** If more pieces than this change, none is animated: the whole position has changed. */
const FEW = 6;
/** How high a thrown piece flies at most. */
const ARC = 80;

interface Sprite {
  readonly element: SVGGElement;
  drawnPiece: DrawnPiece;
  /** Where it is drawn now, on its way to `drawnPiece`. */
  at: Point;
  grown: number;
  nudge: number;
  /** It has come from outside and is not fully visible yet. */
  fresh: boolean;
}

/** Where a piece that was not on the board comes from. */
export interface Entry {
  readonly at: Point;
  /** Whether it fades in on the way. It does not if it was dropped there, because it was visible already. */
  readonly appears: boolean;
}

/** How pieces come and go. */
export interface Passage {
  /** How a piece that was not on the board enters; undefined if it just appears. */
  entry(piece: Piece): Entry | undefined;
  /** Where a piece that leaves the board goes. */
  exit(piece: Piece): Point | undefined;
  /** The piece that flies in an arc, because it is thrown. */
  readonly thrown: Piece | undefined;
  /** Whether moves are animated. */
  readonly animate: boolean;
}

export interface Pieces {
  readonly element: SVGGElement;
  show(drawnPieces: readonly DrawnPiece[], options: BoardOptions, passage: Passage): void;
  /** Puts a piece somewhere immediately, such as where it was dropped; it moves to its place from there. */
  put(piece: Piece, at: Point): void;
  shake(piece: Piece): boolean;
}

export function createPieces(motions: Motions): Pieces {
  const element = svg('g', { class: 'pieces' });
  const sprites = new Map<Piece, Sprite>();
  let look = '';

  function position(sprite: Sprite): void {
    const { x, y } = sprite.at;
    sprite.element.setAttribute('transform', translate(x + sprite.nudge, y, sprite.grown));
  }

  /** Elements in drawing order; moving ones come last. */
  function reorder(): void {
    const flying = (sprite: Sprite) => (motions.runs(name(sprite.drawnPiece.piece)) ? 1e9 : 0);
    const sorted = [...sprites.values()].sort(
      (one, other) => one.drawnPiece.order + flying(one) - other.drawnPiece.order - flying(other),
    );
    let next = element.firstElementChild;
    for (const sprite of sorted) {
      if (sprite.element === next) next = next.nextElementSibling;
      else element.insertBefore(sprite.element, next);
    }
  }

  function travel(sprite: Sprite, thrown: boolean): void {
    const [from, to] = [sprite.at, sprite.drawnPiece];
    const height = thrown ? Math.min(ARC, distance(from, to) * 0.4) : 0;
    const { fresh } = sprite;
    const step = (share: number) => {
      const eased = thrown ? share : easeOut(share);
      const hop = Math.sin(Math.PI * share);
      if (fresh) appear(sprite, share);
      sprite.at = { x: between(from.x, to.x, eased), y: between(from.y, to.y, eased) - height * hop };
      sprite.grown = 1 + (thrown ? 0.2 : 0.07) * hop;
      position(sprite);
    };
    motions.run(name(sprite.drawnPiece.piece), thrown ? THROW : fresh ? ENTER : MOVE, step, reorder);
  }

  /** Fades in during the first half of the way. */
  function appear(sprite: Sprite, share: number): void {
    sprite.fresh = share < 0.5;
    if (sprite.fresh) sprite.element.setAttribute('opacity', (share * 2).toFixed(2));
    else sprite.element.removeAttribute('opacity');
  }

  function settle(sprite: Sprite): void {
    motions.stop(name(sprite.drawnPiece.piece));
    appear(sprite, 1);
    sprite.at = { x: sprite.drawnPiece.x, y: sprite.drawnPiece.y };
    sprite.grown = 1;
    position(sprite);
  }

  function leave(piece: Piece, sprite: Sprite, to: Point | undefined): void {
    sprites.delete(piece);
    motions.stop(name(piece));
    if (!to) return sprite.element.remove();
    // It no longer belongs to the board; only its picture flies off.
    sprite.element.removeAttribute('data-piece');
    sprite.element.setAttribute('class', 'leaving');
    const from = sprite.at;
    const step = (share: number) => {
      sprite.at = { x: between(from.x, to.x, share), y: between(from.y, to.y, share) };
      sprite.element.setAttribute('opacity', String(1 - share));
      position(sprite);
    };
    motions.run(`leave ${piece}`, MOVE, step, () => {
      sprite.element.remove();
    });
  }

  return {
    element,
    show(drawnPieces, options, passage) {
      const drawn = `${options.tileSet} ${options.orientation} ${options.numbers}`;
      if (drawn !== look) {
        for (const [piece, sprite] of sprites) {
          redraw(sprite.element, piece, options);
          showHeight(sprite.element, sprite.drawnPiece.height);
        }
        look = drawn;
      }
      const present = new Set(drawnPieces.map((drawnPiece) => drawnPiece.piece));
      const moved = drawnPieces.filter((drawnPiece) => {
        const known = sprites.get(drawnPiece.piece)?.drawnPiece;
        return !known || known.x !== drawnPiece.x || known.y !== drawnPiece.y;
      });
      const animate = passage.animate && moved.length <= FEW;
      for (const [piece, sprite] of [...sprites]) {
        if (!present.has(piece)) leave(piece, sprite, animate ? passage.exit(piece) : undefined);
      }
      for (const drawnPiece of drawnPieces) {
        const { piece } = drawnPiece;
        const known = sprites.get(piece);
        const sprite = known ?? enter(drawnPiece, options, animate ? passage.entry(piece) : undefined);
        const before = sprite.drawnPiece;
        sprite.drawnPiece = drawnPiece;
        sprites.set(piece, sprite);
        if (!known || before.height !== drawnPiece.height) showHeight(sprite.element, drawnPiece.height);
        setAttribute(sprite.element, 'class', ['piece', ...drawnPiece.classes].join(' '));
        if (known && before.x === drawnPiece.x && before.y === drawnPiece.y) continue;
        const there = sprite.at.x === drawnPiece.x && sprite.at.y === drawnPiece.y;
        if (animate && !there) travel(sprite, passage.thrown === piece);
        else settle(sprite);
      }
      reorder();
    },
    put(piece, at) {
      const sprite = sprites.get(piece);
      if (!sprite) return;
      sprite.at = at;
      travel(sprite, false);
      reorder();
    },
    shake(piece) {
      const sprite = sprites.get(piece);
      if (!sprite) return false;
      refuse(sprite.element);
      const step = (share: number) => {
        sprite.nudge = 9 * shaking(share);
        position(sprite);
      };
      motions.run(`shake ${piece}`, SHAKE, step, () => {
        sprite.nudge = 0;
        position(sprite);
      });
      return true;
    },
  };
}

/** Marks an element as refused for a moment. With reduced motion, this is the only sign. */
export function refuse(element: Element): void {
  element.setAttribute('data-refused', '');
  setTimeout(() => {
    element.removeAttribute('data-refused');
  }, 900);
}

function name(piece: Piece): string {
  return `move ${piece}`;
}

function enter(drawnPiece: DrawnPiece, options: BoardOptions, entry: Entry | undefined): Sprite {
  const element = svg('g', { 'data-piece': drawnPiece.piece });
  redraw(element, drawnPiece.piece, options);
  const at = entry?.at ?? { x: drawnPiece.x, y: drawnPiece.y };
  return { element, drawnPiece, at, grown: 1, nudge: 0, fresh: entry?.appears ?? false };
}

function redraw(element: SVGGElement, piece: Piece, options: BoardOptions): void {
  const { tileSet, orientation, numbers } = options;
  const body = svg('g', { class: 'tile' }, drawTile(tileSet, piece, orientation));
  const number = piece.slice(2);
  if (numbers && number) body.append(drawNumber(number, inkOn(tileSet, piece), orientation));
  body.append(svg('path', { class: 'shade', d: hexagon(RADIUS - 1, 5, orientation) }));
  element.replaceChildren(body);
}

function drawNumber(number: string, ink: string, orientation: BoardOptions['orientation']): SVGTextElement {
  const y = orientation === 'pointy' ? 41 : 38;
  const text = svg('text', { class: 'number', x: 0, y, fill: ink });
  text.textContent = number;
  return text;
}

/** The number of pieces there, from two on. */
function showHeight(element: SVGGElement, height: number): void {
  const last = element.lastElementChild;
  if (last?.classList.contains('height')) last.remove();
  if (height < 2) return;
  const text = svg('text', { y: 5.5 });
  text.textContent = String(height);
  element.append(
    svg('g', { class: 'height', transform: translate(33, -27) }, svg('circle', { r: 13 }), text),
  );
}
