import type { Element } from 'hast';
import type { HastNode } from './jsx-tree.ts';

/** Returns the text inside an element on one line: the title of a heading, the words of a cell. */
export function visibleText(element: Element): string {
  let text = '';
  const visit = (node: HastNode): void => {
    if (node.type === 'text') text += node.value;
    else if ('children' in node && !(node.type === 'element' && isUnspoken(node)))
      node.children.forEach(visit);
  };
  element.children.forEach(visit);
  return oneLine(text);
}

/** Returns whether the text of an element is not read with the text around it: hidden, or the mark of a footnote. */
export function isUnspoken({ properties }: Element): boolean {
  // Tags written as JSX keep the name of the attribute.
  const isHidden = (properties['ariaHidden'] ?? properties['aria-hidden']) === 'true';
  return isHidden || 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
