/**
 * The tiles: the hexagon with its side, and the insect on it.
 *
 * All shapes of a set are in `defs` once, and tiles refer to them. A tile needs the definitions of
 * its set somewhere in the same document, in an `svg` that is not `display: none`.
 */

import { bugOf, BUGS, colorOf, COLORS, type Bug, type Color, type Piece } from '../../hive/piece';
import type { TileSet } from '../types';
import type { Orientation } from './hexagon';
import { INSECTS, type Shape } from './insects';
import { element, node, type Node } from './node';
import { TILE_STYLES, type TileStyle, type Paint } from './tileSets';

/** From the centre of a cell to its corner, in the units in which tiles are drawn. */
export const RADIUS = 50;

const ORIENTATIONS: readonly Orientation[] = ['pointy', 'flat'];
/** How far an insect is raised above the centre of its tile, to make room for a number. */
const ABOVE = 2.5;

/** All shapes of a tile set. Ids begin with the name of the set, so that a document can contain several sets. */
export function defs(set: TileSet): SVGDefsElement {
  const look = TILE_STYLES[set];
  const blanks = COLORS.flatMap((color) => [
    ...look.gradients(color, blankId(set, color)),
    ...ORIENTATIONS.map((orientation) =>
      node(
        'g',
        { id: `${blankId(set, color)}-${orientation}` },
        ...look.blank(color, orientation, blankId(set, color)),
      ),
    ),
  ]);
  const insects = COLORS.flatMap((color) => BUGS.flatMap((bug) => insect(set, look, color, bug)));
  return element(node('defs', {}, ...blanks, ...insects)) as SVGDefsElement;
}

/** A tile centred on the origin. The insect is upright, whichever way the hexagon is turned. */
export function drawTile(set: TileSet, piece: Piece, orientation: Orientation = 'pointy'): SVGGElement {
  const color = colorOf(piece);
  const bug = bugOf(piece);
  const parts = [`${blankId(set, color)}-${orientation}`, ...(bug ? [insectId(set, color, bug)] : [])];
  return element(node('g', {}, ...parts.map((id) => node('use', { href: `#${id}` })))) as SVGGElement;
}

/** The colour for text on the tile of a piece, such as its number. */
export function inkOn(set: TileSet, piece: Piece): string {
  return TILE_STYLES[set].ink[colorOf(piece)];
}

function insect(set: TileSet, look: TileStyle, color: Color, bug: Bug): Node[] {
  const id = insectId(set, color, bug);
  const paint = look.paint(bug, color, id);
  const painted = INSECTS[bug].flatMap((shape) => painting(shape, paint, look.boldness));
  return [...look.pigments(bug, color, id), node('g', { id, transform: onTile(look.scale) }, ...painted)];
}

/** Puts a drawing of 100 by 100 on a tile. */
function onTile(scale: number): string {
  const half = -50 * scale;
  return `translate(${half} ${half - ABOVE}) scale(${scale})`;
}

function painting(shape: Shape, paint: Paint, boldness: number): Node[] {
  const colors = paint[shape.part];
  if (!colors) return [];
  const { 'stroke-width': width, ...attributes } = shape.attributes;
  const bold = width === undefined ? {} : { 'stroke-width': Number((Number(width) * boldness).toFixed(2)) };
  return [node(shape.tag, { ...attributes, ...colors, ...bold })];
}

function blankId(set: TileSet, color: Color): string {
  return `${set}-${color.charAt(0)}`;
}

function insectId(set: TileSet, color: Color, bug: Bug): string {
  return `${set}-${color.charAt(0)}${bug}`;
}
