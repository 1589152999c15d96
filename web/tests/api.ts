/** The server's HTTP interface, to bring games into the state that a test begins with. */

import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type {
  BookView,
  ChapterView,
  GameList,
  GameSummary,
  GameView,
  ImportView,
  NewGame,
  SeatView,
  Solution,
  VerdictView,
} from '../src/wire';

export const PERSON: SeatView = { type: 'person' };

export function engine(level: number): SeatView {
  return { type: 'engine', level };
}

/** Options of a new game. By default two people share a screen, with all insects and without a clock. */
export type NewGameOptions = Partial<NewGame['settings'] & NewGame['seats']> & Pick<NewGame, 'from'>;

export class Api {
  constructor(private readonly request: APIRequestContext) {}

  async newGame({
    white = PERSON,
    black = PERSON,
    from,
    ...settings
  }: NewGameOptions = {}): Promise<GameSummary> {
    const game: NewGame = {
      seats: { white, black },
      settings: { game_type: 'Base+MLP', opening: 'tournament', time: null, takebacks: 'free', ...settings },
      ...(from ? { from } : {}),
    };
    return read(await this.request.post('/api/games', { data: game }));
  }

  /** A game that goes on from the end of a GameString. */
  async playOn(gameString: string, options: NewGameOptions = {}): Promise<GameSummary> {
    const { id } = await this.open(gameString);
    const { moves, settings } = await this.game(id);
    return this.newGame({ game_type: settings.game_type, ...options, from: { game: id, ply: moves.length } });
  }

  async open(record: string): Promise<ImportView> {
    return read(await this.request.post('/api/records', { data: Buffer.from(record) }));
  }

  async game(id: string): Promise<GameView> {
    return read(await this.request.get(`/api/games/${id}`));
  }

  async book(): Promise<BookView> {
    return read(await this.request.get('/api/learn'));
  }

  async chapter(id: string): Promise<ChapterView> {
    return read(await this.request.get(`/api/learn/${id}`));
  }

  /** How an exercise is solved. */
  async solution(exercise: string): Promise<readonly string[]> {
    const { tries } = await read<Solution>(await this.request.get(`/api/exercises/${exercise}/solution`));
    return tries;
  }

  async attempt(exercise: string, tries: readonly string[]): Promise<VerdictView> {
    return read(await this.request.post(`/api/exercises/${exercise}`, { data: { tries } }));
  }

  async delete(id: string): Promise<void> {
    const response = await this.request.delete(`/api/games/${id}`);
    expect(response.ok()).toBe(true);
  }

  async games(): Promise<GameList> {
    return read(await this.request.get('/api/games'));
  }

  async record(id: string, format = 'game_string'): Promise<string> {
    return (await this.request.get(`/api/games/${id}/record?format=${format}`)).text();
  }
}

async function read<T>(response: APIResponse): Promise<T> {
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as T;
}
