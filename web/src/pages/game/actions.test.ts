import { beforeEach, describe, expect, test } from 'vitest';
import type { Board } from '../../board';
import { example, pageOf, SHARED } from '../../game/fixture';
import { settings } from '../../settings/index.svelte';
import type { GameView } from '../../wire';
import { createActions, type GameActions } from './actions';

let done: string[];

beforeEach(() => {
  done = [];
  settings.change({ rotation: 0, textView: false });
});

/** Actions on a game page. Their effects are recorded in `done`. */
function actionsOn(game: GameView): GameActions {
  const note = (text: string) => done.push(text);
  const board = { fit: () => note('fit'), fan: () => note('fan'), focus: () => note('focus board') };
  return createActions({
    page: () => pageOf(game),
    send: ({ type, ...rest }) => note(`send ${[type, ...Object.values(rest)].join(' ')}`),
    board: () => board as unknown as Board,
    open: (dialog) => note(`open ${dialog}`),
    swapSides: () => note('swap sides'),
    focusText: () => note('focus text'),
    say: (text) => note(`say ${text}`),
  });
}

/** Waits until all pending promises are settled. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe('an action on the page', () => {
  const alone = example(['wS1', 'bS1 wS1-']);
  const shared = example(['wS1', 'bS1 wS1-'], SHARED);
  const rows: [string, GameView, (actions: GameActions) => void, string[]][] = [
    ['a step', alone, ({ step }) => step('back'), ['send step back']],
    ['a takeback', alone, ({ takeBack }) => takeBack(), ['send command ask_takeback']],
    ['a draw offer to an engine is confirmed first', alone, ({ offerDraw }) => offerDraw(), ['open draw']],
    ['a draw offer at one screen', shared, ({ offerDraw }) => offerDraw(), ['send command offer_draw']],
    ['resigning is confirmed first', shared, ({ resign }) => resign(), ['open resign']],
    ['the whole hive', alone, ({ fit }) => fit(), ['fit']],
    [
      'the summary that is read aloud',
      alone,
      ({ readAloud }) => readAloud(),
      ['say Black plays black Spider 1 to the right of white Spider 1. Your turn.'],
    ],
  ];
  test.each(rows)('%s', (_, game, act, expected) => {
    act(actionsOn(game));
    expect(done).toEqual(expected);
  });
});

test('the board turns by a sixth, and after six turns it is as it was', () => {
  const { turnBoard } = actionsOn(example());
  const rotations = Array.from({ length: 6 }, () => {
    turnBoard();
    return settings.current.rotation;
  });
  expect(rotations).toEqual([1, 2, 3, 4, 5, 0]);
});

test('the text view takes the focus when it opens, and gives it back to the board', async () => {
  const { toggleText } = actionsOn(example());
  toggleText();
  expect(settings.current.textView).toBe(true);
  await settled();
  expect(done).toEqual(['focus text']);
  toggleText();
  expect(settings.current.textView).toBe(false);
  await settled();
  expect(done).toEqual(['focus text', 'focus board']);
});
