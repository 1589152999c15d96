/**
 * Prints how large and how fast the page is, next to its limits: `npm run figures`.
 *
 * It needs `npm run build` and a binary that carries the result: SKEP_BINARY, or the release build.
 */

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const BINARY = process.env.SKEP_BINARY ?? here('../../target/release/skep');
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

const figures = [];

function tell(what, value, unit, limit) {
  figures.push({ what, value: Number(value.toFixed(3)), unit, limit: limit ?? '' });
}

/** Scripts of the first page, compressed. Languages and lessons are loaded on demand. */
async function measureSize() {
  const dist = here('../dist');
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const names = [...page.matchAll(/"(\/[^"]+\.js)"/g)].map(([, name]) => name);
  const scripts = await Promise.all(names.map((name) => readFile(join(dist, name))));
  const kilobytes = (compress) => scripts.reduce((sum, script) => sum + compress(script).length, 0) / 1000;
  tell(
    'script, gzip',
    kilobytes((script) => gzipSync(script, { level: 9 })),
    'KB',
    '<= 150',
  );
  tell('script, brotli', kilobytes(brotliCompressSync), 'KB', '<= 150');
}

async function serve() {
  const folder = await mkdtemp(join(tmpdir(), 'skep-figures-'));
  const child = spawn(BINARY, ['serve', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${BINARY} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = /http:\/\/\S+/.exec(line) ?? [];
      if (found) resolve(found.replace(/\/$/, ''));
    });
  });
  const stop = async () => {
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

/** Records when the board is first painted, and how much the page shifts. Runs in the page. */
function watchPage(board) {
  window.figures = { painted: undefined, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.figures.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const box = document.querySelector(board)?.getBoundingClientRect();
    // The document is painted at the end of this frame, so the next frame is the first that comes after it.
    if (box && box.width > 0) requestAnimationFrame(() => (window.figures.painted = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a page several times, each in a browser that has never seen it. */
async function measureLoading(browser, name, address, board) {
  const seen = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(watchPage, board);
    await page.goto(address);
    await page.waitForFunction(() => window.figures.painted !== undefined);
    await page.waitForTimeout(1500);
    seen.push(await page.evaluate(() => window.figures));
    await context.close();
  }
  const times = seen.map(({ painted }) => painted).sort((a, b) => a - b);
  tell(`${name}: board visible, median`, times[Math.floor(ROUNDS / 2)], 'ms', '< 1000');
  tell(`${name}: board visible, slowest`, times[ROUNDS - 1], 'ms', '< 1000');
  tell(`${name}: layout shift`, Math.max(...seen.map(({ shift }) => shift)), '', '0');
}

/** Frames while something is done, from the browser's own trace. */
async function measureFrames(browser, page, name, act) {
  await browser.startTracing(page, { categories: [FRAMES] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const drawn = traceEvents.filter((event) => event.name === 'DrawFrame' && event.cat === FRAMES);
  const at = drawn.map(({ ts }) => ts / 1000).sort((a, b) => a - b);
  const gaps = at.slice(1).map((time, index) => time - at[index]);
  const busy = gaps.filter((gap) => gap < REST_MS).sort((a, b) => a - b);
  const spent = busy.reduce((sum, gap) => sum + gap, 0);
  tell(`${name}: frames a second`, (1000 * busy.length) / spent, `of ${busy.length} frames`, '60');
  tell(`${name}: 95 of 100 frames within`, busy[Math.floor(busy.length * 0.95)] ?? 0, 'ms', '17');
}

async function open(address, record) {
  const answer = await fetch(`${address}/api/records`, { method: 'POST', body: record });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function measurePage(address) {
  const game = await open(address, await readFile(here(RECORD)));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  try {
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
    const { x, y, width, height } = await board.boundingBox();
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
  } finally {
    await browser.close();
  }
}

await measureSize();
const { address, stop } = await serve();
try {
  await measurePage(address);
} finally {
  await stop();
}
console.table(figures);
