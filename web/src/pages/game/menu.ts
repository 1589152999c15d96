/** The menu of a Game page: rare actions, and on a small screen those that have no room for a button. */

import { isFresh, isPlaying } from '../../game/seats';
import type { MenuItem } from '../../components/Menu.svelte';
import { recordUrl } from '../../server/api';
import type { GameView } from '../../wire';
import { t } from '../../locale';
import type { GameActions } from './actions';

/** What the contents of the menu depend on. */
export interface MenuContext {
  /** There is only one bar of buttons, so the menu also has the actions that lost their button. */
  readonly oneBar: boolean;
  /** Whether a new game can begin from the position shown. */
  readonly mayPlayOn: boolean;
  readonly textView: boolean;
}

export function menuItems(
  game: GameView,
  { oneBar, mayPlayOn, textView }: MenuContext,
  actions: GameActions,
): MenuItem[] {
  const playing = oneBar && isPlaying(game);
  const fresh = isFresh(game);
  const items: (MenuItem | false)[] = [
    playing && !game.draw_offer && !fresh && { label: t('do-draw'), icon: 'draw', run: actions.offerDraw },
    playing && { label: t(fresh ? 'do-abort' : 'do-resign'), icon: 'flag', run: actions.resign },
    { label: t('do-rotate'), icon: 'rotate', run: actions.turnBoard },
    { label: t('do-swap'), icon: 'people', run: actions.swapSides },
    { label: t('do-fit'), icon: 'fit', run: actions.fit },
    { label: t('do-fan'), icon: 'fan', run: actions.fan },
    mayPlayOn && { label: t('do-play-on'), icon: 'play', run: actions.playOn },
    { label: t('do-copy'), icon: 'copy', run: actions.copyGame },
    { label: t('do-link'), icon: 'link', run: actions.copyLink },
    { label: t('do-pgn'), icon: 'download', href: recordUrl(game.id, 'pgn'), download: true },
    { label: t('do-sgf'), icon: 'download', href: recordUrl(game.id, 'sgf'), download: true },
    { label: t(textView ? 'do-text-hide' : 'do-text'), icon: 'text', run: actions.toggleText },
    game.tags.length > 0 && { label: t('do-record'), icon: 'games', run: actions.showTags },
    { label: t('do-keys'), icon: 'keyboard', run: actions.showKeys },
    { label: t('do-new'), icon: 'add', href: '/new' },
  ];
  return items.filter((item) => item !== false);
}
