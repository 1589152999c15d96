import { describe, expect, test } from 'vitest';
import { paragraphs, ruleNumber, type Span } from './prose';

describe('paragraphs', () => {
  const rows: [name: string, text: string, expected: Span[][]][] = [
    ['nothing', '', []],
    ['one', 'She moves.', [[{ text: 'She moves.' }]]],
    ['two, parted by an empty line', 'One.\n\nTwo.\n', [[{ text: 'One.' }], [{ text: 'Two.' }]]],
    ['a line break is no new paragraph', 'One\ntwo.', [[{ text: 'One\ntwo.' }]]],
    [
      'a rule within',
      'As ever (R3.3), slide.',
      [[{ text: 'As ever (' }, { rule: 'R3.3' }, { text: '), slide.' }]],
    ],
    ['a rule alone', 'R10.12', [[{ rule: 'R10.12' }]]],
    ['two rules', 'R1.1–R1.2', [[{ rule: 'R1.1' }, { text: '–' }, { rule: 'R1.2' }]]],
    ['what only looks like one', 'AR1.1 and R1', [[{ text: 'AR1.1 and R1' }]]],
  ];
  test.each(rows)('%s', (_name, text, expected) => {
    expect(paragraphs(text)).toEqual(expected);
  });
});

test.each([
  ['R3.3', 'R3.3'],
  ['r3.3', 'R3.3'],
  ['3.3', 'R3.3'],
  ['3', undefined],
  ['R3', undefined],
  ['queen', undefined],
  ['R3.3.3', undefined],
])('%s in an address is the rule %s', (text, rule) => {
  expect(ruleNumber(text)).toBe(rule);
});
