/** A board on any page: its pieces, its targets, and clicks on them. */

import type { Locator } from '@playwright/test';

export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** A place in the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece on the board, or the next one of its kind in a reserve. */
export function pieceIn(root: Locator, name: string): Locator {
  return root.locator(`.skep-board [data-piece="${name}"], .skep-reserve button[data-piece="${name}"]`);
}

/** The mark on a cell to which the picked-up piece may go. */
export function goalIn(root: Locator, { q, r }: Cell): Locator {
  return root.locator(`.goal[data-cell="${q},${r}"]`);
}

/** Where the middle of an element is in the window, once it has come to rest. */
export async function middle(locator: Locator): Promise<Point> {
  await locator.waitFor();
  const element = await locator.elementHandle();
  await element?.waitForElementState('stable');
  const box = await element?.boundingBox();
  if (!box) throw new Error('what is to be touched is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks in the middle of an element, whatever lies over it. */
export async function click(locator: Locator, button: 'left' | 'right' = 'left'): Promise<void> {
  const { x, y } = await middle(locator);
  await locator.page().mouse.click(x, y, { button });
}

/** How far apart the middles of two elements are, in pixels. */
export async function distanceBetween(one: Locator, other: Locator): Promise<number> {
  const [from, to] = [await middle(one), await middle(other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}
