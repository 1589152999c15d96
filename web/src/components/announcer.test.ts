import { expect, test } from 'vitest';
import { Announcer } from './announcer.svelte';

test('a text is announced as it is', () => {
  const announcer = new Announcer();
  announcer.say('White to move');
  announcer.interrupt('Not possible');
  expect([announcer.polite, announcer.urgent]).toEqual(['White to move', 'Not possible']);
});

test('a repeated text changes each time, so that it is read out each time', () => {
  const announcer = new Announcer();
  const heard = ['Again', 'Again', 'Again'].map((text) => {
    announcer.say(text);
    return announcer.polite;
  });
  expect(heard.map((text) => text.trim())).toEqual(['Again', 'Again', 'Again']);
  expect(heard[1]).not.toBe(heard[0]);
  expect(heard[2]).not.toBe(heard[1]);
});
