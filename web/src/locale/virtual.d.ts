/** The texts of `locales/`, assembled by `locales.ts` next to this folder. */
declare module 'virtual:words' {
  type Load = () => Promise<{ readonly default: string }>;

  /** English for all pages but those of learning. */
  export const english: string;
  /** The same in the other languages, by their codes. */
  export const pages: Readonly<Record<string, Load>>;
  /** Rulebook and lessons, by the codes of the languages. */
  export const learning: Readonly<Record<string, Load>>;
}
