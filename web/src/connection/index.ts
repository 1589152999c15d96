/** The connection of this tab. */

import { Connection, type Socket } from './connection';

export type { GameMessage, Status, Watcher } from './connection';

function open(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/socket`) as Socket;
}

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

export const connection = new Connection({ open, after, chance: Math.random });

// A phone that wakes up or finds its network again should not wait for the next try.
addEventListener('online', () => connection.retry());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.retry();
});
