/**
 * Text from people and records, made safe to show: names, comments, tags, what somebody typed.
 *
 * It must not act on the text around it. `crates/text` does the same for the terminal, and says which characters do
 * what; both are tested with the rows of `crates/text/tests/data/isolated.json`.
 */

/** Line breaks that are not `\n`. */
const LINE_BREAKS = /[\r\v\f\u0085\u2028\u2029]/g;

/** What else has no place in a text: controls, embeddings and overrides of direction, invisible characters. */
const REMOVED =
  /[^\P{Cc}\n\t]|[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u2065\u206a-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Noncharacter_Code_Point}/gu;

/** Letters that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The start of an isolate whose direction is that of its first letter, and the end of any isolate. */
const FSI = '\u2068';
const PDI = '\u2069';

/** A text that may have several lines, for an element with `dir="auto"` or a `<bdi>`. */
export function cleaned(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text.replace(LINE_BREAKS, ' ').replace(REMOVED, '').split('\n').map(balanced).join('\n');
}

/** A text as part of a sentence or an attribute: isolated, line by line, if it runs from right to left. */
export function isolated(text: string): string {
  return cleaned(text).split('\n').map(isolatedLine).join('\n');
}

function isolatedLine(line: string): string {
  if (!RIGHT_TO_LEFT.test(line)) return line;
  // A sentence may be part of another one: what is in an isolate already needs none.
  let depth = 0;
  for (const character of line) {
    if (isStart(character)) depth += 1;
    else if (character === PDI) depth -= 1;
    else if (depth === 0 && RIGHT_TO_LEFT.test(character)) return FSI + line + PDI;
  }
  return line;
}

/** Whether an isolate starts here. */
function isStart(character: string): boolean {
  return character >= '\u2066' && character <= FSI;
}

/** The line without isolates that are not closed, and without ends of none. */
function balanced(line: string): string {
  if (!/[\u2066-\u2069]/.test(line)) return line;
  const characters = [...line];
  const open: number[] = [];
  const stray = new Set<number>();
  characters.forEach((character, at) => {
    if (isStart(character)) open.push(at);
    else if (character === PDI && open.pop() === undefined) stray.add(at);
  });
  open.forEach((at) => stray.add(at));
  return characters.filter((_, at) => !stray.has(at)).join('');
}
