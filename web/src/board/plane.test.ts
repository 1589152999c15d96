import { describe, expect, it } from 'vitest';
import { fitted, refitted, seen, toPlane, toScreen, zoomed } from './camera';
import { cellKey, DIRECTIONS, neighbours, nearestCell } from '../hive/hex';
import { cellAt, centre, directionAt, distance, PITCH, type Plane } from './plane';

const planes: Plane[] = (['pointy', 'flat'] as const).flatMap((orientation) =>
  [0, 1, 2, 3, 4, 5, -1, 7].map((rotation) => ({ orientation, rotation })),
);

describe('the plane', () => {
  it.each(planes)('$orientation, turned by $rotation: a cell is found from its middle', (plane) => {
    for (let q = -4; q <= 4; q += 1) {
      for (let r = -4; r <= 4; r += 1) {
        const { x, y } = centre(plane, { q, r });
        for (const [dx, dy] of [
          [0, 0],
          [30, 20],
          [-35, 12],
        ] as const) {
          expect(cellKey(cellAt(plane, { x: x + dx, y: y + dy }))).toBe(`${q},${r}`);
        }
      }
    }
  });

  it.each(planes)('$orientation, turned by $rotation: neighbours are one pitch apart', (plane) => {
    for (const cell of neighbours({ q: 2, r: -1 })) {
      expect(distance(centre(plane, cell), centre(plane, { q: 2, r: -1 }))).toBeCloseTo(PITCH);
    }
  });

  it.each(planes)('$orientation, turned by $rotation: a direction is found from its angle', (plane) => {
    DIRECTIONS.forEach((cell, direction) => {
      const { x, y } = centre(plane, cell);
      const degrees = (Math.atan2(y, x) * 180) / Math.PI;
      expect((((directionAt(plane, degrees) - direction) % 6) + 6) % 6).toBe(0);
    });
  });

  it('rounds to cells without a minus zero', () => {
    expect(Object.is(nearestCell(-0.2, 0.1).q, 0)).toBe(true);
  });

  it('east is to the right and south-east down on the board of notation', () => {
    expect(centre({ orientation: 'pointy', rotation: 0 }, { q: 1, r: 0 })).toEqual({ x: PITCH, y: 0 });
    expect(centre({ orientation: 'pointy', rotation: 0 }, { q: 0, r: 1 }).y).toBe(75);
  });
});

describe('the camera', () => {
  const size = { width: 800, height: 600 };
  const camera = { x: 40, y: -20, scale: 0.7 };

  it('converts between screen and plane', () => {
    const point = { x: 123, y: -45 };
    expect(distance(toPlane(camera, size, toScreen(camera, size, point)), point)).toBeLessThan(1e-9);
  });

  it('zooms to what is under the pointer', () => {
    const at = { x: 100, y: 500 };
    const under = toPlane(camera, size, at);
    expect(distance(toPlane(zoomed(camera, size, 1.7, at), size, at), under)).toBeLessThan(1e-9);
  });

  it('has limits', () => {
    expect(zoomed(camera, size, 1e6, { x: 0, y: 0 }).scale).toBe(3);
    expect(zoomed(camera, size, 1e-6, { x: 0, y: 0 }).scale).toBe(0.12);
  });

  const rect = { left: -500, top: -300, right: 500, bottom: 300 };

  it('fits', () => {
    expect(fitted(size, rect)).toEqual({ x: 0, y: 0, scale: 0.8 });
  });

  const rows = [
    { name: 'stays as long as all is seen', camera: { x: 20, y: 10, scale: 0.7 }, moves: false },
    { name: 'moves if something is hidden', camera: { x: 200, y: 0, scale: 0.7 }, moves: true },
    { name: 'comes nearer if that is worth it', camera: { x: 0, y: 0, scale: 0.5 }, moves: true },
  ];
  it.each(rows)('$name', ({ camera, moves }) => {
    expect(refitted(camera, size, rect) === camera).toBe(!moves);
  });

  it('shows all of what it fits', () => {
    expect(seen(fitted(size, rect), size)).toEqual({ left: -500, top: -375, right: 500, bottom: 375 });
  });
});
