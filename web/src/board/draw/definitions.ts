/** The shapes of the tile sets, once per page for all boards that need them. */

import { defs } from '../art';
import type { TileSet } from '../types';
import { svg } from './svg';

const shared = new Map<TileSet, { readonly element: SVGSVGElement; users: number }>();

/** Adds the shapes of a set to the page; call the returned function when they are no longer needed. */
export function define(set: TileSet): () => void {
  const known = shared.get(set);
  const entry = known ?? { element: holder(set), users: 0 };
  if (!known) shared.set(set, entry);
  if (!entry.element.isConnected) document.body.append(entry.element);
  entry.users += 1;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    entry.users -= 1;
    if (entry.users > 0) return;
    entry.element.remove();
    shared.delete(set);
  };
}

function holder(set: TileSet): SVGSVGElement {
  return svg('svg', { class: 'skep-shapes', width: 0, height: 0, 'aria-hidden': 'true' }, defs(set));
}
