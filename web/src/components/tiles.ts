/** Tiles outside a board. */

import { drawTile } from '../board/art';
import { define } from '../board/draw/definitions';
import type { Piece, TileSet } from '../board/types';

/** A tile at its place. */
export interface Placed {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

/** Tiles that have been drawn. */
export interface Drawn {
  /** In the given order. */
  readonly tiles: readonly SVGGElement[];
  /** Call it when the tiles are removed, so that the shapes of their set can be removed, too. */
  readonly release: () => void;
}

/** Draws tiles into an `svg`, in the order in which they cover each other. */
export function drawTiles(svg: SVGSVGElement, set: TileSet, placed: readonly Placed[]): Drawn {
  const release = define(set);
  const tiles = placed.map(({ piece, x, y }) => {
    const tile = drawTile(set, piece);
    tile.setAttribute('transform', `translate(${x} ${y})`);
    return tile;
  });
  svg.replaceChildren(...tiles);
  return { tiles, release };
}
