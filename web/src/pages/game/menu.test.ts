import { expect, test } from 'vitest';
import { example } from '../../game/fixture';
import type { GameView } from '../../wire';
import type { GameActions } from './actions';
import { menuItems, type MenuContext } from './menu';

const ROOMY: MenuContext = { oneBar: false, mayPlayOn: true, textView: false };
const NARROW: MenuContext = { ...ROOMY, oneBar: true };
const three = ['wS1', 'bS1 wS1-', 'wQ -wS1'];

/** What is not always in the menu, and when it is. */
const rows: [string, GameView, MenuContext, string[]][] = [
  ['where there is room', example(three), ROOMY, ['playOn', 'toggleText']],
  ['on a small screen', example(three), NARROW, ['offerDraw', 'resign', 'playOn', 'toggleText']],
  ['before a draw can be offered', example(['wS1']), NARROW, ['resign', 'playOn', 'toggleText']],
  ['while one is', example(three, { draw_offer: 'white' }), NARROW, ['resign', 'playOn', 'toggleText']],
  ['in a record', example(three, { imported: true, yours: [] }), NARROW, ['playOn', 'toggleText']],
  [
    'with tags',
    example(three, { tags: [{ name: 'Event', value: 'Cup' }] }),
    ROOMY,
    ['playOn', 'toggleText', 'showTags'],
  ],
  ['when it is won', example(three), { ...ROOMY, mayPlayOn: false }, ['toggleText']],
];
test.each(rows)('%s', (_, game, context, expected) => {
  const done: string[] = [];
  const action = (name: string) => [name, () => done.push(name)] as const;
  const wanted = ['offerDraw', 'resign', 'playOn', 'toggleText', 'showTags'];
  const others = ['turnBoard', 'swapSides', 'fit', 'fan', 'copyGame', 'copyLink', 'showKeys'];
  const actions = Object.fromEntries([...wanted, ...others].map(action)) as unknown as GameActions;
  for (const { run } of menuItems(game, context, actions)) run?.();
  expect(done.filter((name) => wanted.includes(name))).toEqual(expected);
  expect(done.filter((name) => others.includes(name))).toEqual(others);
});
