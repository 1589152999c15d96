/**
 * The drawings of the insects, as shapes without colours.
 *
 * They are shared with the pictures made by Rust: fragments of SVG in a box of 100 by 100, in which
 * the class of a shape says what part of the insect it is. A tile set decides how each part is
 * painted.
 */

import type { Bug } from '../../hive/piece';
import ant from '../../../../crates/draw/art/ant.svg?raw';
import beetle from '../../../../crates/draw/art/beetle.svg?raw';
import grasshopper from '../../../../crates/draw/art/grasshopper.svg?raw';
import ladybug from '../../../../crates/draw/art/ladybug.svg?raw';
import mosquito from '../../../../crates/draw/art/mosquito.svg?raw';
import pillbug from '../../../../crates/draw/art/pillbug.svg?raw';
import queen from '../../../../crates/draw/art/queen.svg?raw';
import spider from '../../../../crates/draw/art/spider.svg?raw';

const PARTS = ['body', 'limb', 'joint', 'detail', 'detail-line', 'wing', 'shine'] as const;

/**
 * The part that a shape belongs to: the body in the insect's hue, legs and feelers, parts in their
 * colour, spots and eyes, seams, transparent wings, highlights.
 */
export type Part = (typeof PARTS)[number];

/** One shape of a drawing. */
export interface Shape {
  readonly tag: string;
  readonly part: Part;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The drawings, lowest shape first. */
export const INSECTS: Readonly<Record<Bug, readonly Shape[]>> = {
  Q: shapes(queen),
  S: shapes(spider),
  B: shapes(beetle),
  G: shapes(grasshopper),
  A: shapes(ant),
  M: shapes(mosquito),
  L: shapes(ladybug),
  P: shapes(pillbug),
};

/** Reads a drawing. Pairs of legs that differ only in position become one path, so that there is less to draw. */
export function shapes(drawing: string): readonly Shape[] {
  const read: Shape[] = [];
  for (const [, tag = '', text = ''] of drawing.matchAll(/<(\w+) ([^>]*?)\/>/g)) {
    const { class: name, ...attributes } = Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    const part = PARTS.find((part) => part === name);
    if (!part) continue;
    const shape = { tag, part, attributes };
    const joined = join(read.at(-1), shape);
    if (joined) read.pop();
    read.push(joined ?? shape);
  }
  return read;
}

/** Both as one shape, if they are lines in the same style. Filled shapes might overlap and show a seam. */
function join(below: Shape | undefined, above: Shape): Shape | undefined {
  const line = (part: Part) => part === 'limb' || part === 'detail-line';
  if (below?.part !== above.part || !line(above.part) || below.tag !== 'path' || above.tag !== 'path') {
    return undefined;
  }
  const width = above.attributes['stroke-width'];
  if (below.attributes['stroke-width'] !== width) return undefined;
  const d = `${below.attributes.d ?? ''}${above.attributes.d ?? ''}`;
  return { ...above, attributes: { ...above.attributes, d } };
}
