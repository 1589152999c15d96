import { defineConfig } from '@playwright/test';

// `cargo xtask test` says where Chromium is; the server is the binary that it has just built (tests/skep.ts).
// A test that fails is best looked at with `npm run e2e -- --trace on`, which is slower.

/** These limits only end a test that hangs. A busy machine may be slow, but no test may fail on it. */
const LONG_MS = 120_000;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time has a fault that must be seen.
  retries: 0,
  // One more than the two cores that the tests are planned for: pages also wait.
  workers: 3,
  timeout: 5 * LONG_MS,
  expect: { timeout: LONG_MS },
  reporter: [['list']],
  use: {
    launchOptions: {
      timeout: LONG_MS,
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
