/** SVG as values, turned into elements at the end, so that a tile set is plain data. */

export interface Node {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly Node[];
}

export function node(tag: string, attributes: Node['attributes'] = {}, ...children: Node[]): Node {
  return { tag, attributes, children };
}

/** The element for a node and its descendants. */
export function element(node: Node): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', node.tag);
  for (const [name, value] of Object.entries(node.attributes)) made.setAttribute(name, String(value));
  made.append(...node.children.map(element));
  return made;
}
