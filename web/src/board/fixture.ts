/** A board for tests without a browser: gestures and keys are written as words, and what the board reports is logged. */

import { toScreen } from './camera';
import { cellKey } from '../hive/hex';
import { pressKey } from './keys';
import { centre, type Point } from './plane';
import { cancel, hold, leave, move, press, pressSecond, release } from './pointer';
import { initialScene, type Change, type BoardEffect, type Pointer, type Scene } from './scene';
import { show } from './show';
import type { BoardOptions, BoardView, Hex, Piece, Stack, Target } from './types';

export const OPTIONS: BoardOptions = {
  tileSet: 'classic',
  orientation: 'pointy',
  rotation: 0,
  numbers: true,
  dimImmobile: true,
  animate: true,
};

/** "wA1 0,0; bB1 wB1 1,0": stacks with the lowest piece first, each with its cell. */
export function stacksOf(text: string): Stack[] {
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const words = part.trim().split(/\s+/);
      return { ...cellOf(words.at(-1) ?? ''), pieces: words.slice(0, -1) };
    });
}

/**
 * "wA1 0,1 1,1* 2,0+wP": where a piece may go. `+wP` is a throw by it; with `*`, the piece can also
 * move there itself.
 */
export function targetsFrom(lines: readonly string[]): Map<Piece, Target[]> {
  return new Map(
    lines.map((line) => {
      const [piece = '', ...cells] = line.split(' ');
      return [piece, cells.map((cell) => targetFrom(piece, cell))];
    }),
  );
}

function targetFrom(piece: Piece, text: string): Target {
  const [cell = '', ...throwers] = text.split('+');
  const hex = cellOf(cell.replace('*', ''));
  const byItself = throwers.length === 0 || cell.endsWith('*');
  return { ...hex, mv: `${piece} to ${cellKey(hex)}`, byItself, throwers };
}

export function cellOf(text: string): Hex {
  const [q = 0, r = 0] = text.split(',').map(Number);
  return { q, r };
}

export interface Setting {
  readonly stacks?: string;
  readonly targets?: readonly string[];
  readonly immobile?: readonly Piece[];
  readonly reserves?: Partial<BoardView['reserves']>;
  readonly options?: Partial<BoardOptions>;
  readonly view?: Partial<BoardView>;
}

export function viewOf(setting: Setting): BoardView {
  return {
    stacks: stacksOf(setting.stacks ?? ''),
    reserves: { white: [], black: [], ...setting.reserves },
    targets: targetsFrom(setting.targets ?? []),
    immobile: new Set(setting.immobile),
    surrounded: [],
    past: false,
    ...setting.view,
  };
}

/** The board for a setting, 800 by 600 pixels. */
export function sceneOf(setting: Setting): Scene {
  const empty = initialScene({ ...OPTIONS, ...setting.options }, { width: 800, height: 600 });
  return show(empty, viewOf(setting)).scene;
}

/** Where a cell is on the screen. */
export function at(scene: Scene, hex: Hex): Point {
  return toScreen(scene.camera, scene.size, centre(scene.options, hex));
}

/**
 * Does what the lines say, and returns what the board reported.
 *
 *     mouse down 0,1 | mouse moves 1,1 | mouse up 1,1 | finger down @400,300 | finger2 … | held | left
 *     mouse takes wA1          it goes down on that piece of a reserve
 *     key n, key Shift+a
 */
export function perform(start: Scene, lines: readonly string[]): { scene: Scene; told: string[] } {
  let scene = start;
  const told: string[] = [];
  for (const line of lines) {
    const change = act(scene, line);
    scene = change.scene;
    told.push(...change.effects.map(inWords));
  }
  return { scene, told };
}

function act(scene: Scene, line: string): Change {
  const [who = '', what = '', where = ''] = line.split(' ');
  if (who === 'key') return pressKey(scene, keyOf(what || ' ')) ?? { scene, effects: [] };
  if (who === 'held') return hold(scene);
  if (who === 'left') return leave(scene);
  const pointer = pointerOf(scene, who, where);
  switch (what) {
    case 'takes':
      return press(scene, { ...pointer, at: { x: 400, y: 620 } }, where);
    case 'down':
      return press(scene, pointer);
    case 'second':
      return pressSecond(scene, pointer);
    case 'moves':
      return move(scene, pointer);
    case 'up':
      return release(scene, pointer, false);
    case 'lingers':
      return release(scene, pointer, true);
    case 'lost':
      return cancel(scene, pointer.id);
    default:
      throw new Error(`no such action: ${line}`);
  }
}

function pointerOf(scene: Scene, who: string, where: string): Pointer {
  const kind = who.startsWith('finger') ? 'touch' : who === 'pen' ? 'pen' : 'mouse';
  const { q: x, r: y } = cellOf(where.replace('@', ''));
  return {
    id: who.endsWith('2') ? 2 : 1,
    kind,
    at: where.startsWith('@') ? { x, y } : at(scene, { q: x, r: y }),
  };
}

function keyOf(name: string): Parameters<typeof pressKey>[1] {
  const shiftKey = name.startsWith('Shift+');
  const key = name.replace('Shift+', '');
  return { key: shiftKey ? key.toUpperCase() : key, shiftKey, ctrlKey: false, altKey: false, metaKey: false };
}

function inWords(effect: BoardEffect): string {
  switch (effect.type) {
    case 'move':
      return `move ${effect.target.mv}`;
    case 'tried':
      return `tried ${effect.piece} ${cellKey(effect.to)}`;
    case 'cursor':
      return `cursor ${cellKey(effect.hex)}`;
    case 'pointed':
      return `pointed ${cellKey(effect.hex)}`;
    case 'selected':
      return `selected ${effect.piece ?? 'none'}`;
    default:
      return `${effect.type} ${effect.piece}`;
  }
}
