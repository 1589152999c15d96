/** A reserve in an element of its own: a button for each insect, with its remaining tiles. */

import { bugOf, colorOf } from '../../hive/piece';
import { drawTile } from '../art';
import { mayMove, mover, type Scene } from '../scene';
import type { BoardOptions, BoardWords, Color, Piece } from '../types';
import { refuse } from './pieces';
import { setAttribute, svg, translate } from './svg';

/** The order of the printed rules, so that everyone finds them in the same place. */
const ORDER = ['Q', 'B', 'S', 'G', 'A', 'M', 'L', 'P'];
/** At most this many tiles are stacked; for more, the number tells how many there are. */
const MOST = 3;
/** The visible part of the drawing: a tile, and room for those under it. */
const VIEW_BOX = { pointy: '-46 -65 92 122', flat: '-52 -63 104 116' } as const;

interface Slot {
  readonly root: HTMLElement;
  /** What is drawn in it. The slot is redrawn when this changes. */
  readonly drawn: string;
}

export interface Reserve {
  readonly color: Color;
  readonly element: HTMLElement;
  draw(scene: Scene, words: BoardWords): void;
  /** The button of a piece that comes next, or the slot where it belongs. */
  slotOf(piece: Piece): HTMLElement | undefined;
  shake(piece: Piece): boolean;
  destroy(): void;
}

export function createReserve(parent: HTMLElement, color: Color): Reserve {
  const element = document.createElement('div');
  element.className = 'skep-reserve';
  element.dataset.color = color;
  element.setAttribute('role', 'group');
  parent.append(element);
  const slots = new Map<string, Slot>();

  function slotOf(piece: Piece): HTMLElement | undefined {
    return colorOf(piece) === color ? slots.get(bugOf(piece) ?? '')?.root : undefined;
  }

  return {
    color,
    element,
    slotOf,
    draw(scene, words) {
      setAttribute(element, 'aria-label', words.reserve(color));
      element.classList.toggle('to-move', !scene.view.past && mover(scene.view) === color);
      const wanted = ORDER.filter((bug) => playsWith(scene, color, bug));
      element.style.setProperty('--reserve-kinds', String(Math.max(wanted.length, 1)));
      for (const [bug, slot] of [...slots]) {
        if (wanted.includes(bug)) continue;
        slot.root.remove();
        slots.delete(bug);
      }
      wanted.forEach((bug, index) => {
        const left = scene.view.reserves[color].filter((piece) => bugOf(piece) === bug);
        const slot = drawSlot(slots.get(bug), scene, { color, bug, left }, words);
        slots.set(bug, slot);
        if (element.children[index] !== slot.root)
          element.insertBefore(slot.root, element.children[index] ?? null);
      });
    },
    shake(piece) {
      const slot = slotOf(piece);
      if (!slot) return false;
      refuse(slot);
      return true;
    },
    destroy() {
      element.remove();
    },
  };
}

/** Whether that side has or had such a piece. An empty slot stays, so that nothing moves. */
function playsWith(scene: Scene, color: Color, bug: string): boolean {
  const { reserves, stacks } = scene.view;
  const such = (piece: Piece) => colorOf(piece) === color && bugOf(piece) === bug;
  return reserves[color].some(such) || stacks.some((stack) => stack.pieces.some(such));
}

interface Content {
  readonly color: Color;
  readonly bug: string;
  /** The remaining pieces, the next one first. */
  readonly left: readonly Piece[];
}

function drawSlot(known: Slot | undefined, scene: Scene, content: Content, words: BoardWords): Slot {
  const [next] = content.left;
  const { tileSet, orientation } = scene.options;
  // A tile that is being dragged is not shown in the reserve.
  const taken = next !== undefined && scene.grip.type === 'drag' && scene.grip.piece === next ? 1 : 0;
  const drawn = `${tileSet} ${orientation} ${content.left.join(' ')} ${taken}`;
  const slot =
    known?.drawn === drawn ? known : { root: makeSlot(known, content, scene.options, taken), drawn };
  if (known && slot.root !== known.root) known.root.replaceWith(slot.root);
  const { lastMove } = scene.view;
  const placed =
    lastMove && !lastMove.from && lastMove.piece.startsWith(`${content.color.charAt(0)}${content.bug}`);
  slot.root.classList.toggle('placed', !!placed && scene.selected === undefined);
  if (next !== undefined) {
    const count = content.left.length > 1 ? ` ×${content.left.length}` : '';
    setAttribute(slot.root, 'aria-label', words.piece(next) + count);
    condition(slot.root, scene, next);
  }
  return slot;
}

function condition(button: HTMLElement, scene: Scene, piece: Piece): void {
  const { view, selected } = scene;
  const movable = mayMove(view, piece);
  button.classList.toggle('movable', movable);
  button.classList.toggle('immobile', view.immobile.has(piece));
  button.classList.toggle('selected', selected === piece);
  button.classList.toggle('previewed', view.preview?.piece === piece);
  const kind = view.emphasis?.pieces.includes(piece) ? view.emphasis.kind : undefined;
  for (const name of ['reason', 'cut-off', 'hint', 'subject']) button.classList.toggle(name, name === kind);
  setAttribute(button, 'aria-pressed', String(selected === piece));
  // It stays a button: pressing it explains why the piece cannot be placed.
  setAttribute(button, 'aria-disabled', String(!movable));
}

function makeSlot(
  known: Slot | undefined,
  content: Content,
  options: BoardOptions,
  taken: number,
): HTMLElement {
  const { left, color, bug } = content;
  const [next] = left;
  const tag = next === undefined ? 'SPAN' : 'BUTTON';
  // The element stays the same as long as possible: it may have the focus, or a finger on it.
  const root = known?.root.tagName === tag ? known.root : document.createElement(tag.toLowerCase());
  root.dataset.bug = bug;
  if (next === undefined) {
    root.className = 'slot empty';
    root.setAttribute('aria-hidden', 'true');
  } else {
    root.classList.add('slot');
    root.dataset.piece = next;
    root.setAttribute('type', 'button');
  }
  const picture = svg('svg', {
    viewBox: VIEW_BOX[options.orientation],
    'aria-hidden': 'true',
    focusable: 'false',
  });
  const shape = next ?? `${color.charAt(0)}${bug}`;
  const tiles = Math.min(left.length - taken, MOST);
  for (let level = 0; level < Math.max(tiles, 1); level += 1) {
    const tile = drawTile(options.tileSet, shape, options.orientation);
    // The last one was taken: only its place is visible.
    if (tiles <= 0) tile.setAttribute('class', 'gone');
    tile.setAttribute('transform', translate(-3.2 * (level - (MOST - 1) / 2) * 0.6, -7 * level));
    picture.append(tile);
  }
  root.replaceChildren(picture);
  const count = left.length - taken;
  if (count > 1) {
    const badge = document.createElement('span');
    badge.className = 'count';
    badge.textContent = String(count);
    root.append(badge);
  }
  return root;
}
