/** Keys of the Game page. The board has its own, which it takes first when it has the focus. */

import type { Step } from '../../game/page';

export type KeyAction =
  | { readonly type: 'step'; readonly to: Step }
  | { readonly type: 'takeback' | 'hint' | 'turn' | 'read' | 'board' | 'text' | 'help' | 'dismiss' };

export interface PageKey {
  readonly keys: readonly string[];
  readonly action: KeyAction;
}

const ACTIONS: readonly PageKey[] = [
  { keys: [',', 'ArrowLeft'], action: { type: 'step', to: 'back' } },
  { keys: ['.', 'ArrowRight'], action: { type: 'step', to: 'forward' } },
  { keys: ['<', 'Home', 'ArrowUp'], action: { type: 'step', to: 'first' } },
  { keys: ['>', 'End', 'ArrowDown'], action: { type: 'step', to: 'last' } },
  { keys: ['u'], action: { type: 'takeback' } },
  { keys: ['h'], action: { type: 'hint' } },
  { keys: ['t'], action: { type: 'turn' } },
  { keys: ['w'], action: { type: 'read' } },
  { keys: ['o'], action: { type: 'board' } },
  { keys: ['i'], action: { type: 'text' } },
  { keys: ['?'], action: { type: 'help' } },
  { keys: ['Escape'], action: { type: 'dismiss' } },
];

/** What the list of keys says, with the words' keys. */
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

/** Elements that need the arrows for themselves. */
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
