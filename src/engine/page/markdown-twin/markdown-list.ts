import type { Element } from 'hast';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { prefixed } from '../../../model/markdown-text.ts';

/** Renders a list with the content of its items. */
export function listBlock(
  { tagName, properties, children }: Element,
  blocksOf: (nodes: readonly HastNode[]) => string[],
): string {
  const items = children.filter((child) => child.type === 'element');
  const isLoose = items.some((item) => item.children.some((child) => isElement(child, /^p$/)));
  const start = Number(properties['start'] ?? 1);
  const marker = (index: number) => (tagName === 'ul' ? '-' : `${start + index}.`);
  const written = items.map((item, index) => {
    const isTight = !isLoose && item.children.every(isLineOrList);
    const text = blocksOf(item.children).join(isTight ? '\n' : '\n\n');
    const first = `${marker(index)} `;
    return prefixed(text, first, ' '.repeat(first.length));
  });
  return written.join(isLoose ? '\n\n' : '\n');
}

/** Changes the markers of the second of two adjacent lists, which would otherwise be one. */
export function keepListsApart(blocks: readonly string[]): string[] {
  const apart: string[] = [];
  for (const block of blocks) {
    const last = apart.at(-1) ?? '';
    if (block.startsWith('- ') && last.startsWith('- ')) apart.push(block.replaceAll(/^- /gm, '* '));
    else if (/^\d+\. /.test(block) && /^\d+\. /.test(last))
      apart.push(block.replaceAll(/^(\d+)\. /gm, '$1) '));
    else apart.push(block);
  }
  return apart;
}

function isLineOrList(node: HastNode): boolean {
  return !isElement(node, /^(?:div|figure|pre|blockquote|details|table|hr|h\d|static-component)$/);
}

function isElement(node: HastNode, name: RegExp): boolean {
  return node.type === 'element' && name.test(node.tagName);
}
