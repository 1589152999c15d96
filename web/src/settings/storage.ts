/**
 * Values that outlive the page. A browser may refuse to store anything, or have what an older or
 * newer page wrote. So reading never fails, and each field is checked by itself.
 */

/** Checks whether a value is valid for a field. */
export type Check<T> = (value: unknown) => value is T;

/** One check for each field. */
export type Checks<T> = { readonly [K in keyof T]: Check<T[K]> };

export const boolean: Check<boolean> = (value) => typeof value === 'boolean';

export function oneOf<const T>(allowed: readonly T[]): Check<T> {
  return (value): value is T => allowed.some((each) => each === value);
}

/** A whole number within bounds, both included. */
export function within(least: number, most: number): Check<number> {
  return (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most;
}

/** Takes each field of `value` that passes its check, and the others from `otherwise`. */
export function accept<T extends object>(checks: Checks<T>, otherwise: T, value: unknown): T {
  const accepted = { ...otherwise };
  if (typeof value !== 'object' || value === null) return accepted;
  for (const name of Object.keys(checks) as (keyof T)[]) {
    const field: unknown = (value as Record<keyof T, unknown>)[name];
    if (checks[name](field)) accepted[name] = field;
  }
  return accepted;
}

/** The same for JSON, which may be absent or broken. */
export function parse<T extends object>(checks: Checks<T>, otherwise: T, text: string | null): T {
  try {
    return accept(checks, otherwise, text === null ? undefined : JSON.parse(text));
  } catch {
    return { ...otherwise };
  }
}

/** What the browser has stored under that name. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value under that name, if the browser lets us. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or forbidden: the value lasts only as long as this page.
  }
}
