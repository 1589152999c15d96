/**
 * The outline of a tile.
 *
 *      /\        pointy: a corner in the north,     __      flat: an edge
 *     |  |       as notation sees the board        /  \     in the north
 *      \/                                          \__/
 */

export type Orientation = 'pointy' | 'flat';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The path of a hexagon around the origin whose corners, before rounding, are this far from it. */
export function hexagon(radius: number, rounding: number, orientation: Orientation): string {
  const all = corners(radius, orientation);
  const steps = all.map((corner, index) => {
    const begin = index === 0 ? 'M' : 'L';
    if (rounding === 0) return begin + point(corner);
    // An edge is as long as the radius, so the same fraction is cut off everywhere.
    const toward = (other: Corner | undefined) => point(between(corner, other ?? corner, rounding / radius));
    return `${begin}${toward(all.at(index - 1))}Q${point(corner)} ${toward(all[(index + 1) % 6])}`;
  });
  return `${steps.join('')}Z`;
}

/** The outline of a hexagon that is open at the bottom, where a number goes. */
export function openHexagon(radius: number, orientation: Orientation): string {
  const all = corners(radius, orientation);
  // All around from the lowest corner, or along the lowest edge, leaving that fraction out.
  const [around, share] =
    orientation === 'pointy'
      ? ([[3, 4, 5, 0, 1, 2, 3], 0.45] as const)
      : ([[1, 2, 3, 4, 5, 0, 1, 2], 0.78] as const);
  const path = around.flatMap((index) => all[index] ?? []);
  const open = path.map((corner, index) => {
    const isEnd = index === 0 || index === path.length - 1;
    return isEnd ? between(corner, path.at(index === 0 ? 1 : -2) ?? corner, share) : corner;
  });
  return `M${open.map(point).join('L')}`;
}

function corners(radius: number, orientation: Orientation): Corner[] {
  const turn = orientation === 'pointy' ? -90 : 0;
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((60 * corner + turn) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

function between(from: Corner, to: Corner, share: number): Corner {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function point({ x, y }: Corner): string {
  return `${round(x)} ${round(y)}`;
}

function round(length: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(length * 100) / 100 + 0;
}
