/** Which key does what. The help page lists the same table. */

import { act, jump, lookInto, nextTarget, pickFromReserve, walk, type Heading } from './cursor';
import { fan } from './fan';
import type { Change, Scene } from './scene';
import { letGo } from './selection';
import { fit, zoom } from './zoom';

/** The purposes of keys; the help page has a text for each. */
export type KeyPurpose =
  | `walk-${Heading}`
  | 'jump-to-insect'
  | 'pick-from-reserve'
  | 'act'
  | 'next-target'
  | 'previous-target'
  | 'let-go'
  | 'look-into'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit';

export interface KeyHelp {
  readonly purpose: KeyPurpose;
  /** As `KeyboardEvent.key` names them; letters in lower case, with `Shift+` in front where it is held. */
  readonly keys: readonly string[];
}

const INSECTS = ['q', 's', 'b', 'g', 'a', 'm', 'l', 'p'] as const;
const ZOOM_STEP = 1.25;

/**
 * The letters around the middle of the keyboard are placed like the six neighbours: e r above, d f
 * beside, c v below.
 */
export const keys: readonly KeyHelp[] = [
  { purpose: 'walk-left', keys: ['ArrowLeft', 'd'] },
  { purpose: 'walk-right', keys: ['ArrowRight', 'f'] },
  { purpose: 'walk-up', keys: ['ArrowUp'] },
  { purpose: 'walk-down', keys: ['ArrowDown'] },
  { purpose: 'walk-up-left', keys: ['Home', 'e'] },
  { purpose: 'walk-up-right', keys: ['PageUp', 'r'] },
  { purpose: 'walk-down-left', keys: ['End', 'c'] },
  { purpose: 'walk-down-right', keys: ['PageDown', 'v'] },
  { purpose: 'jump-to-insect', keys: INSECTS },
  { purpose: 'pick-from-reserve', keys: INSECTS.map((letter) => `Shift+${letter}`) },
  { purpose: 'act', keys: ['Enter', ' '] },
  { purpose: 'next-target', keys: ['n'] },
  { purpose: 'previous-target', keys: ['Shift+n'] },
  { purpose: 'let-go', keys: ['Escape'] },
  { purpose: 'look-into', keys: ['x'] },
  { purpose: 'zoom-in', keys: ['+', '='] },
  { purpose: 'zoom-out', keys: ['-'] },
  { purpose: 'fit', keys: ['0'] },
];

const purposes = new Map(keys.flatMap(({ purpose, keys }) => keys.map((key) => [key, purpose] as const)));

/** The part of a keyboard event that is used. */
export type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key does; undefined if the board does not use it. */
export function pressKey(scene: Scene, key: Key): Change | undefined {
  if (key.ctrlKey || key.altKey || key.metaKey) return undefined;
  const name = key.key.length === 1 ? key.key.toLowerCase() : key.key;
  const letter = name.length === 1 && name >= 'a' && name <= 'z';
  const purpose = purposes.get(key.shiftKey && letter ? `Shift+${name}` : name);
  if (!purpose) return undefined;
  switch (purpose) {
    case 'jump-to-insect':
      return jump(scene, name);
    case 'pick-from-reserve':
      return pickFromReserve(scene, name);
    case 'act':
      return act(scene);
    case 'next-target':
      return nextTarget(scene, 1);
    case 'previous-target':
      return nextTarget(scene, -1);
    case 'let-go':
      // If there is nothing to let go of, the key is left to the page, which may close a dialog.
      if (scene.fan !== undefined) return fan(scene, undefined);
      return scene.selected === undefined ? undefined : letGo(scene);
    case 'look-into':
      return lookInto(scene);
    case 'zoom-in':
      return zoom(scene, ZOOM_STEP);
    case 'zoom-out':
      return zoom(scene, 1 / ZOOM_STEP);
    case 'fit':
      return fit(scene);
    default:
      return walk(scene, HEADINGS[purpose]);
  }
}

const HEADINGS: Readonly<Record<`walk-${Heading}`, Heading>> = {
  'walk-left': 'left',
  'walk-right': 'right',
  'walk-up': 'up',
  'walk-down': 'down',
  'walk-up-left': 'up-left',
  'walk-up-right': 'up-right',
  'walk-down-left': 'down-left',
  'walk-down-right': 'down-right',
};
