/** How long ago something was, in the largest unit that fits. */

const MINUTE = 60_000;

/** From the largest to the smallest, in milliseconds. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['week', 7 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** A moment as seen from `now`, such as "2 hours ago". A moment in the future, due to a clock that is off, is "now". */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['second', Infinity];
  return format.format(-Math.floor(passed / length), unit);
}

/** A moment in full. */
export function moment(then: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(then);
}
