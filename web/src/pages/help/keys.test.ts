import { describe, expect, test } from 'vitest';
import { keys } from '../../board/keys';
import { caps, groups } from './keys';

describe('caps', () => {
  const rows: [key: string, expected: string[]][] = [
    ['a', ['A']],
    [' ', ['Space']],
    ['Shift+n', ['Shift', 'N']],
    ['ArrowLeft', ['ArrowLeft']],
    ['+', ['+']],
    ['0', ['0']],
  ];
  test.each(rows)('%j', (key, expected) => {
    expect(caps(key)).toEqual(expected);
  });
});

test('keys that need Shift share it', () => {
  expect(groups({ purpose: 'next-target', keys: ['n', 'Shift+q', 'Shift+a'] })).toEqual([
    { held: false, caps: ['N'] },
    { held: true, caps: ['Q', 'A'] },
  ]);
});

test('no key is lost', () => {
  for (const help of keys) {
    expect(groups(help).flatMap(({ caps }) => caps)).toHaveLength(help.keys.length);
  }
});
