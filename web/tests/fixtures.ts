/**
 * What every test has: a server, its HTTP interface, and a page whose console has to stay clean.
 */

import { expect, test as base, type BrowserContext } from '@playwright/test';
import { Api } from './api';
import { Skep } from './skep';

export { expect } from '@playwright/test';

/** A phone, for `test.use`. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

interface ForTest {
  api: Api;
  /**
   * Time stands still in the page until `page.clock` moves it on, and nothing is animated. So toasts and the like do
   * not vanish, and a slow machine does not turn a click into a long press. Only tests of motion, of clocks and of
   * waiting for the server let time run.
   */
  time: 'stands' | 'runs';
  /** What the console may say in this test: browsers log every refused request. */
  mayLog: RegExp[];
  cleanConsole: undefined;
}

interface ForWorker {
  /** Shared by the tests of a worker: each makes games of its own. */
  skep: Skep;
}

export const test = base.extend<ForTest, ForWorker>({
  skep: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern.
    async ({}, use) => {
      const skep = await Skep.start();
      await use(skep);
      await skep.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ skep }, use) => use(skep.address),
  api: async ({ baseURL, playwright }, use) => {
    // A test that hangs is ended by its own limit.
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), timeout: 0 });
    await use(new Api(request));
    await request.dispose();
  },
  time: ['stands', { option: true }],
  contextOptions: async ({ contextOptions, time }, use) => {
    await use(time === 'stands' ? { ...contextOptions, reducedMotion: 'reduce' } : contextOptions);
  },
  context: async ({ context, time }, use) => {
    if (time === 'stands') {
      const now = Date.now();
      await context.clock.install({ time: now });
      await context.clock.pauseAt(now + 1);
    }
    await use(context);
  },
  mayLog: [[], { option: true }],
  cleanConsole: [
    async ({ context, mayLog }, use) => {
      const complaints = listen(context);
      await use(undefined);
      expect(complaints.filter((text) => !mayLog.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests that count games or kill the server: each gets one of its own. */
export const testWithOwnServer = test.extend<{ own: Skep }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern.
  own: async ({}, use) => {
    const skep = await Skep.start();
    await use(skep);
    await skep.stop();
  },
  baseURL: async ({ own }, use) => use(own.address),
});

/** Collects all errors and warnings of the pages of a context, violations of the content security policy included. */
export function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    // Which file is missing is not in the text.
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}
