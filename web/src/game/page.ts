/**
 * The whole state of a game page in one plain value, and the inputs that can change it.
 */

import type { Status } from '../connection';
import type { GameMessage } from '../connection/connection';
import type { Hex } from '../hive/hex';
import type { Piece } from '../hive/piece';
import type { Sound } from '../sound';
import type { PlayerCommand, EventView, GameView, HintView, Phrase, ProblemView, Thought } from '../wire';

/** A move that was made here and is not yet confirmed by the server. */
export interface Pending {
  readonly id: string;
  readonly mv: string;
  readonly piece: Piece;
  /** A piece that was touched meanwhile. It is picked up once the server has confirmed the move. */
  readonly next?: Piece;
}

/** A move that was chosen and is waiting for the player's confirmation. */
export interface Chosen {
  readonly mv: string;
  readonly piece: Piece;
  readonly to: Hex;
}

/** Something the player should know now, and which pieces it is about. */
export interface Notice {
  readonly phrase: Phrase;
  /** `refusal`: what was tried is not possible; `news`: something happened. */
  readonly kind: 'refusal' | 'news';
}

export type Hint =
  { readonly type: 'asked'; readonly version: number } | { readonly type: 'given'; readonly hint: HintView };

export interface GamePage {
  readonly id: string;
  /** Prefix of the ids of commands, so that no two tabs use the same. */
  readonly tab: string;
  /** How many commands were sent. */
  readonly given: number;
  /** Undefined until it has arrived. */
  readonly game: GameView | undefined;
  /** Why there is no such game, or no longer. */
  readonly gone: ProblemView | undefined;
  readonly status: Status;
  /** When the clocks arrived, by this page's clock. */
  readonly clockSince: number;
  /** The ply that is shown; undefined to follow the latest. */
  readonly ply: number | undefined;
  /** A ply that is previewed while the pointer is on it in the move list. */
  readonly glance: number | undefined;
  readonly picked: Piece | undefined;
  readonly chosen: Chosen | undefined;
  readonly pending: Pending | undefined;
  /** Commands that are not yet answered. */
  readonly open: ReadonlySet<string>;
  readonly hint: Hint | undefined;
  readonly notice: Notice | undefined;
  readonly thinking: Thought | undefined;
}

/** A command that needs no argument, such as offering a draw. */
export type PlainCommand = Exclude<PlayerCommand['type'], 'play'>;

export type GameInput =
  | { readonly type: 'message'; readonly message: GameMessage; readonly now: number }
  | { readonly type: 'status'; readonly status: Status }
  /** A piece was brought to a target. It is played immediately, or chosen if the player wants to confirm moves. */
  | {
      readonly type: 'move';
      readonly piece: Piece;
      readonly mv: string;
      readonly to: Hex;
      readonly confirm: boolean;
    }
  /** The chosen move is played, or not. */
  | { readonly type: 'confirm'; readonly yes: boolean }
  /** A piece was brought to a cell where it may not go. */
  | { readonly type: 'tried'; readonly piece: Piece; readonly to: Hex }
  /** The player tried to pick up a piece that cannot move. */
  | { readonly type: 'stuck'; readonly piece: Piece }
  | { readonly type: 'picked'; readonly piece: Piece | undefined }
  /** A MoveString was typed. */
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'command'; readonly command: PlainCommand }
  | { readonly type: 'hint' }
  | { readonly type: 'hinted'; readonly hint: HintView }
  | { readonly type: 'unhinted'; readonly problem: ProblemView }
  /** The server's answer to `why`; `null` if the move is legal. */
  | {
      readonly type: 'explained';
      readonly mv: string;
      readonly piece: Piece;
      readonly version: number;
      readonly problem: ProblemView | null;
    }
  /** Another ply is shown. */
  | { readonly type: 'step'; readonly to: HistoryStep }
  | { readonly type: 'glance'; readonly ply: number | undefined }
  /** The notice has been shown long enough. */
  | { readonly type: 'lapsed' }
  /** The player closes whatever was said or chosen. */
  | { readonly type: 'dismiss' };

export type HistoryStep = 'first' | 'back' | 'forward' | 'last' | number;

/** Something to announce to a player who cannot see the board. */
export type Announcement =
  | { readonly type: 'events'; readonly events: readonly EventView[]; readonly game: GameView }
  | { readonly type: 'picked'; readonly piece: Piece; readonly targets: number }
  | { readonly type: 'phrase'; readonly phrase: Phrase }
  | { readonly type: 'hint'; readonly hint: HintView }
  | { readonly type: 'ply'; readonly ply: number; readonly game: GameView }
  | { readonly type: 'status'; readonly status: Status };

/** Something to do outside the state. */
export type GameEffect =
  | { readonly type: 'command'; readonly id: string; readonly command: PlayerCommand }
  | { readonly type: 'hint'; readonly version: number }
  /** Asks why a move is not legal. */
  | { readonly type: 'why'; readonly mv: string; readonly piece: Piece; readonly version: number }
  | { readonly type: 'shake'; readonly piece: Piece }
  /** Picks a piece up, or lets go of it. */
  | { readonly type: 'pick'; readonly piece: Piece | undefined }
  | { readonly type: 'sound'; readonly sound: Sound }
  | { readonly type: 'address'; readonly ply: number | undefined }
  | { readonly type: 'announce'; readonly announcement: Announcement };

export function openPage(id: string, tab: string, ply: number | undefined): GamePage {
  return {
    id,
    tab,
    given: 0,
    game: undefined,
    gone: undefined,
    status: 'connecting',
    clockSince: 0,
    ply,
    glance: undefined,
    picked: undefined,
    chosen: undefined,
    pending: undefined,
    open: new Set(),
    hint: undefined,
    notice: undefined,
    thinking: undefined,
  };
}

/** How many moves have been played. */
export function latestPly(page: GamePage): number {
  return page.game?.moves.length ?? 0;
}

/** The ply whose position is shown. */
export function shownPly(page: GamePage): number {
  return Math.min(page.glance ?? page.ply ?? latestPly(page), latestPly(page));
}

/** Whether the latest position is shown, where one can play. */
export function isLive(page: GamePage): boolean {
  return shownPly(page) === latestPly(page);
}
