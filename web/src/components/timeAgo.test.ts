import { describe, expect, test } from 'vitest';
import { ago } from './timeAgo';

describe('how long ago', () => {
  const NOW = Date.UTC(2026, 5, 15, 12);
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  const rows: [passed: number, english: string][] = [
    [-5 * MINUTE, 'now'],
    [0, 'now'],
    [59_999, 'now'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [60 * MINUTE, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, 'yesterday'],
    [6 * DAY, '6 days ago'],
    [8 * DAY, 'last week'],
    [45 * DAY, 'last month'],
    [800 * DAY, '2 years ago'],
  ];
  test.each(rows)('%d ms: %s', (passed, english) => {
    expect(ago(NOW - passed, NOW, 'en')).toBe(english);
  });

  test.each([
    ['de', 'gestern'],
    ['uk', 'учора'],
    ['pt-PT', 'ontem'],
    ['el', 'χθες'],
  ])('in %s', (language, expected) => {
    expect(ago(NOW - DAY, NOW, language)).toBe(expected);
  });
});
