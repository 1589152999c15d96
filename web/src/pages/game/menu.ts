/** The menu of a Game page: what is done seldom, and on a small screen also what has no room elsewhere. */

import { actor, isFresh } from '../../game/seats';
import type { MenuItem } from '../../parts/Menu.svelte';
import { recordUrl } from '../../server/api';
import type { GameView } from '../../wire';
import { t } from '../../words';

/** What the page does for the menu. */
export interface Deeds {
  offerDraw(): void;
  resign(): void;
  turnBoard(): void;
  swapSides(): void;
  fit(): void;
  fan(): void;
  playOn(): void;
  copyGame(): void;
  copyLink(): void;
  toggleText(): void;
  showTags(): void;
  showKeys(): void;
}

export interface Circumstances {
  /** There is one bar of buttons only: the menu offers what has a button of its own elsewhere. */
  readonly oneBar: boolean;
  /** A position in which the game is won is nothing to play on from. */
  readonly decided: boolean;
  readonly textView: boolean;
}

export function menuItems(
  game: GameView,
  { oneBar, decided, textView }: Circumstances,
  deeds: Deeds,
): MenuItem[] {
  const playing = oneBar && actor(game) !== undefined && !game.ending;
  const fresh = isFresh(game);
  const items: (MenuItem | false)[] = [
    playing && !game.draw_offer && !fresh && { label: t('do-draw'), icon: 'draw', run: deeds.offerDraw },
    playing && { label: t(fresh ? 'do-abort' : 'do-resign'), icon: 'flag', run: deeds.resign },
    { label: t('do-rotate'), icon: 'rotate', run: deeds.turnBoard },
    { label: t('do-swap'), icon: 'people', run: deeds.swapSides },
    { label: t('do-fit'), icon: 'fit', run: deeds.fit },
    { label: t('do-fan'), icon: 'fan', run: deeds.fan },
    !decided && { label: t('do-play-on'), icon: 'play', run: deeds.playOn },
    { label: t('do-copy'), icon: 'copy', run: deeds.copyGame },
    { label: t('do-link'), icon: 'link', run: deeds.copyLink },
    { label: t('do-pgn'), icon: 'download', href: recordUrl(game.id, 'pgn'), download: true },
    { label: t('do-sgf'), icon: 'download', href: recordUrl(game.id, 'sgf'), download: true },
    { label: t(textView ? 'do-text-hide' : 'do-text'), icon: 'text', run: deeds.toggleText },
    game.tags.length > 0 && { label: t('do-record'), icon: 'games', run: deeds.showTags },
    { label: t('do-keys'), icon: 'keyboard', run: deeds.showKeys },
    { label: t('do-new'), icon: 'add', href: '/new' },
  ];
  return items.filter((item) => item !== false);
}
