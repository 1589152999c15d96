/** The rulebook, requested once, because it does not change while a page is open. */

import { loadBook, loadChapter } from '../../server/api';
import type { BookView, ChapterView } from '../../wire';

const kept = new Map<string, Promise<unknown>>();

function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(name) as Promise<T> | undefined;
  if (known) return known;
  const loading = load();
  kept.set(name, loading);
  // A failed request is not cached.
  loading.catch(() => kept.delete(name));
  return loading;
}

export function book(): Promise<BookView> {
  return once('', loadBook);
}

export function chapter(id: string): Promise<ChapterView> {
  return once(id, () => loadChapter(id));
}
