/** The server's HTTP interface, to bring games into the state that a test begins with. */

import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { GameList, GameSummary, GameView, HintView, NewGame, Opened, Seat } from '../src/wire';

export const PERSON: Seat = { type: 'person' };

export function engine(level: number): Seat {
  return { type: 'engine', level };
}

/** What differs from a game of two persons at one screen, with all insects and without a clock. */
export type Wish = Partial<NewGame['settings'] & NewGame['seats']> & Pick<NewGame, 'from'>;

export class Api {
  constructor(private readonly request: APIRequestContext) {}

  async newGame({ white = PERSON, black = PERSON, from, ...settings }: Wish = {}): Promise<GameSummary> {
    const game: NewGame = {
      seats: { white, black },
      settings: { game_type: 'Base+MLP', opening: 'tournament', time: null, takebacks: 'free', ...settings },
      ...(from ? { from } : {}),
    };
    return read(await this.request.post('/api/games', { data: game }));
  }

  /** A game that goes on from the end of a GameString. */
  async playOn(gameString: string, wish: Wish = {}): Promise<GameSummary> {
    const { id } = await this.open(gameString);
    const { moves, settings } = await this.game(id);
    return this.newGame({ game_type: settings.game_type, ...wish, from: { game: id, ply: moves.length } });
  }

  async open(record: string): Promise<Opened> {
    return read(await this.request.post('/api/records', { data: Buffer.from(record) }));
  }

  async game(id: string): Promise<GameView> {
    return read(await this.request.get(`/api/games/${id}`));
  }

  async games(): Promise<GameList> {
    return read(await this.request.get('/api/games'));
  }

  async hint(game: GameView): Promise<HintView> {
    return read(await this.request.get(`/api/games/${game.id}/hint?after=${game.version}`));
  }

  async record(id: string, format = 'game_string'): Promise<string> {
    return (await this.request.get(`/api/games/${id}/record?format=${format}`)).text();
  }

  /** How many moves have been played, once there are at least so many. */
  async waitForPly(id: string, ply: number): Promise<GameView> {
    await expect
      .poll(async () => (await this.game(id)).moves.length, { timeout: 15_000 })
      .toBeGreaterThanOrEqual(ply);
    return this.game(id);
  }
}

async function read<T>(response: APIResponse): Promise<T> {
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as T;
}
