import { expect, test } from 'vitest';
import rulebook from '../../../../locales/en/rulebook.ftl?raw';
import { placed } from '../start/opening';
import { PICTURES } from './pictures';

const chapters = [...rulebook.matchAll(/^chapter-([\w-]+) =/gm)].map(([, id = '']) => id);

test('every chapter has a picture, and nothing else has', () => {
  expect(Object.keys(PICTURES)).toEqual(chapters);
});

test.each(Object.entries(PICTURES))('%s can be drawn', (_chapter, moves) => {
  const pieces = moves.map((mv) => mv.split(' ')[0] ?? '');
  expect(placed(moves).map(({ piece }) => piece)).toEqual(expect.arrayContaining(pieces));
});
