import type { Element } from 'hast';
import { oneLine } from '../../../model/one-line.ts';
import type { HastNode } from './jsx-tree.ts';

/** The text inside an element on one line, for titles of headings and cells. */
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

/** Checks whether an element is not read with the text around it: it is hidden, or a footnote reference. */
export function isUnspoken({ properties }: Element): boolean {
  // Tags written as JSX keep the attribute's name.
  const isHidden = (properties['ariaHidden'] ?? properties['aria-hidden']) === 'true';
  return isHidden || 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
}
