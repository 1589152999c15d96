/**
 * The three tile sets: how the blank of each side is drawn, and how the parts of an insect are painted.
 *
 * The sides differ in lightness and border, the insects in shape; colour is additional.
 */

import type { Color, TileSet } from '../types';
import { hexagon, openHexagon, type Orientation } from './hexagon';
import type { Bug } from '../../hive/piece';
import type { Part } from './insects';
import { node, type Node } from './node';
import { hue, mix } from './palette';

/** How a part of an insect is painted; a part without paint is left out. */
export type Paint = Readonly<Partial<Record<Part, Node['attributes']>>>;

/** The definition of a tile set. */
export interface TileStyle {
  /** The gradients that the tiles refer to, with ids that begin with `id`. */
  gradients(color: Color, id: string): readonly Node[];
  /** A tile without insect. */
  blank(color: Color, orientation: Orientation, id: string): readonly Node[];
  paint(bug: Bug, color: Color, id: string): Paint;
  /** The gradients that the paint refers to. */
  pigments(bug: Bug, color: Color, id: string): readonly Node[];
  /** How much wider legs and seams are than in the drawing. */
  readonly boldness: number;
  /** The scale of an insect on its tile, in units per unit of its drawing. */
  readonly scale: number;
  /** The colour of numbers on a tile of that side. */
  readonly ink: Readonly<Record<Color, string>>;
}

/** From the centre of a tile to its corner; a cell's is 50, so a little of the background shows between neighbours. */
const CORNER = 48.8;
/** How much of a tile's side is visible below its face. */
const THICKNESS = 4;

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

function below(distance: number): string {
  return `translate(0 ${distance})`;
}

/** Glazed tiles on a table: light from above on their upper edges, insects with volume. */
const classic: TileStyle = {
  boldness: 1,
  scale: 0.77,
  ink: { white: '#4a3a22', black: '#ece2c6' },
  gradients(color, id) {
    const [lit, shaded, edge] =
      color === 'white' ? ['#f8f2dc', '#e7dbb2', 0.95] : ['#453e3f', '#241f20', 0.46];
    return [
      gradient(`${id}-face`, { x1: 0.2, y1: 0, x2: 0.6, y2: 1 }, [
        { offset: 0, 'stop-color': lit },
        { offset: 1, 'stop-color': shaded },
      ]),
      gradient(`${id}-edge`, { x1: 0.2, y1: 0, x2: 0.5, y2: 1 }, [
        { offset: 0, 'stop-color': '#ffffff', 'stop-opacity': edge },
        { offset: 0.7, 'stop-color': '#ffffff', 'stop-opacity': Number(edge) / 4 },
      ]),
    ];
  },
  blank(color, orientation, id) {
    const outline = hexagon(CORNER, 5, orientation);
    const [side, rim] = color === 'white' ? ['#bfa873', '#7d6534'] : ['#0d0b0b', '#000000'];
    return [
      node('path', { d: outline, transform: below(THICKNESS + 2.6), fill: '#000000', 'fill-opacity': 0.2 }),
      node('path', { d: outline, transform: below(THICKNESS), fill: side, stroke: rim, 'stroke-width': 1 }),
      node('path', { d: outline, fill: `url(#${id}-face)`, stroke: rim, 'stroke-opacity': 0.6 }),
      node('path', {
        d: hexagon(CORNER - 2.4, 4, orientation),
        fill: 'none',
        stroke: `url(#${id}-edge)`,
        'stroke-width': 2.2,
      }),
    ];
  },
  pigments(bug, color, id) {
    const body = hue(bug, color);
    const [light, dark] = color === 'white' ? [0.26, 0.14] : [0.22, 0.2];
    return [
      gradient(`${id}-body`, { x1: 0.25, y1: 0, x2: 0.75, y2: 1 }, [
        { offset: 0, 'stop-color': mix(body, '#ffffff', light) },
        { offset: 0.5, 'stop-color': body },
        { offset: 1, 'stop-color': mix(body, '#000000', dark) },
      ]),
    ];
  },
  paint(bug, color, id) {
    const body = hue(bug, color);
    // Limbs are thin, so they stand out from the tile more than the body does.
    const onWhite = color === 'white';
    const limb = onWhite ? mix(body, '#1a1008', 0.55) : mix(body, '#fff3d8', 0.3);
    const detail = onWhite ? mix(body, '#140c06', 0.78) : '#1c1718';
    const line = { fill: 'none', ...ROUND };
    return {
      body: { fill: `url(#${id}-body)` },
      joint: { fill: limb },
      limb: { ...line, stroke: limb },
      detail: { fill: detail },
      'detail-line': { ...line, stroke: detail },
      wing: {
        fill: onWhite ? '#ffffff' : mix(body, '#ffffff', 0.55),
        'fill-opacity': onWhite ? 0.75 : 0.5,
        stroke: limb,
        ...ROUND,
      },
      shine: { fill: '#ffffff', 'fill-opacity': 0.28 },
    };
  },
};

