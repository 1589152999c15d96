import { beforeEach, describe, expect, test } from 'vitest';
import type { FromServer, GameView } from '../wire';
import { Connection, type GameMessage, type Socket, type Status } from './connection';

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  readonly sent: string[] = [];
  closed = false;
  onopen = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.closed = true;
    this.onclose?.();
  }

  say(message: FromServer | object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The messages sent, as values. */
  heard(): unknown[] {
    return this.sent.map((text) => JSON.parse(text));
  }
}

const sockets: FakeSocket[] = [];
const timers: { ms: number; call: () => void }[] = [];
let received: GameMessage[] = [];
let statuses: Status[] = [];
let connection: Connection;

beforeEach(() => {
  sockets.length = 0;
  timers.length = 0;
  received = [];
  statuses = [];
  connection = new Connection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    after: (ms, call) => {
      const timer = { ms, call };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    chance: () => 1,
  });
});

const welcome: FromServer = { type: 'welcome', version: '1' };
const game = (version: number) => ({ type: 'game', game: { id: 'g', version } as GameView }) as const;
const events = (version: number, count: number) => ({
  type: 'events' as const,
  game: 'g',
  version,
  events: Array.from({ length: count }, (_, index) => ({
    type: 'played' as const,
    by: 'white' as const,
    mv: `move ${version - count + index + 1}`,
    by_itself: true,
    throwers: [],
    spent_ms: 0,
    occurrence: 1,
  })),
  clock: null,
  turn: null,
});

function watch() {
  return connection.watch('g', {
    receive: (message) => received.push(message),
    status: (status) => statuses.push(status),
  });
}

function last(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('nothing was opened');
  return socket;
}

/** Fires the timer that was set last. */
function wait(): number {
  const timer = timers.pop();
  timer?.call();
  return timer?.ms ?? 0;
}

/** Each message as a short text. */
function told(): string[] {
  return received.map((message) => {
    if (message.type === 'game') return `game ${message.game.version}`;
    if (message.type === 'events') return message.events.map((event) => 'mv' in event && event.mv).join(', ');
    return message.type;
  });
}

describe('what a watcher sees fits together', () => {
  const cases: [string, (FromServer | object)[], string[], object[]][] = [
    ['in order', [game(3), events(4, 1), events(6, 2)], ['game 3', 'move 4', 'move 5, move 6'], []],
    ['twice', [game(3), events(4, 1), events(4, 1)], ['game 3', 'move 4'], []],
    ['overlapping', [game(3), events(5, 2), events(6, 2)], ['game 3', 'move 4, move 5', 'move 6'], []],
    ['old', [game(3), events(2, 1)], ['game 3'], []],
    [
      'something is missing',
      [game(3), events(5, 1), events(6, 1), events(6, 3)],
      ['game 3', 'move 4, move 5, move 6'],
      [{ type: 'watch', game: 'g', since: 3 }],
    ],
    [
      'reordered',
      [game(3), events(5, 1), events(4, 1), events(5, 2)],
      ['game 3', 'move 4', 'move 5'],
      [{ type: 'watch', game: 'g', since: 3 }],
    ],
    [
      'the whole game anew',
      [game(3), events(9, 1), game(9)],
      ['game 3', 'game 9'],
      [{ type: 'watch', game: 'g', since: 3 }],
    ],
    ['nothing was missed, but the clocks went on', [game(3), events(3, 0)], ['game 3', ''], []],
    ['events before the game', [events(4, 1), game(4)], ['game 4'], []],
    ['gone', [game(3), { type: 'gone', game: 'g', problem: {} }], ['game 3', 'gone'], []],
    ['of another game', [game(3), { ...events(4, 1), game: 'h' }], ['game 3'], []],
    ['what nobody knows', [game(3), { type: 'weather' }, {}, { type: 'error', problem: {} }], ['game 3'], []],
  ];
  test.each(cases)('%s', (_, messages, expected, asked) => {
    watch();
    last().say(welcome);
    for (const message of messages) last().say(message);
    expect(told()).toEqual(expected);
    expect(last().heard().slice(1)).toEqual(asked);
  });

  test('a message that is not JSON is ignored', () => {
    watch();
    last().say(welcome);
    last().onmessage?.({ data: '{' });
    last().onmessage?.({ data: new Blob() });
    last().say(game(1));
    expect(told()).toEqual(['game 1']);
  });
});

describe('a game that the server could not give', () => {
  const problem = { code: 'busy', phrase: { key: 'problem-busy' }, text: 'busy' };
  const error: FromServer = { type: 'error', game: 'g', problem };
  const gone: FromServer = { type: 'gone', game: 'g', problem };
  const rows: [string, FromServer[], object[]][] = [
    ['at first', [error], [{ type: 'watch', game: 'g' }]],
    ['at first, and twice told', [error, error], [{ type: 'watch', game: 'g' }]],
    ['again', [game(3), events(5, 1), error], [{ type: 'watch', game: 'g', since: 3 }]],
    ['but came meanwhile', [error, game(3)], []],
    ['since there is none', [error, gone], []],
    ['but had come before', [game(3), error], []],
    ['by what was not about it', [{ type: 'error', problem }], []],
  ];
  test.each(rows)('%s', (_, messages, asked) => {
    watch();
    last().say(welcome);
    for (const message of messages) last().say(message);
    last().sent.length = 0;
    timers.filter(({ ms }) => ms === 3_000).forEach(({ call }) => call());
    expect(last().heard()).toEqual(asked);
  });

  test('is not asked for on a socket that is lost', () => {
    watch();
    last().say(welcome);
    last().say(error);
    last().close();
    expect(timers.map(({ ms }) => ms)).toEqual([250]);
  });
});

