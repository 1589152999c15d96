/** The elements of a board. Drawing compares two scenes and touches only what differs. */

import { toPlane, type Camera } from './camera';
import { liftedAt } from './drag';
import { define } from './draw/definitions';
import { createDraggedPiece } from './draw/draggedPiece';
import { createMarks } from './draw/marks';
import { createPieces, type Entry, type Passage } from './draw/pieces';
import { createReserve, type Reserve } from './draw/reserve';
import { setAttribute, short, svg } from './draw/svg';
import { layout, type DrawnPiece } from './layout';
import { between, easeOut, type Motions } from './motion';
import type { Point } from './plane';
import { EMPTY_VIEW, placeOf, type BoardEffect, type Scene } from './scene';
import type { BoardWords, Color, Piece, TileSet } from './types';

/** How long the camera takes to follow the hive, in milliseconds. */
const GLIDE = 260;

export interface Stage {
  readonly element: SVGSVGElement;
  /** The camera as it is drawn. It may still be gliding towards the one of the scene. */
  readonly camera: Camera;
  readonly gliding: boolean;
  draw(before: Scene | undefined, scene: Scene, effects: readonly BoardEffect[], glide: boolean): void;
  shake(piece: Piece): void;
  mountReserve(parent: HTMLElement, color: Color): Reserve;
  reword(scene: Scene, words: BoardWords): void;
  redrawReserves(scene: Scene): void;
  /** Converts window coordinates to board coordinates. */
  local(clientX: number, clientY: number): Point;
  destroy(): void;
}

/** Makes ids unique, for elements that describe others. */
let made = 0;

