/** Keys as they stand on a keyboard. */

import type { KeyHelp } from '../../board/keys';

/** Keys that are pressed together, each by a name that has no spaces, for the message that words it. */
export function caps(key: string): string[] {
  const [, shift, name = ''] = /^(Shift\+)?(.+)$/s.exec(key) ?? [];
  return [...(shift ? ['Shift'] : []), capOf(name)];
}

function capOf(name: string): string {
  if (name === ' ') return 'Space';
  return name.length === 1 ? name.toUpperCase() : name;
}

/** All keys of a purpose, those that need Shift grouped behind one Shift. */
export function groups({ keys }: KeyHelp): { readonly held: boolean; readonly caps: readonly string[] }[] {
  const all = keys.map(caps);
  const plain = all.filter((each) => each.length === 1).flat();
  const shifted = all.filter((each) => each.length === 2).flatMap((each) => each.slice(1));
  return [
    ...(plain.length > 0 ? [{ held: false, caps: plain }] : []),
    ...(shifted.length > 0 ? [{ held: true, caps: shifted }] : []),
  ];
}
