/** The reader's progress in this browser, kept in sync between tabs. */

import { parseProgress, type LessonProgress } from '../../learn/progress';
import { keep, recall } from '../../settings/storage';

const NAME = 'skep.learn';

let current = $state.raw<LessonProgress>(parseProgress(recall(NAME)));

export const progress = {
  /** Reactive: components and effects that read it follow changes. */
  get current(): LessonProgress {
    return current;
  },

  change(verb: (before: LessonProgress) => LessonProgress): void {
    const next = verb(current);
    if (next === current) return;
    current = next;
    keep(NAME, current);
  },
};

addEventListener('storage', (event) => {
  if (event.key === NAME) current = parseProgress(event.newValue);
});