/** Paper cut-outs: one colour per insect, with the tile showing through its seams. */
const flat: TileStyle = {
  boldness: 1.12,
  scale: 0.77,
  ink: { white: '#3d4450', black: '#f2efe6' },
  gradients: () => [],
  blank(color, orientation) {
    const { face, side, rim } = FLAT[color];
    const outline = hexagon(CORNER, 9, orientation);
    return [
      node('path', { d: outline, transform: below(3), fill: side }),
      node('path', { d: outline, fill: face }),
      node('path', {
        d: hexagon(CORNER - 1.2, 8.4, orientation),
        fill: 'none',
        stroke: rim,
        'stroke-width': 2.4,
      }),
    ];
  },
  pigments: () => [],
  paint(bug, color) {
    // On paper white the hues need a little more weight.
    const ink = color === 'white' ? mix(hue(bug, color), '#000000', 0.08) : hue(bug, color);
    return cutOut(ink, FLAT[color].face);
  },
};

const FLAT = {
  white: { face: '#fffdf7', side: '#cfc6b2', rim: '#d9d0bc' },
  black: { face: '#353b47', side: '#181b22', rim: '#5a6273' },
} as const;

/**
 * Black and white only. A white tile has one thick border, a black one a white line along its
 * border and a second one inside it, so the sides differ even where a display shows no brightness.
 */
const contrast: TileStyle = {
  boldness: 1.3,
  // The inner line of a black tile needs room.
  scale: 0.68,
  ink: { white: '#000000', black: '#ffffff' },
  gradients: () => [],
  blank(color, orientation) {
    const [face, ink] = color === 'white' ? [WHITE, BLACK] : [BLACK, WHITE];
    const outline = hexagon(CORNER, 4, orientation);
    const side = node('path', { d: outline, transform: below(THICKNESS), fill: face, stroke: ink });
    const top = node('path', { d: outline, fill: face });
    const line = (d: string, width: number) =>
      node('path', { d, fill: 'none', stroke: ink, 'stroke-width': width, ...ROUND });
    return color === 'white'
      ? [side, top, line(hexagon(CORNER - 2.2, 4, orientation), 4.4)]
      : [
          side,
          top,
          line(hexagon(CORNER - 0.8, 4, orientation), 1.6),
          line(openHexagon(CORNER - 5.6, orientation), 2.4),
        ];
  },
  pigments: () => [],
  paint(_bug, color) {
    return color === 'white' ? cutOut(BLACK, WHITE, WHITE) : cutOut(WHITE, BLACK, BLACK);
  },
};

const WHITE = '#ffffff';
const BLACK = '#000000';

/** An insect in one colour. A rim in the background colour around each part separates overlapping parts. */
function cutOut(color: string, ground: string, wing?: string): Paint {
  const line = { fill: 'none', ...ROUND };
  const rim = { stroke: ground, 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  return {
    body: { fill: color, ...rim },
    joint: { fill: color, ...rim },
    limb: { ...line, stroke: color },
    detail: { fill: ground },
    'detail-line': { ...line, stroke: ground },
    wing: { fill: wing ?? mix(color, ground, 0.55), stroke: color, ...ROUND },
  };
}

function gradient(id: string, vector: Node['attributes'], stops: readonly Node['attributes'][]): Node {
  return node('linearGradient', { id, ...vector }, ...stops.map((stop) => node('stop', stop)));
}

export const TILE_STYLES: Readonly<Record<TileSet, TileStyle>> = { classic, flat, contrast };
