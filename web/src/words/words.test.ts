import { describe, expect, test } from 'vitest';
import type { Phrase } from '../wire';
import { createWords, pieceArguments } from './words';

const english = [
  `
color = { $color ->
    [white] white
   *[black] black
  }
piece = { color } { $bug } { $number }
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
`,
];
const german = ['told = gesagt\npiece = { $bug } { $number }'];

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
    [{ key: 'no-such-message' }, 'no-such-message'],
  ];
  test.each(rows)('%j', (phrase, expected) => {
    expect(createWords('en', english, english).say(phrase)).toBe(expected);
  });
});

test('English stands in for what a language lacks', () => {
  const words = createWords('de', german, english);
  expect(words.t('told')).toBe('gesagt');
  expect(words.t('only-english')).toBe('only');
  expect(words.piece('wA1')).toBe('ant 1');
  expect(words.has('nothing')).toBe(false);
});

test.each([
  ['wQ', { color: 'white', bug: 'queen', number: 0 }],
  ['bG3', { color: 'black', bug: 'grasshopper', number: 3 }],
  ['bX1', undefined],
  ['', undefined],
])('%s taken apart', (piece, expected) => {
  expect(pieceArguments(piece)).toEqual(expected);
});
