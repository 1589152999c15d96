/**
 * Which page an address shows.
 */

import { createSubscriber } from 'svelte/reactivity';
import { ruleNumber } from './learn/prose';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'new' }
  | { readonly page: 'games' }
  | { readonly page: 'help' }
  /** A game, at a ply if the address names one. */
  | { readonly page: 'game'; readonly id: string; readonly ply: number | undefined }
  | { readonly page: 'learn'; readonly at: LearnRoute }
  | { readonly page: 'missing' };

export type PageName = Route['page'];

/** Where in the lessons. */
export type LearnRoute =
  | { readonly type: 'contents' }
  /** A chapter, at a rule if the address names one. */
  | { readonly type: 'chapter'; readonly chapter: string; readonly rule: string | undefined }
  /** A rule by its number, in any chapter. */
  | { readonly type: 'rule'; readonly rule: string }
  /** An exercise of a chapter, counted from 1. */
  | { readonly type: 'exercise'; readonly chapter: string; readonly number: number };

const PLAIN: Readonly<Record<string, Route>> = {
  '/': { page: 'start' },
  '/new': { page: 'new' },
  '/games': { page: 'games' },
  '/help': { page: 'help' },
  '/learn': { page: 'learn', at: { type: 'contents' } },
};

/** The page at an address. */
export function routeOf(url: Pick<URL, 'pathname' | 'hash'>): Route {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  const plain = PLAIN[path];
  if (plain) return plain;
  const at = learnRouteOf(path, url.hash);
  if (at) return { page: 'learn', at };
  const [, id] = /^\/game\/([\w-]+)$/.exec(path) ?? [];
  if (!id) return { page: 'missing' };
  const [, ply] = /^#(\d{1,5})$/.exec(url.hash) ?? [];
  return { page: 'game', id, ply: ply === undefined ? undefined : Number(ply) };
}

/** Every path below `/learn` leads into the lessons, even to something that does not exist. */
function learnRouteOf(path: string, hash: string): LearnRoute | undefined {
  const [, name, number] = /^\/learn\/(.+?)(?:\/(\d{1,3}))?$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  const chapter = name.toLowerCase();
  if (number !== undefined) return { type: 'exercise', chapter, number: Number(number) };
  const rule = ruleNumber(name);
  return rule ? { type: 'rule', rule } : { type: 'chapter', chapter, rule: ruleNumber(hash.slice(1)) };
}

/** The address of a game, at a ply if one is named. */
export function gamePath(id: string, ply?: number): string {
  return `/game/${id}${ply === undefined ? '' : `#${ply}`}`;
}

let changed = () => {};
const track = createSubscriber((update) => {
  changed = update;
  window.addEventListener('popstate', update);
  return () => window.removeEventListener('popstate', update);
});

/** The page shown now. */
export function route(): Route {
  track();
  return routeOf(location);
}

/** Goes to another page. */
export function go(path: string): void {
  history.pushState(null, '', path);
  changed();
}

/** Changes the address of the current page without a new entry in the browser's history. */
export function replace(path: string): void {
  history.replaceState(history.state, '', path);
  changed();
}

/** Makes links to our own pages change the page without reloading it. */
export function followLinks(event: MouseEvent): void {
  const plainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!plainClick || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  // A link within the page, such as the one that skips the header, is left to the browser.
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
