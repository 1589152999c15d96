/** Opening a record that somebody pasted, dropped or chose. */

import { gamePath, go } from '../router';
import { openRecord, problemText } from '../server/api';
import { say, t } from '../locale';
import { toasts } from './toasts.svelte';

/** Opens it and goes to its first game. If that fails, `refused` is told why, and the result is false. */
export async function showRecord(
  record: string | File,
  refused = (why: string): void => toasts.tell(why, 'bad'),
): Promise<boolean> {
  try {
    const opened = await openRecord(record);
    go(gamePath(opened.id));
    if (opened.others.length > 0) toasts.tell(t('record-others', { count: opened.others.length }));
    for (const { game, phrase } of opened.notes.slice(0, 2)) {
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
