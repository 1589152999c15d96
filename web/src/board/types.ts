/** What the board is shown and what it reports: plain values, no rule of the game. */

import type { Hex } from '../hive/hex';
import type { Stack } from '../hive/hive';
import type { Color, Piece } from '../hive/piece';

export type { Hex } from '../hive/hex';
export type { Stack } from '../hive/hive';
export type { Color, Piece } from '../hive/piece';

/** A cell that a piece may go to. */
export interface Target extends Hex {
  /** The move to play; the board hands it back and does not read it. */
  readonly mv: string;
  /** Whether the piece gets there by its own movement. */
  readonly byItself: boolean;
  /** The pieces that could throw it there. A target may be both. */
  readonly throwers: readonly Piece[];
}

/** The last move, as it is marked. */
export interface LastMove {
  readonly piece: Piece;
  /** Where it came from; absent if it was placed. */
  readonly from?: Hex;
  readonly to: Hex;
  /** The pieces that may have thrown it; absent or empty if it moved by itself. */
  readonly throwers?: readonly Piece[];
}

/** Pieces that a message is about, marked so that the eye finds them. */
export interface Emphasis {
  readonly pieces: readonly Piece[];
  /** `subject` is what a question is about; the others carry a sign of their own. */
  readonly kind: 'reason' | 'cut-off' | 'hint' | 'subject';
}

/** A marked cell: found, crossed out, or to be reached. */
export interface CellMark extends Hex {
  readonly kind: 'right' | 'wrong' | 'wanted';
}

/** Everything that a board shows. A new value replaces the old one; changes are animated. */
export interface BoardView {
  readonly stacks: readonly Stack[];
  /** Pieces in reserve, by colour, in the order in which they enter. */
  readonly reserves: Readonly<Record<Color, readonly Piece[]>>;
  /** Where each piece may go, on the board or from the reserve. Empty while nobody here is to move. */
  readonly targets: ReadonlyMap<Piece, readonly Target[]>;
  /** Pieces of the side to move that cannot move now: dimmed if the option says so. */
  readonly immobile: ReadonlySet<Piece>;
  readonly lastMove?: LastMove | undefined;
  /** A move shown before the server has confirmed it: drawn as played, a little lighter. */
  readonly pending?: Piece | undefined;
  /** A move that is only considered: a ghost of the piece on that cell, with an arrow from its place. */
  readonly preview?: { readonly piece: Piece; readonly to: Hex } | undefined;
  readonly emphasis?: Emphasis | undefined;
  readonly marks?: readonly CellMark[];
  /** Whether the player points out cells instead of moving pieces. */
  readonly pointing?: boolean;
  /** Queens that are surrounded: the end of the game. */
  readonly surrounded: readonly Piece[];
  /** Whether this is an earlier ply, which is tinted and cannot be played on. */
  readonly past: boolean;
}

export type TileSet = 'classic' | 'flat' | 'contrast';

/** How the board looks; all of it can change at any time. */
export interface BoardOptions {
  readonly tileSet: TileSet;
  readonly orientation: 'pointy' | 'flat';
  /** Sixths of a full turn, clockwise. Pieces stay upright. */
  readonly rotation: number;
  readonly numbers: boolean;
  readonly dimImmobile: boolean;
  /** The board also respects the system's wish for reduced motion. */
  readonly animate: boolean;
  /** Whether the board is part of a page that scrolls. Wheel and fingers then belong to the page. */
  readonly embedded?: boolean;
}

/** What the board reports. */
export interface BoardListener {
  /** A piece was brought to one of its targets. */
  move(piece: Piece, target: Target): void;
  /** A piece was brought to a cell that is not one of its targets. The board has put it back. */
  tried(piece: Piece, to: Hex): void;
  /** The user tried to pick up a piece that has no target. */
  stuck(piece: Piece): void;
  /** Another piece is picked up, or none. */
  selected(piece: Piece | undefined): void;
  /** A cell was pointed out: any cell if `pointing` is on, otherwise a marked one, with nothing in hand. */
  pointed?(hex: Hex, pieces: readonly Piece[]): void;
  /** The keyboard's cursor has reached a cell: the stack there, lowest first, and the target of the piece in hand. */
  cursor(hex: Hex, pieces: readonly Piece[], target: Target | undefined): void;
}

/** Labels for assistive technology. */
export interface BoardWords {
  /** For the whole board. */
  readonly board: string;
  /** Short instructions for the keyboard. */
  readonly keys: string;
  /** For a reserve. */
  reserve(color: Color): string;
  /** For a piece, such as "white Ant 1". */
  piece(piece: Piece): string;
}

/** A board in the page. */
export interface Board {
  show(view: BoardView): void;
  configure(options: Partial<BoardOptions>): void;
  reword(words: BoardWords): void;
  /** Draws the reserve of a side in an element outside the board. */
  mountReserve(element: HTMLElement, color: Color): void;
  /** Picks a piece up as a click would; `undefined` lets go. */
  select(piece: Piece | undefined): void;
  /** Shakes the piece, because something is not possible. */
  shake(piece: Piece): void;
  /** Shows the whole hive, centred. */
  fit(): void;
  /** Fans out all stacks, or closes them. */
  fan(spread: boolean): void;
  focus(): void;
  destroy(): void;
}
