/** Copies text to the clipboard, or shows it where a page may not do that. */

import { loadRecord, problemText } from '../server/api';
import { t } from '../locale';
import { toasts } from './toasts.svelte';

/** Copies a text and confirms it. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.tell(done);
  } catch {
    // Browsers provide a clipboard only to encrypted pages.
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
