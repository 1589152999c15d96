/**
 * The outline of a tile.
 *
 *      /\        pointy: a corner in the north,     __      flat: an edge
 *     |  |       as notation sees the board        /  \     in the north
 *      \/                                          \__/
 */

export type Orientation = 'pointy' | 'flat';

/** The path of a hexagon about the origin whose corners, if they were sharp, lay so far from it. */
export function hexagon(radius: number, rounding: number, orientation: Orientation): string {
  const turn = orientation === 'pointy' ? -90 : 0;
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((60 * corner + turn) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  // An edge is as long as the radius, so the share of it that is cut off is the same for all of them.
  const share = rounding / radius;
  const steps = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % 6] ?? corner;
    const toward = (other: typeof corner) =>
      point(corner.x + (other.x - corner.x) * share, corner.y + (other.y - corner.y) * share);
    const begin = index === 0 ? 'M' : 'L';
    if (rounding === 0) return begin + point(corner.x, corner.y);
    return `${begin}${toward(before)}Q${point(corner.x, corner.y)} ${toward(after)}`;
  });
  return `${steps.join('')}Z`;
}

function point(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

function round(length: number): number {
  // Zero is added lest a tiny negative length becomes "-0".
  return Math.round(length * 100) / 100 + 0;
}
