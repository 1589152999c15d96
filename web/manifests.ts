/** The page as an app that can be installed: a manifest for each language, so that its name is in the reader's. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { createWords } from './src/words/words';

const LOCALES = new URL('../locales/', import.meta.url);

export function manifests(): Plugin {
  return {
    name: 'manifests',
    generateBundle() {
      for (const code of languages()) {
        this.emitFile({ type: 'asset', fileName: `manifest-${code}.webmanifest`, source: manifest(code) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, code = ''] = /^\/manifest-(\w+)\.webmanifest$/.exec(request.url ?? '') ?? [];
        if (!languages().includes(code)) return next();
        response.setHeader('content-type', 'application/manifest+json');
        response.end(manifest(code));
      });
    },
  };
}

function manifest(code: string): string {
  const { t, language } = createWords(code, texts(code), texts('en'));
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });
  const value = {
    id: '/',
    name: t('manifest-name'),
    short_name: 'skep',
    description: t('manifest-description'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf5e9',
    theme_color: '#faf5e9',
    icons: [
      icon('/favicon.svg', 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  };
  return JSON.stringify(value, null, 2);
}

function languages(): string[] {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((code) => texts(code).length > 0);
}

function texts(code: string): string[] {
  const folder = new URL(`${code}/`, LOCALES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
}
