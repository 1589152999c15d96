/** The settings of this browser, kept in sync between tabs. */

import { languages } from '../locale';
import { bestLanguage } from './language';
import { parseSettings, type Settings } from './settings';
import { keep, recall } from './storage';

export {
  boardOptions,
  DEFAULTS,
  ORIENTATIONS,
  THEMES,
  TILE_SETS,
  type Settings,
  type Theme,
} from './settings';

const NAME = 'skep.settings';

let current = $state.raw<Settings>(parseSettings(recall(NAME)));

export const settings = {
  /** Reactive: components and effects that read it follow changes. */
  get current(): Settings {
    return current;
  },

  /** Changes some settings and saves them. */
  change(changes: Partial<Settings>): void {
    current = { ...current, ...changes };
    keep(NAME, current);
    dress();
  },
};

/** Style sheets read the theme from the root element; without the attribute they follow the system. */
function dress(): void {
  const root = document.documentElement;
  if (current.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = current.theme;
}

let dark = $state(matchMedia('(prefers-color-scheme: dark)').matches);

/** The theme that is shown now, for what a style sheet does not reach: pictures made by the server. */
export function shownTheme(): 'light' | 'dark' {
  if (current.theme !== 'auto') return current.theme;
  return dark ? 'dark' : 'light';
}

let asked = $state.raw(navigator.languages);

/** The language to use: the chosen one, otherwise what the browser asks for. */
export function wantedLanguage(): string {
  return bestLanguage(current.language, asked, languages);
}

dress();
addEventListener('languagechange', () => (asked = navigator.languages));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
  dark = event.matches;
});
addEventListener('storage', (event) => {
  if (event.key !== NAME) return;
  current = parseSettings(event.newValue);
  dress();
});
