import type { Element, ElementContent } from 'hast';

/** Builds a table from the texts of its head and the contents of its cells. */
export function tableElement(
  head: readonly string[],
  rows: readonly (readonly (readonly ElementContent[])[])[],
): Element {
  const row = (tag: string, cells: readonly (readonly ElementContent[])[]) =>
    element(
      'tr',
      cells.map((cell) => element(tag, [...cell])),
    );
  return element('table', [
    element('thead', [
      row(
        'th',
        head.map((cell) => [text(cell)]),
      ),
    ]),
    element(
      'tbody',
      rows.map((cells) => row('td', cells)),
    ),
  ]);
}

export function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

export function code(value: string): Element {
  return element('code', [text(value)]);
}

/** Builds the contents of a sentence in which backticks enclose code. */
export function sentence(value: string): ElementContent[] {
  return value.split('`').map((part, index) => (index % 2 === 1 ? code(part) : text(part)));
}

/** Builds the contents of a message whose names in braces are elements, in the order of its language. */
export function filledElements(
  value: string,
  slots: Readonly<Record<string, ElementContent>>,
): ElementContent[] {
  return value
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? (slots[part] ?? text(part)) : text(part)))
    .filter((part) => part.type !== 'text' || part.value !== '');
}
