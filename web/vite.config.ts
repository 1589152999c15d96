import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { manifests, words } from './locales.ts';

// During development, `npm run dev` serves the page and forwards requests for the server to `skep serve`.
const server = process.env.SKEP_SERVER ?? 'http://127.0.0.1:8467';

export default defineConfig({
  plugins: [svelte(), words(), manifests()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The words and the artwork are shared with Rust and lie beside this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // Style sheets are read by the test of their contrast.
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    css: true,
    // Only for tests that hang: a busy machine may be slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
