import { describe, expect, test } from 'vitest';
import type { Color, GameView, SeatView } from '../wire';
import { example } from './fixture';
import {
  actingSide,
  isPlaying,
  isShared,
  mayAnswer,
  mayRequestMoveNow,
  mySide,
  mySides,
  nearSide,
} from './seats';

const person: SeatView = { type: 'person' };
const engine: SeatView = { type: 'engine', level: 3 };

const seated = (white: SeatView, black: SeatView, ...yours: Color[]) =>
  example(['wS1'], { seats: { white, black }, yours });

describe('the sides played from here', () => {
  const rows: [string, GameView, sides: Color[], one: Color | undefined, near: Color][] = [
    ['against an engine', seated(person, engine, 'white'), ['white'], 'white', 'white'],
    ['against an engine, as Black', seated(engine, person, 'black'), ['black'], 'black', 'black'],
    ['two at one screen', seated(person, person, 'white', 'black'), ['white', 'black'], undefined, 'white'],
    ['engines alone', seated(engine, engine), [], undefined, 'white'],
    ['a record', seated(person, person), [], undefined, 'white'],
  ];
  test.each(rows)('%s', (_, game, sides, one, near) => {
    expect(mySides(game)).toEqual(sides);
    expect(mySide(game)).toBe(one);
    expect(isShared(game)).toBe(sides.length === 2);
    expect(nearSide(game)).toBe(near);
  });
});

describe('what can be done while Black is to move', () => {
  const rows: [string, GameView, acts: Color | undefined, answers: boolean, mayRequest: boolean][] = [
    ['against an engine', seated(person, engine, 'white'), 'white', false, true],
    ['against an engine, as Black', seated(engine, person, 'black'), 'black', true, false],
    ['two at one screen', seated(person, person, 'white', 'black'), 'black', true, false],
    ['engines alone', seated(engine, engine), undefined, false, true],
  ];
  test.each(rows)('%s', (_, game, acts, answers, mayRequest) => {
    expect(actingSide(game)).toBe(acts);
    expect(isPlaying(game)).toBe(acts !== undefined);
    expect(mayAnswer(game, 'white')).toBe(answers);
    expect(mayAnswer(game, null)).toBe(false);
    expect(mayRequestMoveNow(game)).toBe(mayRequest);
  });
});
