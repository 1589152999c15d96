/** What the page takes from `locales/`: the words of each language, and a manifest for each. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { tagOf } from './src/locale/languageTag.ts';

const LOCALES = new URL('../locales/', import.meta.url);

/** What only the pages of learning need: it is as much as all the rest. */
const LEARNING = ['rulebook.ftl', 'lessons.ftl'];

/** What only terminals say. */
const TERMINAL = ['terminal.ftl', 'plain.ftl'];

type Part = 'pages' | 'learning';

function languages(): string[] {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((code) => text(code, 'pages') !== '');
}

/** All messages of a language for that part of the page, without the comments. */
function text(code: string, part: Part): string {
  const files = readdirSync(new URL(`${code}/`, LOCALES)).filter(
    (name) => name.endsWith('.ftl') && !TERMINAL.includes(name),
  );
  const wanted = files.filter((name) => LEARNING.includes(name) === (part === 'learning'));
  const texts = wanted.map((name) => readFileSync(new URL(`${code}/${name}`, LOCALES), 'utf8'));
  return texts.join('\n').replace(/^#.*\n/gm, '');
}

/**
 * The module `virtual:words` (src/locale/virtual.d.ts): English for all pages, and what brings the rest, one file for
 * each language and part.
 */
export function words(): Plugin {
  const NAME = 'virtual:words';
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [, part, code] = id.split('/');
      if (part && code) return `export default ${JSON.stringify(text(code, part as Part))}`;
      const list = (part: Part, codes: readonly string[]) =>
        `export const ${part} = { ${codes.map((code) => `${code}: () => import('${NAME}/${part}/${code}')`).join()} };`;
      return [
        `export { default as english } from '${NAME}/pages/en';`,
        list(
          'pages',
          languages().filter((code) => code !== 'en'),
        ),
        list('learning', languages()),
      ].join('\n');
    },
    configureServer(server) {
      // Changes to the texts are shown at once during development.
      server.watcher.add(fileURLToPath(LOCALES)).on('all', (_event, path) => {
        if (!path.endsWith('.ftl')) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

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
  const bundle = new FluentBundle(code);
  for (const each of ['en', code]) {
    bundle.addResource(new FluentResource(text(each, 'pages')), { allowOverrides: true });
  }
  const t = (key: string) => bundle.formatPattern(bundle.getMessage(key)?.value ?? key);
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });
  const value = {
    id: '/',
    name: t('manifest-name'),
    short_name: 'skep',
    description: t('manifest-description'),
    lang: tagOf(code),
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
