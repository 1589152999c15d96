/** The piece that hangs on the pointer. It may come from outside the board, so it is drawn over the whole page. */

import { drawTile, RADIUS } from '../art';
import { between, easeOut, type Motions } from '../motion';
import type { Point } from '../plane';
import type { BoardOptions, Piece } from '../types';
import { svg } from './svg';

/** A little larger than on the board, because it is nearer to the eye. */
const GROWN = 1.1;
const RETURN = 200;
/** Half the width of the drawing, so that the shadow has room. */
const HALF = RADIUS * 1.4;

export interface DraggedPiece {
  /** Shows a piece with its centre at a place in the window; `scale` is that of the board. */
  show(piece: Piece, options: BoardOptions, at: Point, scale: number): void;
  hide(): void;
  /** Lets it glide back to where it came from, then hides it. */
  giveBack(to: Point, scale: number): void;
  destroy(): void;
}

export function createDraggedPiece(motions: Motions): DraggedPiece {
  const element = svg('svg', {
    class: 'skep-lifted',
    viewBox: `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`,
    'aria-hidden': 'true',
  });
  let drawn = '';
  let where: { at: Point; scale: number } = { at: { x: 0, y: 0 }, scale: 1 };

  function place(at: Point, scale: number): void {
    where = { at, scale };
    const size = 2 * HALF * scale;
    // Its size is set by scaling, so that the browser does not have to repaint it in flight.
    element.style.transform = `translate3d(${at.x - HALF}px, ${at.y - HALF}px, 0) scale(${(size / (2 * HALF)).toFixed(4)})`;
  }

  function hide(): void {
    motions.stop('lifted');
    element.remove();
    drawn = '';
  }

  return {
    show(piece, options, at, scale) {
      motions.stop('lifted');
      const look = `${piece} ${options.tileSet} ${options.orientation}`;
      if (look !== drawn) {
        element.replaceChildren(
          svg('g', { class: 'tile' }, drawTile(options.tileSet, piece, options.orientation)),
        );
        document.body.append(element);
        drawn = look;
      }
      place(at, scale * GROWN);
    },
    hide,
    giveBack(to, scale) {
      const { at, scale: from } = where;
      const step = (share: number) => {
        const eased = easeOut(share);
        place({ x: between(at.x, to.x, eased), y: between(at.y, to.y, eased) }, between(from, scale, eased));
      };
      motions.run('lifted', RETURN, step, hide);
    },
    destroy: hide,
  };
}
