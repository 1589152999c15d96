import { describe, expect, test } from 'vitest';
import type { Phrase } from '../wire';
import { createWords, pieceArguments } from './messages';

const english = [
  `
color = { $color ->
    [white] white
   *[black] black
  }
piece = { color } { $bug } { $number }
    .start = The { color } { $bug } { $number }
list-two = { $row } and { $next }
list-next = { $row }, { $next }
list-last = { $row }, and { $next }
pinned = The { $piece } holds { $cut_off_count ->
    [one] { $cut_off }
   *[other] all of { $cut_off }
  }.
side = { $side ->
    [white] White
   *[black] Black
  }
told = { $text } { $mv } { $count }
only-english = only
selects = { $piece_color } { $piece_bug }
starts = { $piece_start } and { $cut_off_start }
whole = All of it.
    .part = A part of { $text }.
within = It says: { $what }
`,
];
const german = [
  `
told = gesagt
piece = { $bug } { $number }
    .dative = der { $bug } { $number }
on = auf { $piece_dative }
`,
];

describe('phrases are worded', () => {
  const rows: [Phrase, string][] = [
    [{ key: 'only-english' }, 'only'],
    [{ key: 'side', args: { side: { color: 'white' } } }, 'White'],
    [
      { key: 'told', args: { text: { text: 'a' }, mv: { move: 'wA1 bQ-' }, count: { number: 3 } } },
      'a wA1 bQ- 3',
    ],
    [
      { key: 'pinned', args: { piece: { piece: 'wA1' }, cut_off: { pieces: ['bB1'] } } },
      'The white ant 1 holds black beetle 1.',
    ],
    [
      { key: 'pinned', args: { piece: { piece: 'wA1' }, cut_off: { pieces: ['bB1', 'wS2', 'bG3'] } } },
      'The white ant 1 holds all of black beetle 1, white spider 2, and black grasshopper 3.',
    ],
    [{ key: 'selects', args: { piece: { piece: 'bQ' } } }, 'black queen'],
    [
      { key: 'starts', args: { piece: { piece: 'bQ' }, cut_off: { pieces: ['wA1', 'wA2'] } } },
      'The black queen 0 and The white ant 1 and The white ant 2',
    ],
    [{ key: 'whole.part', args: { text: { text: 'it' } } }, 'A part of it.'],
    [
      { key: 'within', args: { what: { phrase: { key: 'told', args: { text: { text: 'a' } } } } } },
      'It says: a {$mv} {$count}',
    ],
    [{ key: 'whole.nothing' }, 'whole.nothing'],
    [{ key: 'no-such-message' }, 'no-such-message'],
  ];
  test.each(rows)('%j', (phrase, expected) => {
    expect(createWords('en', english, english).t(phrase.key, phrase.args)).toBe(expected);
  });
});

test('English stands in for what a language lacks, with its own forms of pieces', () => {
  const words = createWords('de', german, english);
  expect(words.t('told')).toBe('gesagt');
  expect(words.t('only-english')).toBe('only');
  expect(words.t('on', { piece: { piece: 'wA1' } })).toBe('auf der ant 1');
  expect(words.t('starts', { piece: { piece: 'wA1' }, cut_off: { pieces: [] } })).toBe(
    'The white ant 1 and ',
  );
  expect(words.piece('wA1')).toBe('ant 1');
  expect(words.list(['a', 'b', 'c'])).toBe('a, b, and c');
});

test.each([
  ['de', 'de'],
  ['pt', 'pt-PT'],
])('the tag of %s is %s', (code, tag) => {
  expect(createWords(code, [], english).language).toBe(tag);
});

test.each([
  ['wQ', { color: 'white', bug: 'queen', number: 0 }],
  ['bG3', { color: 'black', bug: 'grasshopper', number: 3 }],
  ['bX1', undefined],
  ['', undefined],
])('%s taken apart', (piece, expected) => {
  expect(pieceArguments(piece)).toEqual(expected);
});
