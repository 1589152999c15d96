/**
 * The tab's one connection to the server: games are watched and commands given through it, whatever happens to the
 * socket beneath.
 *
 * A watcher sees an unbroken sequence: a whole game, then events that each fit the version before. What comes twice
 * is dropped; if something is missing, it is asked for. A command that got no answer before the socket closed is sent
 * again under the same id, which the server carries out once. A game that could not be had just then is asked for
 * again after a pause.
 */

import type { CommandView, FromServer, Problem, ToServer } from '../wire';

/** As much of a WebSocket as is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the connection needs of its surroundings; tests bring their own. */
export interface Environment {
  open(): Socket;
  /** Calls back after so many milliseconds; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
}

export type Status = 'connecting' | 'open' | 'lost';

/** Messages about one game. */
export type GameMessage =
  | Extract<FromServer, { type: 'game' | 'events' | 'thinking' | 'settled' | 'refused' | 'gone' }>
  | { type: 'error'; game: string; problem: Problem };

export interface Watcher {
  receive(message: GameMessage): void;
  status(status: Status): void;
}

interface Watch {
  readonly watcher: Watcher;
  /** What the watcher has seen; undefined before the game has come. */
  version: number | undefined;
  /** The server has been asked for what is missing; until it comes, nothing fits. */
  catchingUp: boolean;
}

type CommandMessage = Extract<ToServer, { type: 'command' }>;

/** Milliseconds to wait before the next try; doubled each time, and never more than the last. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** After such a silence the connection is tested, and given up if there is no answer within the patience. */
const SILENCE = 20_000;
const PATIENCE = 8_000;
/** A server that was too busy for a game is given this rest before it is asked again. */
const REST = 3_000;

export class Connection {
  private socket: Socket | undefined;
  private current: Status = 'connecting';
  private readonly watches = new Map<string, Watch>();
  /** In the order in which they were given. */
  private readonly unanswered = new Map<string, CommandMessage>();
  private tries = 0;
  private cancelRetry: (() => void) | undefined;
  private cancelAlarm: (() => void) | undefined;
  private cancelRest: (() => void) | undefined;

  constructor(private readonly environment: Environment) {}

  get status(): Status {
    return this.current;
  }

  /** Watches a game until the answer is called. */
  watch(game: string, watcher: Watcher): () => void {
    const watch: Watch = { watcher, version: undefined, catchingUp: true };
    this.watches.set(game, watch);
    watcher.status(this.current);
    if (!this.socket) this.connect();
    else if (this.current === 'open') this.askFor(game, watch);
    return () => {
      // Another watcher of the same game may have come since.
      if (this.watches.get(game) !== watch) return;
      this.watches.delete(game);
      if (this.current === 'open') this.send({ type: 'unwatch', game });
    };
  }

  /** Gives a command, now or as soon as there is a connection. The id, which the answer has too, is the giver's. */
  command(id: string, game: string, command: CommandView): void {
    const message: CommandMessage = { type: 'command', id, game, command };
    this.unanswered.set(id, message);
    if (this.current === 'open') this.send(message);
    else this.retry();
  }

  /** Tries at once, if there is no connection: as when the network has come back. */
  retry(): void {
    if (this.socket || (this.watches.size === 0 && this.unanswered.size === 0)) return;
    this.tries = 0;
    this.connect();
  }

  private connect(): void {
    this.cancelRetry?.();
    this.cancelRetry = undefined;
    const socket = this.environment.open();
    this.socket = socket;
    this.expectWord(PATIENCE);
    // An old socket that speaks late is not listened to.
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(event.data);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private lose(): void {
    this.cancelAlarm?.();
    this.cancelAlarm = undefined;
    this.cancelRest?.();
    this.cancelRest = undefined;
    this.socket = undefined;
    // If nobody waits for the server, it is looked for when somebody does.
    const idle = this.watches.size === 0 && this.unanswered.size === 0;
    this.tell(idle ? 'connecting' : 'lost');
    if (idle) return;
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT);
    this.tries += 1;
    // Many tabs that lost the same server do not come back in one moment.
    const jitter = 0.5 + this.environment.chance() / 2;
    this.cancelRetry = this.environment.after(wait * jitter, () => this.connect());
  }