describe('a lost connection', () => {
  test('is opened again, and the tail is asked for', () => {
    watch();
    last().say(welcome);
    last().say(game(3));
    last().say(events(4, 1));
    last().close();
    expect(statuses).toEqual(['connecting', 'open', 'lost']);
    expect(wait()).toBe(250);
    last().say(welcome);
    expect(last().heard()).toEqual([{ type: 'watch', game: 'g', since: 4 }]);
    last().say(events(6, 2));
    expect(told()).toEqual(['game 3', 'move 4', 'move 5, move 6']);
    expect(statuses.at(-1)).toBe('open');
  });

  test('is retried less and less often, and quickly again once it was open', () => {
    watch();
    const waits = Array.from({ length: 8 }, () => {
      last().close();
      return wait();
    });
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    last().say(welcome);
    last().close();
    expect(wait()).toBe(250);
  });

  test('is retried at once when the network is back', () => {
    watch();
    last().close();
    connection.retry();
    expect(sockets.length).toBe(2);
    connection.retry();
    expect(sockets.length).toBe(2);
  });

  test('is noticed by silence', () => {
    watch();
    last().say(welcome);
    const first = last();
    expect(wait()).toBe(20_000);
    expect(first.heard().at(-1)).toEqual({ type: 'ping' });
    expect(wait()).toBe(8_000);
    expect(first.closed).toBe(true);
    expect(connection.status).toBe('lost');
  });

  test('is not noticed while the server answers', () => {
    watch();
    last().say(welcome);
    wait();
    last().say({ type: 'pong' });
    expect(timers.map(({ ms }) => ms)).toEqual([20_000]);
    expect(connection.status).toBe('open');
  });

  test('an old socket is not listened to', () => {
    watch();
    const old = last();
    old.say(welcome);
    old.close();
    wait();
    last().say(welcome);
    old.say(game(9));
    old.onclose?.();
    expect(told()).toEqual([]);
    expect(connection.status).toBe('open');
  });
});

describe('a command', () => {
  const ids = (socket: FakeSocket) =>
    socket
      .heard()
      .flatMap((message) =>
        (message as { type: string }).type === 'command' ? (message as { id: string }).id : [],
      );

  test('is sent again under its id until it is answered', () => {
    watch();
    last().say(welcome);
    const id = 'c1';
    connection.command(id, 'g', { type: 'resign' });
    expect(ids(last())).toEqual([id]);
    last().close();
    wait();
    last().say(welcome);
    expect(ids(last())).toEqual([id]);
    last().say({ type: 'settled', id, game: 'g', version: 4 });
    last().close();
    wait();
    last().say(welcome);
    expect(ids(last())).toEqual([]);
    expect(told()).toEqual(['settled']);
  });

  test('given without a connection waits for one, in order and after the watch', () => {
    watch();
    connection.command('c1', 'g', { type: 'offer_draw' });
    connection.command('c2', 'g', { type: 'resign' });
    expect(last().sent).toEqual([]);
    last().say(welcome);
    expect(last().heard()[0]).toEqual({ type: 'watch', game: 'g' });
    expect(ids(last())).toEqual(['c1', 'c2']);
  });

  test('is answered once', () => {
    watch();
    last().say(welcome);
    const id = 'c1';
    connection.command(id, 'g', { type: 'resign' });
    const refused: FromServer = {
      type: 'refused',
      id,
      game: 'g',
      problem: { code: 'no', phrase: { key: 'no' }, text: 'no' },
    };
    last().say(refused);
    last().say(refused);
    expect(told()).toEqual(['refused']);
  });

  // What the server answers each time, and how often the command is sent by then.
  const outcomes: [string, string[], string[], number][] = [
    ['that failed for certain is not sent again', ['store-failed'], ['refused'], 1],
    ['of unknown outcome is sent again', ['unknown-outcome'], [], 2],
    ['is settled in the end', ['unknown-outcome', 'unknown-outcome', 'settled'], ['settled'], 3],
    ['stays unknown while the store fails', ['unknown-outcome', 'store-failed', 'settled'], ['settled'], 3],
    ['turns out to be refused', ['unknown-outcome', 'stale'], ['refused'], 2],
  ];
  test.each(outcomes)('%s', (_, answers, expected, sent) => {
    watch();
    last().say(welcome);
    const id = 'c1';
    connection.command(id, 'g', { type: 'resign' });
    for (const code of answers) {
      const problem = { code, phrase: { key: code }, text: code };
      const settled = { type: 'settled', id, game: 'g', version: 4 };
      last().say(code === 'settled' ? settled : { type: 'refused', id, game: 'g', problem });
      const again = timers.find(({ ms }) => ms === 3_000);
      if (again) timers.splice(timers.indexOf(again), 1);
      again?.call();
    }
    expect(told()).toEqual(expected);
    expect(ids(last())).toEqual(Array<string>(sent).fill(id));
  });
});

test('a watcher that stops watching receives nothing more', () => {
  const stop = watch();
  last().say(welcome);
  last().say(game(3));
  stop();
  last().say(events(4, 1));
  expect(told()).toEqual(['game 3']);
  expect(last().heard().at(-1)).toEqual({ type: 'unwatch', game: 'g' });
});

test('without watchers and commands, nothing reconnects', () => {
  const stop = watch();
  last().say(welcome);
  stop();
  last().close();
  connection.retry();
  expect([sockets.length, timers.length]).toEqual([1, 0]);
  watch();
  expect(sockets.length).toBe(2);
});
