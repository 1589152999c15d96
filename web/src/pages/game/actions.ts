/** Everything one can do on a Game page besides moving pieces, by button, by menu or by key. */

import { tick } from 'svelte';
import type { Board } from '../../board';
import { shownPly, type GamePage, type GameInput, type HistoryStep } from '../../game/page';
import { isShared } from '../../game/seats';
import { summaryWords } from '../../game/summary';
import { copy, copyGame } from '../../components/clipboard';
import { gamePath } from '../../router';
import { settings } from '../../settings/index.svelte';
import { t } from '../../locale';
import { rematch } from './rematch';

/** What opens over a game page, one at a time. */
export type GameDialog = 'draw' | 'resign' | 'play-on' | 'tags' | 'keys';

export interface GameActions {
  readonly step: (to: HistoryStep) => void;
  readonly takeBack: () => void;
  readonly hint: () => void;
  readonly offerDraw: () => void;
  readonly resign: () => void;
  readonly rematch: () => void;
  readonly playOn: () => void;
  readonly turnBoard: () => void;
  readonly swapSides: () => void;
  readonly fit: () => void;
  readonly fan: () => void;
  readonly copyGame: () => void;
  readonly copyLink: () => void;
  readonly readAloud: () => void;
  readonly focusBoard: () => void;
  readonly toggleText: () => void;
  readonly showTags: () => void;
  readonly showKeys: () => void;
  readonly dismiss: () => void;
}

/** The parts of the page that the actions work on. */
export interface PageParts {
  readonly page: () => GamePage;
  readonly send: (input: GameInput) => void;
  /** Undefined until it is drawn. */
  readonly board: () => Board | undefined;
  readonly open: (dialog: GameDialog) => void;
  readonly swapSides: () => void;
  readonly focusText: () => void;
  readonly say: (text: string) => void;
}

export function createActions({
  page,
  send,
  board,
  open,
  swapSides,
  focusText,
  say,
}: PageParts): GameActions {
  return {
    step: (to) => send({ type: 'step', to }),
    takeBack: () => send({ type: 'command', command: 'ask_takeback' }),
    hint: () => send({ type: 'hint' }),
    offerDraw() {
      const { game } = page();
      // At a shared screen the other person is asked anyway. An engine may accept immediately, which ends the game.
      if (game && isShared(game)) send({ type: 'command', command: 'offer_draw' });
      else open('draw');
    },
    resign: () => open('resign'),
    rematch() {
      const { game } = page();
      if (game) void rematch(game);
    },
    playOn: () => open('play-on'),
    turnBoard: () => settings.change({ rotation: (settings.current.rotation + 1) % 6 }),
    swapSides,
    fit: () => board()?.fit(),
    fan: () => board()?.fan(true),
    copyGame: () => void copyGame(page().id),
    copyLink() {
      const path = gamePath(page().id, shownPly(page()));
      void copy(new URL(path, location.href).href, t('done-link'));
    },
    readAloud: () => say(summaryWords(page(), settings.current, performance.now())),
    focusBoard: () => board()?.focus(),
    toggleText() {
      settings.change({ textView: !settings.current.textView });
      const focus = settings.current.textView ? focusText : () => board()?.focus();
      void tick().then(focus);
    },
    showTags: () => open('tags'),
    showKeys: () => open('keys'),
    dismiss: () => send({ type: 'dismiss' }),
  };
}
