/** Imports a record that the user pasted, dropped or chose. */

import { gamePath, go } from '../router';
import { importRecord, problemText } from '../server/api';
import { say, t } from '../locale';
import { toasts } from './toasts.svelte';

/** Imports it and opens its first game. If that fails, `refused` gets the reason, and the result is false. */
export async function showRecord(
  record: string | File,
  refused = (why: string): void => toasts.tell(why, 'bad'),
): Promise<boolean> {
  try {
    const imported = await importRecord(record);
    go(gamePath(imported.id));
    if (imported.known > 0) toasts.tell(t('record-counts', { added: imported.added, known: imported.known }));
    else if (imported.others.length > 0) toasts.tell(t('record-others', { count: imported.others.length }));
    for (const { game, phrase } of imported.notes.slice(0, 2)) {
      toasts.tell(t('record-note', { game, note: say(phrase) }));
    }
    return true;
  } catch (reason) {
    refused(problemText(reason));
    return false;
  }
}

/** Whether that element handles a paste by itself. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}
