/** Texts of the rulebook: paragraphs in which the number of a rule is a link to it. */

/** A part of a paragraph: plain text, or the number of a rule. */
export type Span = { readonly text: string } | { readonly rule: string };

const RULE = /\b(R\d+\.\d+)\b/;

/** The paragraphs of a text, which are separated by empty lines. */
export function paragraphs(text: string): Span[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(spans);
}

function spans(paragraph: string): Span[] {
  // Every second part is what the pattern found.
  return paragraph
    .split(RULE)
    .map((part, index) => (index % 2 === 1 ? { rule: part } : { text: part }))
    .filter((span) => !('text' in span) || span.text !== '');
}

/** The number of a rule as typed into the address: `r3.3` and `3.3` are R3.3. */
export function ruleNumber(text: string): string | undefined {
  const [, number] = /^R?(\d{1,2}\.\d{1,2})$/i.exec(text) ?? [];
  return number === undefined ? undefined : `R${number}`;
}
