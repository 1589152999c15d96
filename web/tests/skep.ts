/** The real server for tests: the binary on a free port, with a data folder of its own. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const BINARY = process.env.SKEP_BINARY ?? fileURLToPath(new URL('../../target/debug/skep', import.meta.url));

export class Skep {
  private constructor(
    private readonly binary: string,
    private child: ChildProcess,
    /** Such as `http://127.0.0.1:43211`. */
    readonly address: string,
    private readonly folder: string,
  ) {}

  /** Starts a binary, by default the one that was built for tests. */
  static async start(binary = BINARY): Promise<Skep> {
    const folder = await mkdtemp(join(tmpdir(), 'skep-'));
    const { child, address } = await launch(binary, folder, 0);
    return new Skep(binary, child, address, folder);
  }

  /** Ends the process as a power cut would: it gets no chance to tidy up. */
  async kill(): Promise<void> {
    await end(this.child, 'SIGKILL');
  }

  /** Starts it again on the same data, at the same address. */
  async startAgain(): Promise<void> {
    this.child = (await launch(this.binary, this.folder, Number(new URL(this.address).port))).child;
  }

  /** Ends the process and throws its data away. */
  async stop(): Promise<void> {
    await end(this.child, 'SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function launch(
  binary: string,
  folder: string,
  port: number,
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(binary, ['serve', '--no-book', '--port', String(port), '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`skep ended with ${code} before it was ready`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = /http:\/\/\S+/.exec(line) ?? [];
      if (found) resolve(found.replace(/\/$/, ''));
    });
  });
  return { child, address: await address };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
