/** A hive to look at: a game of sixteen moves in which each insect has been placed by both sides. */

import { RADIUS } from '../../board/art';
import { Hive } from '../../hive/hive';
import type { Placed } from '../../components/tiles';

export const OPENING: readonly string[] = [
  'wL',
  'bL wL-',
  'wQ -wL',
  'bQ bL-',
  'wA1 /wQ',
  'bA1 bQ/',
  'wP \\wQ',
  'bP bQ\\',
  'wM \\wL',
  'bM bL\\',
  'wS1 /wL',
  'bG1 bA1/',
  'wB1 wM/',
  'bB1 /bM',
  'wG1 \\wA1',
  'bS1 bA1-',
];

/** The offset of a piece on top of another, so that its height is visible. */
const LIFT = { x: -4, y: -8 };

/** The tiles after these moves, back to front. */
export function placed(moves: readonly string[]): Placed[] {
  const hive = new Hive(
    [],
    moves.flatMap((mv) => mv.split(' ')[0] ?? []),
  );
  for (const mv of moves) hive.play(mv);
  const tiles = hive.stacks().flatMap(({ q, r, pieces }) =>
    pieces.map((piece, level) => ({
      piece,
      x: RADIUS * Math.sqrt(3) * (q + r / 2) + level * LIFT.x,
      y: RADIUS * 1.5 * r + level * LIFT.y,
      row: r * 10 + level,
    })),
  );
  return tiles.toSorted((a, b) => a.row - b.row).map(({ piece, x, y }) => ({ piece, x, y }));
}

/** The smallest box around the tiles, as a `viewBox`. */
export function boxAround(tiles: readonly Placed[], margin: number): string {
  const xs = tiles.map((tile) => tile.x);
  const ys = tiles.map((tile) => tile.y);
  const left = Math.min(...xs) - RADIUS - margin;
  const top = Math.min(...ys) - RADIUS - margin;
  const width = Math.max(...xs) + RADIUS + margin - left;
  const height = Math.max(...ys) + RADIUS + margin - top;
  return [left, top, width, height].map(Math.round).join(' ');
}
