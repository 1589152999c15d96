/** The labels of a board, in games and in lessons. */

import { keys, type KeyPurpose } from '../board/keys';
import type { BoardWords } from '../board/types';
import { pieceName, t } from '../locale';
import { keycaps } from './keycaps';

/** `board` is its name. */
export function boardWords(board: string): BoardWords {
  return {
    board,
    keys: keysInShort(),
    reserve: (color) => t('play-reserve', { color }),
    piece: pieceName,
  };
}

/** Enough keys to begin with; the help lists all of them. */
const MAIN: readonly KeyPurpose[] = ['act', 'next-target', 'let-go'];

/** For screen readers: the texts of the help, with punctuation that makes a voice pause. */
function keysInShort(): string {
  const main = keys.filter(({ purpose }) => MAIN.includes(purpose));
  const rows = main.map(({ purpose, keys }) => row(keys, t(`key-${purpose}`)));
  return [t('help-hearing-board'), ...rows, row(['?'], t('keys-title'))].join(' ');
}

function row(names: readonly string[], text: string): string {
  const caps = keycaps(names).flatMap(({ caps }) => caps.map((key) => t('part-key', { key })));
  return `${caps.join(', ')}: ${text}.`;
}