export function createStage(parent: HTMLElement, motions: Motions, firstWords: BoardWords): Stage {
  const marks = createMarks();
  const pieces = createPieces(motions);
  const lifted = createDraggedPiece(motions);
  const ground = svg('g', { class: 'camera', 'aria-hidden': 'true' });
  ground.append(marks.ground, pieces.element, marks.element);
  const described = svg('desc', { id: `skep-keys-${(made += 1)}` });
  const element = svg(
    'svg',
    { class: 'skep-board', role: 'application', tabindex: 0, 'aria-describedby': described.id },
    described,
    ground,
  );
  parent.append(element);

  let reserves: Reserve[] = [];
  let words = firstWords;
  let drawnPieces: readonly DrawnPiece[] = [];
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let defined: { set: TileSet; release: () => void } | undefined;
  /** Where a piece from the reserve was dropped: it enters from there. */
  let landing: { piece: Piece; at: Point } | undefined;

  function local(clientX: number, clientY: number): Point {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  function window(at: Point): Point {
    const { left, top } = element.getBoundingClientRect();
    return { x: at.x + left, y: at.y + top };
  }

  function aim(scene: Scene, next: Camera): void {
    camera = next;
    const { width, height } = scene.size;
    // When printed, the element has another size, and no event says so.
    setAttribute(element, 'viewBox', `0 0 ${short(width)} ${short(height)}`);
    const [x, y] = [width / 2 - next.x * next.scale, height / 2 - next.y * next.scale];
    const scale = next.scale.toFixed(5);
    ground.setAttribute('transform', `translate(${short(x)} ${short(y)}) scale(${scale})`);
  }

  function drawCamera(before: Scene | undefined, scene: Scene, glide: boolean): void {
    if (before && before.camera === scene.camera && before.size === scene.size) return;
    motions.stop('camera');
    // The first position appears without motion.
    if (!before || !glide || before.view === EMPTY_VIEW) return aim(scene, scene.camera);
    const [from, to] = [camera, scene.camera];
    motions.run('camera', GLIDE, (share) => {
      const eased = easeOut(share);
      const scale = from.scale * (to.scale / from.scale) ** eased;
      aim(scene, { x: between(from.x, to.x, eased), y: between(from.y, to.y, eased), scale });
    });
  }

  function slotCentre(piece: Piece): Point | undefined {
    for (const reserve of reserves) {
      const box = reserve.slotOf(piece)?.getBoundingClientRect();
      if (box && box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }
    return undefined;
  }

  /** The point at the edge of the board that is nearest to a slot of the reserve. */
  function gateOf(scene: Scene, piece: Piece): Point | undefined {
    const centre = slotCentre(piece);
    if (!centre) return undefined;
    const { x, y } = local(centre.x, centre.y);
    const inside = (value: number, end: number) => Math.min(Math.max(value, 0), end);
    const at = { x: inside(x, scene.size.width), y: inside(y, scene.size.height) };
    return toPlane(camera, scene.size, at);
  }

  function entryOf(scene: Scene, piece: Piece): Entry | undefined {
    if (landing?.piece === piece) return { at: landing.at, appears: false };
    const at = gateOf(scene, piece);
    return at && { at, appears: true };
  }

  function passage(before: Scene | undefined, scene: Scene): Passage {
    const { lastMove } = scene.view;
    const played = before?.view !== scene.view;
    return {
      // The first position appears without motion, and so does the board after a change of settings.
      animate: !!before && before.view !== EMPTY_VIEW && before.options === scene.options,
      entry: (piece) => entryOf(scene, piece),
      exit: (piece) => gateOf(scene, piece),
      thrown: played && lastMove?.throwers?.length ? lastMove.piece : undefined,
    };
  }

  /** The piece in hand: it follows the pointer, and returns when it is let go. */
  function drawLifted(before: Scene | undefined, scene: Scene, effects: readonly BoardEffect[]): void {
    const [was, is] = [before?.grip, scene.grip];
    if (is.type === 'drag') {
      const at = window(liftedAt(scene, is.pointer));
      return lifted.show(is.piece, scene.options, at, scene.camera.scale);
    }
    if (was?.type !== 'drag' || !before) return;
    const at = liftedAt(before, was.pointer);
    const point = toPlane(camera, scene.size, at);
    if (placeOf(scene.view, was.piece)) {
      lifted.hide();
      return pieces.put(was.piece, point);
    }
    if (effects.some((effect) => effect.type === 'move')) {
      landing = { piece: was.piece, at: point };
      return lifted.hide();
    }
    const home = slotCentre(was.piece);
    if (home) lifted.giveBack(home, scene.camera.scale * 0.6);
    else lifted.hide();
  }

  function drawReserves(scene: Scene): void {
    for (const reserve of reserves) reserve.draw(scene, words);
  }

  return {
    element,
    get camera() {
      return camera;
    },
    get gliding() {
      return motions.runs('camera');
    },
    local,
    draw(before, scene, effects, glide) {
      if (defined?.set !== scene.options.tileSet) {
        const release = define(scene.options.tileSet);
        defined?.release();
        defined = { set: scene.options.tileSet, release };
      }
      drawCamera(before, scene, glide);
      const conditions = !before || conditionsDiffer(before, scene);
      const opened = scene.fan !== undefined;
      if (conditions || (opened && before.camera !== scene.camera)) {
        drawnPieces = layout(scene);
        pieces.show(drawnPieces, scene.options, passage(before, scene));
        if (before?.view !== scene.view) landing = undefined;
      }
      marks.draw(before, scene, drawnPieces);
      if (conditions) drawReserves(scene);
      drawLifted(before, scene, effects);
      setAttribute(element, 'class', classes(scene));
      for (const root of [element, ...reserves.map((reserve) => reserve.element)]) {
        root.toggleAttribute('data-still', !scene.options.animate);
      }
    },
    shake(piece) {
      if (!pieces.shake(piece)) reserves.forEach((reserve) => reserve.shake(piece));
    },
    mountReserve(parent, color) {
      // A side has one reserve: it moves when it is mounted elsewhere.
      reserves.find((reserve) => reserve.color === color)?.destroy();
      reserves = reserves.filter((reserve) => reserve.color !== color);
      const reserve = createReserve(parent, color);
      reserves.push(reserve);
      return reserve;
    },
    redrawReserves: drawReserves,
    reword(scene, next) {
      words = next;
      setAttribute(element, 'aria-label', words.board);
      described.textContent = words.keys;
      drawReserves(scene);
    },
    destroy() {
      lifted.destroy();
      defined?.release();
      reserves.forEach((reserve) => {
        reserve.destroy();
      });
      element.remove();
    },
  };
}

/** Whether a piece would look different or be elsewhere. */
function conditionsDiffer(before: Scene, scene: Scene): boolean {
  return (
    before.view !== scene.view ||
    before.options !== scene.options ||
    before.selected !== scene.selected ||
    before.hover !== scene.hover ||
    before.fan !== scene.fan ||
    dragged(before) !== dragged(scene)
  );
}

function dragged(scene: Scene): Piece | undefined {
  return scene.grip.type === 'drag' ? scene.grip.piece : undefined;
}

function classes(scene: Scene): string {
  const { view, grip, options } = scene;
  const held: readonly [string, boolean][] = [
    ['past', view.past],
    ['picking', scene.selected !== undefined],
    ['dragging', grip.type === 'drag'],
    ['panning', grip.type === 'pan' || grip.type === 'pinch'],
    ['pointing', scene.hover !== undefined || scene.aim !== undefined],
    ['peeking', scene.fan !== undefined],
    ['asking', view.pointing === true],
    ['embedded', options.embedded === true],
    ['contrast', options.tileSet === 'contrast'],
  ];
  return ['skep-board', ...held.flatMap(([name, holds]) => (holds ? [name] : []))].join(' ');
}
