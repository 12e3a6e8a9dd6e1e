import type { Element, ElementContent } from 'hast';
import { sentence } from '../../engine/page/syntax/elements.ts';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** Renders a sentence with code in backticks and links as in Markdown. */
export function inlineElements(value: string): ElementContent[] {
  const found = LINK.exec(value);
  if (found === null) return textsOf(value);
  const [whole, label = '', href = ''] = found;
  const rest = value.slice(found.index + whole.length);
  return [...textsOf(value.slice(0, found.index)), link(sentence(label), href), ...inlineElements(rest)];
}

export function link(children: ElementContent[], href: string): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children };
}

const textsOf = (value: string): ElementContent[] =>
  sentence(value).filter((part) => part.type !== 'text' || part.value !== '');
