/** The clocks, which keep running between two messages. */

import type { ClockView, Color } from '../wire';
import { decimal } from '../locale';

/** The time a side has left, in milliseconds, if the clocks arrived at `since`. */
export function timeLeft(clock: ClockView, color: Color, since: number, now: number): number {
  const left = color === 'white' ? clock.white_ms : clock.black_ms;
  return Math.max(0, clock.running === color ? left - Math.max(0, now - since) : left);
}

/** Below this, the clock is red and shows tenths. */
export const LOW_MS = 20_000;

/** Time as on a clock: `1:02:03`, `4:05`, or `0:09.4` when little is left. */
export function clockText(ms: number): string {
  if (ms < LOW_MS) {
    return `0:${decimal(Math.ceil(ms / 100) / 10, 1, 2)}`;
  }
  // A clock that begins at five minutes shows 5:00 for its first second.
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
