import { expect, test } from 'vitest';
import { example } from '../../game/example';
import type { GameView } from '../../wire';
import { menuItems, type Circumstances, type Deeds } from './menu';

const ROOMY: Circumstances = { oneBar: false, decided: false, textView: false };
const NARROW: Circumstances = { ...ROOMY, oneBar: true };
const three = ['wS1', 'bS1 wS1-', 'wQ -wS1'];

/** What is not always in the menu, and when it is. */
const rows: [string, GameView, Circumstances, string[]][] = [
  ['where there is room', example(three), ROOMY, ['playOn', 'toggleText']],
  ['on a small screen', example(three), NARROW, ['offerDraw', 'resign', 'playOn', 'toggleText']],
  ['before a draw can be offered', example(['wS1']), NARROW, ['resign', 'playOn', 'toggleText']],
  ['while one is', example(three, { draw_offer: 'white' }), NARROW, ['resign', 'playOn', 'toggleText']],
  ['in a record', example(three, { opened: true, yours: [] }), NARROW, ['playOn', 'toggleText']],
  [
    'with tags',
    example(three, { tags: [{ name: 'Event', value: 'Cup' }] }),
    ROOMY,
    ['playOn', 'toggleText', 'showTags'],
  ],
  ['when it is won', example(three), { ...ROOMY, decided: true }, ['toggleText']],
];
test.each(rows)('%s', (_, game, circumstances, expected) => {
  const done: string[] = [];
  const deed = (name: string) => [name, () => done.push(name)] as const;
  const wanted = ['offerDraw', 'resign', 'playOn', 'toggleText', 'showTags'];
  const others = ['turnBoard', 'swapSides', 'fit', 'fan', 'copyGame', 'copyLink', 'showKeys'];
  const deeds = Object.fromEntries([...wanted, ...others].map(deed)) as unknown as Deeds;
  for (const { run } of menuItems(game, circumstances, deeds)) run?.();
  expect(done.filter((name) => wanted.includes(name))).toEqual(expected);
  expect(done.filter((name) => others.includes(name))).toEqual(others);
});
