/** A game page as a person uses it: by mouse, by fingers, by keys. */

import { expect, type Locator, type Page } from '@playwright/test';
import type { GameView, LegalMove } from '../src/wire';
import type { Api } from './api';
import { click, goalIn, middle, pieceIn, type Cell } from './board';
import { Finger } from './finger';
import { choose } from './greedy-player';

/** How a move is made. */
export type Hand = (piece: string, to: Cell) => Promise<void>;

export class Table {
  readonly board: Locator;
  /** Whose turn it is, refusals, offers, hints and the end. */
  readonly message: Locator;
  /** The entries of the move list. */
  readonly moves: Locator;
  /** All pieces on the board. */
  readonly pieces: Locator;
  /** What is read aloud to those who do not see the board. */
  readonly said: Locator;

  constructor(readonly page: Page) {
    this.board = page.getByRole('application', { name: 'Board' });
    this.message = page.locator('.message');
    this.said = page.locator('.heard[aria-live=polite]');
    this.pieces = page.locator('.skep-board [data-piece]');
    this.moves = page.locator('section.moves button[data-ply]');
  }

  /** Opens a game, at a ply if one is named. */
  static async open(page: Page, id: string, ply?: number): Promise<Table> {
    const table = new Table(page);
    await page.goto(`/game/${id}${ply === undefined ? '' : `#${ply}`}`);
    await expect(table.board).toBeVisible();
    // The board is there before the game is.
    await expect(table.message).toBeVisible();
    return table;
  }

  /** The game shown, by its address. */
  id(): string {
    return /\/game\/([\w-]+)/.exec(this.page.url())?.[1] ?? '';
  }

  /** The tool below the board, or the entry of the menu, with that name. */
  async tool(name: string): Promise<void> {
    const more = this.page.getByRole('button', { name: 'More', exact: true });
    await more.waitFor();
    const button = this.page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) return button.click();
    await more.click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  /** A piece on the board or next in a reserve. */
  piece(name: string): Locator {
    return pieceIn(this.page.locator('body'), name);
  }

  goal(cell: Cell): Locator {
    return goalIn(this.page.locator('body'), cell);
  }

  /** Picks a piece up by a click. */
  async pick(piece: string): Promise<void> {
    await click(this.piece(piece));
  }

  /** A click on the piece, another one where it goes. */
  readonly byClicks: Hand = async (piece, to) => {
    await this.pick(piece);
    await click(this.goal(to));
  };

  /** Drag and drop. */
  readonly byDragging: Hand = async (piece, to) => {
    const from = await middle(this.piece(piece));
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
    const there = await middle(this.goal(to));
    await this.page.mouse.move(there.x, there.y, { steps: 5 });
    await this.page.mouse.up();
  };

  /** A tap on the piece, another one where it goes. */
  readonly byTaps: Hand = async (piece, to) => {
    const from = await middle(this.piece(piece));
    await this.page.touchscreen.tap(from.x, from.y);
    const there = await middle(this.goal(to));
    await this.page.touchscreen.tap(there.x, there.y);
  };

  /** Drags the piece with a finger. It is drawn above the finger, which would hide it. */
  readonly byFinger: Hand = async (piece, to) => {
    const finger = await Finger.on(this.page);
    const from = await middle(this.piece(piece));
    await finger.down(from);
    await finger.move(from, { x: from.x, y: from.y - 30 });
    const goal = await middle(this.goal(to));
    const hanging = await middle(this.page.locator('.skep-lifted'));
    const there = { x: goal.x, y: goal.y + (from.y - 30 - hanging.y) };
    await finger.move({ x: from.x, y: from.y - 30 }, there);
    await finger.up();
  };

  /** Plays against an engine until the game is over, using each of these ways in turn. */
  async playToEnd(api: Api, hands: readonly ((move: LegalMove) => Promise<void>)[]): Promise<GameView> {
    const id = this.id();
    for (let made = 0; made < 90; made += 1) {
      await expect.poll(async () => settled(await api.game(id)), { intervals: [60] }).toBe(true);
      const game = await api.game(id);
      if (game.ending) return game;
      const move = choose(game);
      expect(move, 'there is a move, else the server would have passed').toBeDefined();
      if (!move) break;
      await expect(this.moves).toHaveCount(game.moves.length);
      await hands[made % hands.length]?.(move);
      await expect
        .poll(async () => (await api.game(id)).version, { intervals: [30] })
        .toBeGreaterThan(game.version);
    }
    throw new Error('the game did not come to its end');
  }
}

/** Whether a person is to move, or the game is over. */
function settled({ ending, turn }: GameView): boolean {
  return ending !== null || (turn?.legal.length ?? 0) > 0;
}
