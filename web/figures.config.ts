import { defineConfig } from '@playwright/test';
import config from './playwright.config';

// `npm run figures`: one measurement after the other, and none of the tests.
export default defineConfig(config, { testMatch: 'figures.ts', workers: 1, timeout: 0 });
