import { describe, expect, test } from 'vitest';
import type { TileSet } from '../types';
import { RADIUS, defs, drawTile, inkOn } from '.';
import { hexagon, openHexagon } from './hexagon';
import { BUGS } from '../../hive/piece';
import { INSECTS, shapes } from './insects';
import { mix } from './palette';
import { contrast } from '../../style/contrast';

const SETS: readonly TileSet[] = ['classic', 'flat', 'contrast'];
const PIECES = ['w', 'b'].flatMap((color) => BUGS.map((bug) => `${color}${bug}1`));
const ORIENTATIONS = ['pointy', 'flat'] as const;

/** The ids that the elements refer to within the document. */
function references(root: Element): string[] {
  const values = [root, ...root.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map((attribute) => attribute.value),
  );
  return values.flatMap((value) => /^#(.+)$|^url\(#(.+)\)$/.exec(value)?.slice(1) ?? []).filter(Boolean);
}

function ids(root: Element): string[] {
  return [...root.querySelectorAll('[id]')].map((element) => element.id);
}

/** A reference, not a colour such as `#fff3d8`. */
function refersTo(root: Element): string[] {
  return references(root).filter((name) => !/^[0-9a-f]{6}$/.test(name));
}

describe.each(SETS)('the %s set', (set) => {
  const definitions = defs(set);
  const known = new Set(ids(definitions));

  test('has each id once, and its name is in front', () => {
    expect(known.size).toBe(ids(definitions).length);
    expect([...known].filter((id) => !id.startsWith(`${set}-`))).toEqual([]);
  });

  test.each(PIECES.flatMap((piece) => ORIENTATIONS.map((turned) => [piece, turned] as const)))(
    'draws %s %s from its own definitions',
    (piece, orientation) => {
      const tile = drawTile(set, piece, orientation);
      expect(tile.tagName.toLowerCase()).toBe('g');
      expect(refersTo(tile)).toHaveLength(2);
      expect(refersTo(tile).filter((id) => !known.has(id))).toEqual([]);
    },
  );

  test('refers to nothing outside, and sets no style that a policy would forbid', () => {
    const text = definitions.outerHTML;
    expect(refersTo(definitions).filter((id) => !known.has(id))).toEqual([]);
    expect(text).not.toMatch(
      /https?:(?!\/\/www\.w3\.org\/2000\/svg")|data:|style=|class=|<script|<image|<text/,
    );
  });

  test('tells the sides apart by lightness', () => {
    const [white, black] = ['w', 'b'].map((color) => faces(definitions, `${set}-${color}-pointy`));
    for (const light of white ?? []) {
      for (const dark of black ?? []) expect(contrast(light, dark)).toBeGreaterThan(7);
    }
  });

  test.each(PIECES)('shows the number of %s and the insect itself on its tile', (piece) => {
    const color = piece.charAt(0);
    const limbs = painted(definitions, `${set}-${piece.slice(0, 2)}`);
    const least = set === 'contrast' ? 7 : 3;
    for (const face of faces(definitions, `${set}-${color}-pointy`)) {
      expect(contrast(inkOn(set, piece), face)).toBeGreaterThan(7);
      // The most characteristic colour of an insect, which its outline has.
      expect(Math.max(...limbs.map((limb) => contrast(limb, face)))).toBeGreaterThanOrEqual(least);
    }
  });
});

test('an unknown insect leaves the tile blank', () => {
  expect(refersTo(drawTile('flat', 'wX1'))).toEqual(['flat-w-pointy']);
});

test('each insect has a drawing of several shapes that differs from the others', () => {
  expect(BUGS.filter((bug) => INSECTS[bug].length < 4)).toEqual([]);
  expect(new Set(BUGS.map((bug) => JSON.stringify(INSECTS[bug]))).size).toBe(8);
});

test.each([
  ['legs that are drawn alike become one path', 'limb:4', 'limb:4', 1],
  ['legs of another width stay apart', 'limb:4', 'limb:5', 2],
  ['what is filled stays apart', 'body:1', 'body:1', 2],
  ['an unknown part is left out', 'body:1', 'hat:1', 1],
])('%s', (_, one, other, count) => {
  const drawing = [one, other].map((row) => {
    const [part, width] = row.split(':');
    return `<path class="${part}" stroke-width="${width}" d="M0 0L1 1"/>`;
  });
  expect(shapes(`<!-- <path class="body" d=""> -->\n${drawing.join('\n')}`)).toHaveLength(count);
});

test.each([
  ['pointy', 'M0 -50L43.3 -25L43.3 25L0 50L-43.3 25L-43.3 -25Z'],
  ['flat', 'M50 0L25 43.3L-25 43.3L-50 0L-25 -43.3L25 -43.3Z'],
] as const)('a %s hexagon', (orientation, path) => {
  expect(hexagon(RADIUS, 0, orientation)).toBe(path);
});

test.each([
  ['pointy', 'M-19.49 38.75L-43.3 25L-43.3 -25L0 -50L43.3 -25L43.3 25L19.49 38.75'],
  ['flat', 'M-14 43.3L-25 43.3L-50 0L-25 -43.3L25 -43.3L50 0L25 43.3L14 43.3'],
] as const)('a %s hexagon that is open below', (orientation, path) => {
  expect(openHexagon(RADIUS, orientation)).toBe(path);
});

test.each([
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#102030', '#102030', 0.3, '#102030'],
  ['#ff0000', '#0000ff', 1, '#0000ff'],
])('%s and %s mixed by %d', (from, to, share, mixed) => {
  expect(mix(from, to, share)).toBe(mixed);
});

/** The colours of a tile's face: the fill of its largest opaque shape, or the stops of its gradient. */
function faces(definitions: Element, id: string): string[] {
  const fills = [...(definitions.querySelector(`[id="${id}"]`)?.children ?? [])]
    .filter((shape) => !shape.hasAttribute('transform'))
    .map((shape) => shape.getAttribute('fill') ?? '');
  return colors(definitions, fills[0] ?? '');
}

/** All colours an insect is painted with. */
function painted(definitions: Element, id: string): string[] {
  const shapes = [...(definitions.querySelector(`[id="${id}"]`)?.children ?? [])];
  return shapes.flatMap((shape) =>
    ['fill', 'stroke'].flatMap((name) => colors(definitions, shape.getAttribute(name) ?? '')),
  );
}

function colors(definitions: Element, paint: string): string[] {
  const [, gradient] = /^url\(#(.+)\)$/.exec(paint) ?? [];
  if (!gradient) return paint.startsWith('#') ? [paint] : [];
  const stops = definitions.querySelector(`[id="${gradient}"]`)?.children ?? [];
  return [...stops].map((stop) => stop.getAttribute('stop-color') ?? '');
}
