/** The user's preferences: one plain value, stored in this browser. */

import type { BoardOptions } from '../board/types';
import { boolean, oneOf, parse, within, type Check, type Checks } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const TILE_SETS = ['classic', 'flat', 'contrast'] as const;
export const ORIENTATIONS = ['pointy', 'flat'] as const;

export type Theme = (typeof THEMES)[number];

export interface Settings extends Omit<BoardOptions, 'embedded'> {
  /** `auto` follows the system. */
  readonly theme: Theme;
  /** A language tag, or `auto` for what the browser asks for. */
  readonly language: string;
  readonly sound: boolean;
  /** A move is played only when it is confirmed. */
  readonly confirmMoves: boolean;
  /** The position as lists beside the board. */
  readonly textView: boolean;
  /** The opponent's moves and the clocks are announced even if the text view is off. */
  readonly announce: boolean;
}

export const DEFAULTS: Settings = {
  theme: 'auto',
  language: 'auto',
  tileSet: 'classic',
  orientation: 'pointy',
  rotation: 0,
  numbers: true,
  dimImmobile: true,
  animate: true,
  sound: true,
  confirmMoves: false,
  textView: false,
  announce: true,
};

const languageTag: Check<string> = (value): value is string =>
  typeof value === 'string' && /^(auto|[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*)$/.test(value);

const CHECKS: Checks<Settings> = {
  theme: oneOf(THEMES),
  language: languageTag,
  tileSet: oneOf(TILE_SETS),
  orientation: oneOf(ORIENTATIONS),
  rotation: within(0, 5),
  numbers: boolean,
  dimImmobile: boolean,
  animate: boolean,
  sound: boolean,
  confirmMoves: boolean,
  textView: boolean,
  announce: boolean,
};

/** Reads what was stored; anything unreadable gets its default. */
export function parseSettings(text: string | null): Settings {
  return parse(CHECKS, DEFAULTS, text);
}

/** The board's part of the settings. */
export function boardOptions(settings: Settings): BoardOptions {
  const { tileSet, orientation, rotation, numbers, dimImmobile, animate } = settings;
  return { tileSet, orientation, rotation, numbers, dimImmobile, animate };
}
