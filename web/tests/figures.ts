/**
 * Prints how large and how fast the page is, next to its limits: `npm run figures`.
 *
 * It needs `npm run build` and a binary that carries the result: SKEP_BINARY, or the release build.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { test, type Browser, type Page } from '@playwright/test';
import type { ImportView } from '../src/wire';
import { Skep } from './skep';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BOARD = 'svg[role=application]';
/** The hive on the first page is a picture. */
const PICTURE = '.picture svg:has(use)';
/** A pause between frames that is longer belongs to no animation. */
const REST_MS = 100;
/** What the browser calls its record of frames. */
const FRAMES = 'disabled-by-default-devtools.timeline.frame';
const ROUNDS = 5;
const STEPS = 12;
/** A long game with all insects. */
const RECORD = '../../crates/records/tests/data/pgn/HV-aaronheit-jdokakill-2019-06-22-1750.pgn';

interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: string;
}

const figures: Figure[] = [];

function tell(what: string, value: number, unit: string, limit: string): void {
  figures.push({ what, value: Number(value.toFixed(3)), unit, limit });
}

/** Scripts of the first page, compressed. Languages and lessons are loaded on demand. */
async function measureSize(): Promise<void> {
  const dist = here('../dist');
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const names = [...page.matchAll(/"(\/[^"]+\.js)"/g)].map(([, name = '']) => name);
  const scripts = await Promise.all(names.map((name) => readFile(join(dist, name))));
  const kilobytes = (compress: (script: Buffer) => Buffer) =>
    scripts.reduce((sum, script) => sum + compress(script).length, 0) / 1000;
  tell(
    'script, gzip',
    kilobytes((script) => gzipSync(script, { level: 9 })),
    'KB',
    '<= 150',
  );
  tell('script, brotli', kilobytes(brotliCompressSync), 'KB', '<= 150');
}

/** What is known of a page that is loading. */
interface Loading {
  /** When the board was first painted, in milliseconds; undefined until it was. */
  painted: number | undefined;
  shift: number;
}

type Watched = typeof globalThis & { loading: Loading };

/** Records when the board is first painted, and how much the page shifts. Runs in the page. */
function watchPage(board: string): void {
  const loading: Loading = { painted: undefined, shift: 0 };
  Object.assign(globalThis, { loading });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) loading.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const box = document.querySelector(board)?.getBoundingClientRect();
    // The document is painted at the end of this frame, so the next frame is the first that comes after it.
    if (box && box.width > 0) requestAnimationFrame(() => (loading.painted = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a page several times, each in a browser that has never seen it. */
async function measureLoading(browser: Browser, name: string, address: string, board: string): Promise<void> {
  const seen: Loading[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(watchPage, board);
    await page.goto(address);
    await page.waitForFunction(() => (globalThis as Watched).loading.painted !== undefined);
    await page.waitForTimeout(1500);
    seen.push(await page.evaluate(() => (globalThis as Watched).loading));
    await context.close();
  }
  const times = seen.map(({ painted }) => painted ?? NaN).sort((a, b) => a - b);
  tell(`${name}: board visible, median`, times[Math.floor(ROUNDS / 2)] ?? NaN, 'ms', '< 1000');
  tell(`${name}: board visible, slowest`, times[ROUNDS - 1] ?? NaN, 'ms', '< 1000');
  tell(`${name}: layout shift`, Math.max(...seen.map(({ shift }) => shift)), '', '0');
}

/** As much of the browser's trace as is read. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  /** In microseconds. */
  readonly ts: number;
}

/** Frames while something is done, from the browser's own trace. */
async function measureFrames(
  browser: Browser,
  page: Page,
  name: string,
  act: () => Promise<void>,
): Promise<void> {
  await browser.startTracing(page, { categories: [FRAMES] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const drawn = traceEvents.filter((event) => event.name === 'DrawFrame' && event.cat === FRAMES);
  const at = drawn.map(({ ts }) => ts / 1000).sort((a, b) => a - b);
  const gaps = at.slice(1).map((time, index) => time - (at[index] ?? time));
  const busy = gaps.filter((gap) => gap < REST_MS).sort((a, b) => a - b);
  const spent = busy.reduce((sum, gap) => sum + gap, 0);
  tell(`${name}: frames a second`, (1000 * busy.length) / spent, `of ${busy.length} frames`, '60');
  tell(`${name}: 95 of 100 frames within`, busy[Math.floor(busy.length * 0.95)] ?? 0, 'ms', '17');
}

async function open(address: string, record: Buffer): Promise<ImportView> {
  const answer = await fetch(`${address}/api/records`, { method: 'POST', body: new Uint8Array(record) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as ImportView;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function measurePage(browser: Browser, address: string): Promise<void> {
  const game = await open(address, await readFile(here(RECORD)));
  await measureLoading(browser, 'start', `${address}/`, PICTURE);
  await measureLoading(browser, 'game', `${address}/game/${game.id}`, `${BOARD}:has([data-piece])`);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/game/${game.id}`);
  const board = page.locator(BOARD);
  await board.waitFor();
  await measureFrames(browser, page, 'moves', async () => {
    // Through the latest moves, when the hive is largest: there and back.
    for (let step = 0; step < 2 * STEPS; step += 1) {
      await page.keyboard.press(step < STEPS ? 'ArrowLeft' : 'ArrowRight');
      await wait(350);
    }
  });
  const { x, y, width, height } = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await measureFrames(browser, page, 'panning', async () => {
    await page.mouse.move(x + 20, y + height - 20);
    await page.mouse.down();
    for (let step = 0; step < 90; step += 1) {
      await page.mouse.move(x + 20 + step * 3, y + height - 20 - step * 2);
      await wait(8);
    }
    await page.mouse.up();
  });
  await measureFrames(browser, page, 'zooming', async () => {
    await page.mouse.move(x + width / 2, y + height / 2);
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, step % 30 < 15 ? 30 : -30);
      await wait(16);
    }
  });
}

test('figures', async ({ browser }) => {
  await measureSize();
  const skep = await Skep.start(process.env.SKEP_BINARY ?? here('../../target/release/skep'));
  try {
    await measurePage(browser, skep.address);
  } finally {
    await skep.stop();
  }
  console.table(figures);
});
