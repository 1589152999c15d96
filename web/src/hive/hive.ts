/**
 * Which pieces are where after some moves: MoveStrings applied one after the other, without any rule of the game.
 *
 * The coordinates are the server's: the first piece is on 0, 0, unless the game starts from a
 * position. Nothing is ever shifted, so a cell keeps its coordinates throughout the game.
 */

import type { GameView, StackView } from '../wire';
import { beside, cellKey, DIRECTIONS, neighbours, ORIGIN, sameCell, type Hex } from './hex';
import { parseMove, printMove, type Move, type Spot } from './notation';
import { colorOf, otherColor, type Color, type Piece } from './piece';

/** A cell with pieces on it, lowest first. */
export interface Stack extends Hex {
  readonly pieces: readonly Piece[];
}

/** What a move did. */
export interface PieceMove {
  readonly piece: Piece;
  /** Absent if it came from the reserve. */
  readonly from: Hex | undefined;
  readonly to: Hex;
}

/** A starting position and the moves played from there. */
export type Line = Pick<GameView, 'reserve' | 'start' | 'first' | 'moves'>;

export class Hive {
  private readonly cells = new Map<string, Stack>();
  private readonly places = new Map<Piece, Hex>();
  private readonly waiting: Piece[];

  constructor(start: readonly StackView[], reserve: readonly Piece[]) {
    this.waiting = [...reserve];
    for (const stack of start) {
      this.cells.set(cellKey(stack), stack);
      for (const piece of stack.pieces) this.places.set(piece, stack);
    }
  }

  /** All stacks, in the order in which their cells were first built on. */
  stacks(): Stack[] {
    return [...this.cells.values()];
  }

  stackAt(hex: Hex): readonly Piece[] {
    return this.cells.get(cellKey(hex))?.pieces ?? [];
  }

  topAt(hex: Hex): Piece | undefined {
    return this.stackAt(hex).at(-1);
  }

  /** Where a piece is; undefined if it is in reserve. */
  where(piece: Piece): Hex | undefined {
    return this.places.get(piece);
  }

  /** How many of the six cells around a piece are occupied. Zero if it is in reserve. */
  crowdAround(piece: Piece): number {
    const hex = this.places.get(piece);
    return hex ? neighbours(hex).filter((cell) => this.topAt(cell)).length : 0;
  }

  /** Pieces in reserve, in the order in which they enter. */
  reserve(color: Color): Piece[] {
    return this.waiting.filter((piece) => colorOf(piece) === color);
  }

  /** Plays a MoveString. A pass, or a move that does not fit this position, changes nothing and returns undefined. */
  play(text: string): PieceMove | undefined {
    const move = parseMove(text);
    const to = move && this.targetOf(move);
    if (!move || move.type === 'pass' || !to) return undefined;
    const from = this.places.get(move.piece);
    if (from)
      this.put(
        from,
        this.stackAt(from).filter((piece) => piece !== move.piece),
      );
    else this.waiting.splice(this.waiting.indexOf(move.piece), this.waiting.includes(move.piece) ? 1 : 0);
    this.put(to, [...this.stackAt(to), move.piece]);
    this.places.set(move.piece, to);
    return { piece: move.piece, from, to };
  }

  /** The cell that a move leads to. */
  targetOf(move: Move): Hex | undefined {
    if (move.type === 'pass') return undefined;
    if (!move.spot) return this.cells.size === 0 ? ORIGIN : undefined;
    const anchor = this.places.get(move.spot.anchor);
    if (!anchor) return undefined;
    return move.spot.direction ? beside(anchor, move.spot.direction) : anchor;
  }

  /**
   * The MoveString that brings a piece to a cell, legal or not; undefined if there is no piece on
   * or beside it that a MoveString could name.
   */
  moveTo(piece: Piece, to: Hex): string | undefined {
    // A cell that only the piece itself touches is named by the piece; the server will say why it cannot go there.
    const spot = this.spotOf(to, piece) ?? this.spotOf(to);
    if (spot) return printMove({ type: 'go', piece, spot });
    return this.cells.size === 0 && sameCell(to, ORIGIN) ? piece : undefined;
  }

  /** A cell relative to a piece on it or beside it, other than `except`. */
  spotOf(hex: Hex, except?: Piece): Spot | undefined {
    const top = (cell: Hex) => this.stackAt(cell).findLast((piece) => piece !== except);
    const under = top(hex);
    if (under) return { anchor: under, direction: undefined };
    for (const way of DIRECTIONS) {
      // Seen from the neighbour, the cell is in the opposite direction.
      const anchor = top({ q: hex.q - way.q, r: hex.r - way.r });
      if (anchor) return { anchor, direction: way };
    }
    return undefined;
  }

  private put(hex: Hex, pieces: readonly Piece[]): void {
    if (pieces.length === 0) this.cells.delete(cellKey(hex));
    else this.cells.set(cellKey(hex), { q: hex.q, r: hex.r, pieces });
  }
}

/** The hive after this many moves of a line, and what the last of them did. */
export function hiveAt(line: Line, ply: number): { hive: Hive; last: PieceMove | undefined } {
  const hive = new Hive(line.start, line.reserve);
  let last: PieceMove | undefined;
  for (const move of line.moves.slice(0, ply)) last = hive.play(move.mv);
  return { hive, last };
}

/** Who plays the move after this many others. Passes are moves too. */
export function moverAt(line: Pick<Line, 'first'>, ply: number): Color {
  return ply % 2 === 0 ? line.first : otherColor(line.first);
}
