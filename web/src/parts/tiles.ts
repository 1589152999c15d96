/** Tiles outside of a board need the shapes of their set somewhere in the document: once, whoever draws first. */

import { defs, drawTile } from '../board/art';
import type { Piece, TileSet } from '../board/types';

const SVG = 'http://www.w3.org/2000/svg';
const provided = new Set<TileSet>();

/** Takes no room, but is not `display: none`, which would take the gradients away. */
function provide(set: TileSet): void {
  if (provided.has(set)) return;
  provided.add(set);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.position = 'absolute';
  svg.append(defs(set));
  document.body.append(svg);
}

/** Draws tiles into an `svg`, each at its place, in the order in which they cover each other. */
export function drawTiles(
  svg: SVGSVGElement,
  set: TileSet,
  tiles: readonly { readonly piece: Piece; readonly x: number; readonly y: number }[],
): SVGGElement[] {
  provide(set);
  const drawn = tiles.map(({ piece, x, y }) => {
    const tile = drawTile(set, piece);
    tile.setAttribute('transform', `translate(${x} ${y})`);
    return tile;
  });
  svg.replaceChildren(...drawn);
  return drawn;
}
