import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { isJsx } from '../syntax/jsx-tree.ts';
import type { HastNode, JsxElement } from '../syntax/jsx-tree.ts';
import { walk } from '../syntax/walk.ts';

/** Hides the title of a code block that repeats the label of its tab. It stays the block's name in links. */
export function hideRepeatedTitles(tree: Root): void {
  walk(tree, (node) => {
    const tab = node as HastNode;
    if (!isJsx(tab) || tab.data?.themeName !== 'Tab') return;
    const label = labelOf(tab);
    for (const caption of tab.children.flatMap(captionsOf))
      if (toString(caption) === label) caption.properties['hidden'] = true;
  });
}

function labelOf({ attributes }: JsxElement): unknown {
  return attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'label')?.value;
}

function captionsOf(block: HastNode): Element[] {
  if (block.type !== 'element' || block.tagName !== 'figure') return [];
  return block.children.filter((child) => child.type === 'element').filter(isCaption);
}

function isCaption({ tagName }: Element): boolean {
  return tagName === 'figcaption';
}
