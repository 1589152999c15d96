/** Texts taken elsewhere: to the clipboard, or shown to be copied by hand where a page may not do it. */

import { toasts } from '../../parts/toasts.svelte';
import { t } from '../../words';

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
