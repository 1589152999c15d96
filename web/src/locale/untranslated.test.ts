import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

// Text for people is in locales/. This searches the sources for text that is not.

const sources = import.meta.glob<string>(
  ['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../wire.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** Attributes that people read or hear. */
const READ = [
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'note',
];

/** Words that are the same in all languages, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  skep: 'our own name',
  '· skep': 'our own name, behind a title',
};

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly value?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** All nodes of a tree, with the attribute that each is in. */
function nodes(value: unknown, attribute?: string): { node: Node; attribute: string | undefined }[] {
  if (Array.isArray(value)) return value.flatMap((each) => nodes(each, attribute));
  if (!isNode(value)) return [];
  const inside = value.type === 'Attribute' ? value.name : attribute;
  const below = Object.entries(value).flatMap(([name, each]) =>
    name === 'parent' ? [] : nodes(each, inside),
  );
  return [{ node: value, attribute: inside }, ...below];
}

const hasWords = (text: string) => /\p{L}/u.test(text) && !(text.trim() in ALLOWED);
/** A text of several words that begins like a sentence; keys, classes and addresses do not. */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}+,? \p{Ll}+(?:\P{L}|$)/u.test(text);

/** The text of a literal, in any quotes. */
function literal({ type, value }: Node): string {
  const text = type === 'TemplateElement' ? (value as { cooked?: unknown }).cooked : value;
  return typeof text === 'string' ? text : '';
}

function wordsIn(source: string): string[] {
  const { fragment, instance, module } = parse(source, { modern: true });
  const all = nodes([fragment, instance?.content, module?.content]);
  return all.flatMap(({ node, attribute }) => {
    if (node.type !== 'Text') return isSentence(literal(node)) ? [literal(node)] : [];
    const isRead = attribute === undefined || READ.includes(attribute);
    return isRead && hasWords(node.data ?? '') ? [node.data?.trim() ?? ''] : [];
  });
}

/** A module as the script of a component, which the same parser reads. */
const asComponent = (path: string, source: string) =>
  path.endsWith('.svelte') ? source : `<script lang="ts">${source}</script>`;

test.each(Object.entries(sources))('%s says nothing by itself', (path, source) => {
  expect(wordsIn(asComponent(path, source))).toEqual([]);
});
