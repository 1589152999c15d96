import { describe, expect, test } from 'vitest';
import { boardOptions, DEFAULTS, parseSettings, type Settings } from './settings';

describe('settings that were kept', () => {
  const rows: [name: string, text: string | null, changed: Partial<Settings>][] = [
    ['nothing', null, {}],
    ['broken JSON', '{"theme":', {}],
    ['no object', '"dark"', {}],
    ['null', 'null', {}],
    ['a list', '[1,2]', {}],
    ['one field', '{"theme":"dark"}', { theme: 'dark' }],
    ['unknown fields', '{"theme":"light","colour":"red"}', { theme: 'light' }],
    ['a wrong field beside a right one', '{"theme":"pink","sound":false}', { sound: false }],
    ['wrong types', '{"numbers":"yes","animate":1,"tileSet":3}', {}],
    ['rotation', '{"rotation":5}', { rotation: 5 }],
    ['rotation out of range', '{"rotation":6}', {}],
    ['rotation by halves', '{"rotation":0.5}', {}],
    ['a language', '{"language":"pt-BR"}', { language: 'pt-BR' }],
    ['no language', '{"language":"../../x"}', {}],
    ['inherited names', '{"__proto__":{"theme":"dark"}}', {}],
  ];
  test.each(rows)('%s', (_name, text, changed) => {
    expect(parseSettings(text)).toEqual({ ...DEFAULTS, ...changed });
  });

  test('all fields come back as they were written', () => {
    const other: Settings = {
      theme: 'dark',
      language: 'uk',
      tileSet: 'contrast',
      orientation: 'flat',
      rotation: 3,
      numbers: false,
      dimImmobile: false,
      animate: false,
      sound: false,
      confirmMoves: true,
      textView: true,
      announce: false,
    };
    expect(parseSettings(JSON.stringify(other))).toEqual(other);
  });
});

test('the board gets its part', () => {
  expect(boardOptions(DEFAULTS)).toEqual({
    tileSet: 'classic',
    orientation: 'pointy',
    rotation: 0,
    numbers: true,
    dimImmobile: true,
    animate: true,
  });
});
