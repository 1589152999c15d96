import { afterEach, describe, expect, test } from 'vitest';
import { keyAction } from './keys';

afterEach(() => document.body.replaceChildren());

function press(key: string, html: string, init: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  const target = document.querySelector('.here') ?? document.body;
  let action: ReturnType<typeof keyAction>;
  const listen = (event: KeyboardEvent) => (action = keyAction(event));
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  return action;
}

describe('keys of the page', () => {
  const back = { name: 'step', to: 'back' };
  const rows: [string, string, string, object | undefined][] = [
    ['an arrow anywhere', 'ArrowLeft', '<p class="here"></p>', back],
    ['an arrow on a button', 'ArrowLeft', '<button class="here"></button>', back],
    [
      'an arrow on the board walks there',
      'ArrowLeft',
      '<div role="application"><i class="here"></i></div>',
      undefined,
    ],
    ['an arrow among radio buttons', 'ArrowLeft', '<input type="radio" class="here">', undefined],
    ['a comma on the board', ',', '<div role="application" class="here"></div>', back],
    ['a letter', 'h', '<p class="here"></p>', { name: 'hint' }],
    ['a letter that is typed', 'h', '<input class="here">', undefined],
    ['a letter in a dialog', 'h', '<dialog open><button class="here"></button></dialog>', undefined],
    ['a key of nobody', 'y', '<p class="here"></p>', undefined],
  ];
  test.each(rows)('%s', (_, key, html, expected) => {
    expect(press(key, html)).toEqual(expected);
  });

  test('keys with a modifier are left to the browser', () => {
    expect(press('h', '', { ctrlKey: true })).toBeUndefined();
    expect(press('ArrowLeft', '', { altKey: true })).toBeUndefined();
  });
});
