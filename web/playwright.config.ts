import { defineConfig } from '@playwright/test';

// `cargo xtask test` says where Chromium is; the server is the binary that it has just built (tests/skep.ts).
// A test that fails is best looked at with `npm run e2e -- --trace on`, which is slower.
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the two cores that the tests are planned for: pages also wait.
  workers: 3,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    launchOptions: {
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
