/** Shorthands for creating SVG elements. */

type Attributes = Readonly<Record<string, string | number>>;

export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Node[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** A number for an attribute, rounded to hundredths, because nobody sees the difference. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

export function translate(x: number, y: number, scale = 1): string {
  const moved = `translate(${short(x)} ${short(y)})`;
  return scale === 1 ? moved : `${moved} scale(${scale.toFixed(4)})`;
}

/** Sets an attribute only if its value changes, because browsers redo the work otherwise. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
