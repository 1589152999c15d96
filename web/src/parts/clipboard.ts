/** Texts taken elsewhere: to the clipboard, or shown to be copied by hand where a page may not do it. */

import { loadRecord, problemText } from '../server/api';
import { t } from '../words';
import { toasts } from './toasts.svelte';

/** Copies a text and says so. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.tell(done);
  } catch {
    // Without encryption there is no clipboard for pages.
    toasts.tell(`${t('done-not-copied')} ${text}`);
  }
}

/** Copies a game as a GameString. */
export async function copyGame(id: string): Promise<void> {
  try {
    await copy((await loadRecord(id, 'game_string')).trim(), t('done-copied'));
  } catch (reason) {
    toasts.tell(problemText(reason), 'bad');
  }
}
