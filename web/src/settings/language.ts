/** Which language to speak. */

import { negotiateLanguages } from '@fluent/langneg';

/** The best of those there are: the one chosen, else what the browser asks for, else English. */
export function bestLanguage(chosen: string, asked: readonly string[], there: readonly string[]): string {
  const wanted = chosen === 'auto' ? asked : [chosen, ...asked];
  const [best = 'en'] = negotiateLanguages([...wanted], [...there], {
    defaultLocale: 'en',
    strategy: 'lookup',
  });
  return best;
}

/** What a language calls itself. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