  private receive(data: unknown): void {
    const message = parse(data);
    if (!message) return;
    this.expectSilence();
    switch (message.type) {
      case 'welcome':
        this.begin();
        break;
      case 'game':
      case 'events':
        this.advance(message);
        break;
      case 'settled':
      case 'refused':
        if (this.unanswered.delete(message.id)) this.pass(message.game, message);
        break;
      case 'gone':
        this.settle(message.game);
        this.pass(message.game, message);
        break;
      case 'thinking':
        this.pass(message.game, message);
        break;
      case 'error':
        // What is not about a game is about something that this page never says.
        if (message.game === undefined) break;
        this.askAgain();
        this.pass(message.game, { ...message, game: message.game });
        break;
    }
  }

  /** The server is there: the watches and the open commands, in their order. */
  private begin(): void {
    this.tries = 0;
    this.tell('open');
    for (const [game, watch] of this.watches) this.askFor(game, watch);
    for (const command of this.unanswered.values()) this.send(command);
  }

  private askFor(game: string, watch: Watch): void {
    watch.catchingUp = true;
    this.send(
      watch.version === undefined ? { type: 'watch', game } : { type: 'watch', game, since: watch.version },
    );
  }

  /** The server has answered for that game, and nothing is open any more. */
  private settle(game: string): void {
    const watch = this.watches.get(game);
    if (watch) watch.catchingUp = false;
  }

  /** A game could not be had just then. After a rest all that is still missing is asked for once more. */
  private askAgain(): void {
    if (this.cancelRest || ![...this.watches.values()].some(({ catchingUp }) => catchingUp)) return;
    this.cancelRest = this.environment.after(REST, () => {
      this.cancelRest = undefined;
      for (const [game, watch] of this.watches) if (watch.catchingUp) this.askFor(game, watch);
    });
  }

  private advance(message: Extract<FromServer, { type: 'game' | 'events' }>): void {
    const game = message.type === 'game' ? message.game.id : message.game;
    const watch = this.watches.get(game);
    if (!watch) return;
    if (message.type === 'game') {
      watch.version = message.game.version;
      watch.catchingUp = false;
      watch.watcher.receive(message);
      return;
    }
    if (watch.version === undefined) return;
    const known = watch.version - (message.version - message.events.length);
    if (known < 0) {
      // Something is missing in between. One question is enough until its answer comes.
      if (!watch.catchingUp) this.askFor(game, watch);
      return;
    }
    watch.catchingUp = false;
    // The answer to a watch that missed nothing has no events, but fresh clocks and moves.
    if (message.version < watch.version) return;
    const events = message.events.slice(known);
    if (events.length === 0 && message.events.length > 0) return;
    watch.version = message.version;
    watch.watcher.receive({ ...message, events });
  }

  private pass(game: string, message: GameMessage): void {
    this.watches.get(game)?.watcher.receive(message);
  }

  private send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private tell(status: Status): void {
    if (status === this.current) return;
    this.current = status;
    for (const { watcher } of this.watches.values()) watcher.status(status);
  }

  private expectSilence(): void {
    this.alarm(SILENCE, () => {
      this.send({ type: 'ping' });
      this.expectWord(PATIENCE);
    });
  }

  private expectWord(patience: number): void {
    this.alarm(patience, () => {
      const socket = this.socket;
      this.lose();
      socket?.close();
    });
  }

  private alarm(ms: number, call: () => void): void {
    this.cancelAlarm?.();
    this.cancelAlarm = this.environment.after(ms, call);
  }
}

/** A message of the server's; undefined for what a newer server may say and this page does not know. */
function parse(data: unknown): FromServer | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null && 'type' in value ? (value as FromServer) : undefined;
  } catch {
    return undefined;
  }
}
