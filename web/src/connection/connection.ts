/**
 * The tab's one connection to the server. Games are watched and commands sent through it, whatever happens to the
 * socket underneath.
 *
 * A watcher sees an unbroken sequence: a whole game, then events that each follow the version before. Duplicates are
 * dropped, and gaps are asked for. A command without an answer is sent again after a reconnect, under the same id, and
 * the server carries it out once. So is one of which the server itself does not know whether it was kept. If the server is
 * too busy to load a game, it is asked again after a pause.
 */

import type { PlayerCommand, FromServer, ProblemView, ToServer } from '../wire';

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the connection needs from outside; tests provide their own. */
export interface Environment {
  open(): Socket;
  /** Calls back after this many milliseconds; the returned function cancels it. */
  after(ms: number, call: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
}

export type Status = 'connecting' | 'open' | 'lost';

/** Messages about one game. */
export type GameMessage =
  | Extract<FromServer, { type: 'game' | 'events' | 'thinking' | 'settled' | 'refused' | 'gone' }>
  | { type: 'error'; game: string; problem: ProblemView };

export interface Watcher {
  receive(message: GameMessage): void;
  status(status: Status): void;
}

interface Watch {
  readonly watcher: Watcher;
  /** The version the watcher has seen; undefined until the game has arrived. */
  version: number | undefined;
  /** The server has been asked for the missing events. Until they arrive, no event fits. */
  catchingUp: boolean;
}

type CommandMessage = Extract<ToServer, { type: 'command' }>;

/** Milliseconds before the next attempt: the wait doubles each time, up to a limit. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** After this much silence the connection is tested with a ping, and given up if no answer comes in time. */
const SILENCE = 20_000;
const PATIENCE = 8_000;
/** How long to wait before asking a busy server again. */
const REST = 3_000;

export class Connection {
  private socket: Socket | undefined;
  private current: Status = 'connecting';
  private readonly watches = new Map<string, Watch>();
  /** In the order in which they were given. */
  private readonly unanswered = new Map<string, CommandMessage>();
  /** Those of them that may have been carried out. */
  private readonly doubtful = new Set<string>();
  private tries = 0;
  private cancelRetry: (() => void) | undefined;
  private cancelAlarm: (() => void) | undefined;
  private cancelRest: (() => void) | undefined;
  private cancelSettling: (() => void) | undefined;

  constructor(private readonly environment: Environment) {}

  get status(): Status {
    return this.current;
  }

  /** Watches a game until the returned function is called. */
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

  /** Sends a command, now or as soon as there is a connection. The caller picks the id, and the answer carries it. */
  command(id: string, game: string, command: PlayerCommand): void {
    const message: CommandMessage = { type: 'command', id, game, command };
    this.unanswered.set(id, message);
    if (this.current === 'open') this.send(message);
    else this.retry();
  }

  /** Tries to connect immediately, for instance when the network is back. */
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
    // Late messages of an old socket are ignored.
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
    this.cancelSettling?.();
    this.cancelSettling = undefined;
    this.socket = undefined;
    // If nobody is waiting for the server, the next watcher or command will reconnect.
    const idle = this.watches.size === 0 && this.unanswered.size === 0;
    this.tell(idle ? 'connecting' : 'lost');
    if (idle) return;
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT);
    this.tries += 1;
    // A random delay keeps many tabs from coming back to the server at the same moment.
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
      case 'refused':
        if (this.isUndecided(message)) {
          this.sendAgain();
          break;
        }
      // falls through
      case 'settled':
        this.doubtful.delete(message.id);
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
        // An error about no game answers something this page never sends.
        if (message.game === undefined) break;
        this.askAgain();
        this.pass(message.game, { ...message, game: message.game });
        break;
    }
  }

  /** Whether a command may have been carried out though it was refused. The same id again settles that. */
  private isUndecided({ id, problem }: Extract<FromServer, { type: 'refused' }>): boolean {
    if (problem.code === 'unknown-outcome' && this.unanswered.has(id)) this.doubtful.add(id);
    // A store that still fails says nothing about what it did before.
    return this.doubtful.has(id) && ['unknown-outcome', 'store-failed'].includes(problem.code);
  }

  /** After a pause, sends the commands again of which nobody knows whether they were carried out. */
  private sendAgain(): void {
    this.cancelSettling ??= this.environment.after(REST, () => {
      this.cancelSettling = undefined;
      if (this.current !== 'open') return;
      for (const [id, command] of this.unanswered) if (this.doubtful.has(id)) this.send(command);
    });
  }

  /** The server is back: sends the watches and the unanswered commands again, in order. */
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

  /** The server has answered for that game, so nothing is missing any more. */
  private settle(game: string): void {
    const watch = this.watches.get(game);
    if (watch) watch.catchingUp = false;
  }

  /** The server could not provide a game just now. After a pause, everything still missing is asked for again. */
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
      // Events are missing in between. One question is enough until its answer arrives.
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

/** A message from the server; undefined if this page does not know it, as it may come from a newer server. */
function parse(data: unknown): FromServer | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null && 'type' in value ? (value as FromServer) : undefined;
  } catch {
    return undefined;
  }
}
