/**
 * What every test has: a server, its HTTP interface, and a page whose console has to stay clean.
 */

import { expect, test as base, type BrowserContext } from '@playwright/test';
import { Api } from './api';
import { Skep } from './skep';

export { expect } from '@playwright/test';

interface ForTest {
  api: Api;
  /** What the console may say in this test: a refused request is told there by the browser itself. */
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
  api: async ({ skep, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: skep.address });
    await use(new Api(request));
    await request.dispose();
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

/** For tests that count games or end the server: it is theirs alone. */
export const testWithOwnServer = test.extend<{ own: Skep }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern.
  own: async ({}, use) => {
    const skep = await Skep.start();
    await use(skep);
    await skep.stop();
  },
  baseURL: async ({ own }, use) => use(own.address),
  api: async ({ own, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: own.address });
    await use(new Api(request));
    await request.dispose();
  },
});

/** All that the pages of a context complain about, broken content-security-policies included. */
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
