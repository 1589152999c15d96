import { describe, expect, test } from 'vitest';
import { keys } from '../board/keys';
import { keycaps, type Keycaps } from './keycaps';

describe('caps of keys', () => {
  const rows: [keys: string[], expected: Keycaps[]][] = [
    [['a'], [{ held: false, caps: ['A'] }]],
    [['Enter', ' '], [{ held: false, caps: ['Enter', 'Space'] }]],
    [['Shift+n'], [{ held: true, caps: ['N'] }]],
    [['ArrowLeft', '+', '0'], [{ held: false, caps: ['ArrowLeft', '+', '0'] }]],
    [
      ['n', 'Shift+q', 'Shift+a'],
      [
        { held: false, caps: ['N'] },
        { held: true, caps: ['Q', 'A'] },
      ],
    ],
    [[], []],
  ];
  test.each(rows)('%j', (keys, expected) => {
    expect(keycaps(keys)).toEqual(expected);
  });
});

test('no key of the board is lost', () => {
  for (const help of keys) {
    expect(keycaps(help.keys).flatMap(({ caps }) => caps)).toHaveLength(help.keys.length);
  }
});
