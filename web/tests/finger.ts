/** Fingers on a touch screen. */

import type { CDPSession, Page } from '@playwright/test';
import type { Point } from './board';

/** One finger on the screen, or several with numbers. */
export class Finger {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(...points: Point[]): Promise<void> {
    await this.tell('touchStart', points);
  }

  async move(from: Point, to: Point, steps = 6): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await this.tell('touchMove', [at]);
    }
  }

  /** Moves all fingers at once. */
  async place(...points: Point[]): Promise<void> {
    await this.tell('touchMove', points);
  }

  async up(): Promise<void> {
    await this.tell('touchEnd', []);
  }

  private async tell(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<void> {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
