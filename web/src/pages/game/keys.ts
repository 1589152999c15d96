/** Keys of the Game page. The board has its own, which it takes first when it has the focus. */

import type { HistoryStep } from '../../game/page';
import type { GameActions } from './actions';

/** The action of the page for each key. */
export type KeyAction =
  | { readonly name: 'step'; readonly to: HistoryStep }
  | {
      readonly name:
        | 'takeBack'
        | 'hint'
        | 'turnBoard'
        | 'readAloud'
        | 'focusBoard'
        | 'toggleText'
        | 'showKeys'
        | 'dismiss';
    };

const ACTIONS: readonly { readonly keys: readonly string[]; readonly action: KeyAction }[] = [
  { keys: [',', 'ArrowLeft'], action: { name: 'step', to: 'back' } },
  { keys: ['.', 'ArrowRight'], action: { name: 'step', to: 'forward' } },
  { keys: ['<', 'Home', 'ArrowUp'], action: { name: 'step', to: 'first' } },
  { keys: ['>', 'End', 'ArrowDown'], action: { name: 'step', to: 'last' } },
  { keys: ['u'], action: { name: 'takeBack' } },
  { keys: ['h'], action: { name: 'hint' } },
  { keys: ['t'], action: { name: 'turnBoard' } },
  { keys: ['w'], action: { name: 'readAloud' } },
  { keys: ['o'], action: { name: 'focusBoard' } },
  { keys: ['i'], action: { name: 'toggleText' } },
  { keys: ['?'], action: { name: 'showKeys' } },
  { keys: ['Escape'], action: { name: 'dismiss' } },
];

/** The keys as listed in the dialog and on the help page; `word` is the key of the message. */
export const PAGE_KEYS: readonly { readonly keys: readonly string[]; readonly word: string }[] = [
  { keys: [',', '.'], word: 'keys-history' },
  { keys: ['<', '>'], word: 'keys-ends' },
  { keys: ['u'], word: 'keys-takeback' },
  { keys: ['h'], word: 'keys-hint' },
  { keys: ['t'], word: 'keys-turn' },
  { keys: ['w'], word: 'keys-read' },
  { keys: ['o'], word: 'keys-focus' },
  { keys: ['i'], word: 'keys-type' },
  { keys: ['?'], word: 'keys-help' },
];

/** Elements that use the arrow keys themselves. */
const USES_KEYS = 'input, textarea, select, dialog, [role=menu], [role=application], [contenteditable]';
/** Elements in which letters are typed. */
const USES_LETTERS =
  'input:not([type=radio], [type=checkbox]), textarea, select, dialog, [role=menu], [contenteditable]';

/** What a key does on the page, if it does anything. */
export function keyAction(event: KeyboardEvent): KeyAction | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const within = (selector: string) =>
    event.target instanceof Element && event.target.closest(selector) !== null;
  const walks = /^(Arrow|Home|End)/.test(event.key);
  if (within(walks ? USES_KEYS : USES_LETTERS)) return undefined;
  return ACTIONS.find(({ keys }) => keys.includes(event.key))?.action;
}

export function performKey(key: KeyAction, actions: GameActions): void {
  if (key.name === 'step') actions.step(key.to);
  else actions[key.name]();
}
