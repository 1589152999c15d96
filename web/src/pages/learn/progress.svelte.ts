/** The reader's progress in this browser, in step between its tabs. */

import { parseProgress, type LessonProgress } from '../../learn/progress';
import { keep, recall } from '../../settings/storage';

const NAME = 'skep.learn';

let current = $state.raw<LessonProgress>(parseProgress(recall(NAME)));

export const progress = {
  /** All of it; reading it in a component or effect follows changes. */
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
