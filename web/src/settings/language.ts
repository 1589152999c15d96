/** Which language to use. */

import { negotiateLanguages } from '@fluent/langneg';

/** The best available language: the chosen one, otherwise what the browser asks for, otherwise English. */
export function bestLanguage(chosen: string, asked: readonly string[], there: readonly string[]): string {
  const wanted = chosen === 'auto' ? asked : [chosen, ...asked];
  const [best = 'en'] = negotiateLanguages([...wanted], [...there], {
    defaultLocale: 'en',
    strategy: 'lookup',
  });
  return best;
}

/** The name of a language in that language. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
