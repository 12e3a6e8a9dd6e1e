import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { entryKind } from '../../../model/entry-kind.ts';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { walk, walkElements } from '../syntax/walk.ts';

/** Turns the names in a `FileTree` into those of a `tree` fence. */
export function markListedFiles(tree: Root): void {
  walk(tree, (node) => {
    const list = node as HastNode;
    if (list.data?.themeName !== 'FileTree') return;
    walkElements(list, (item) => {
      if (item.tagName !== 'li') return;
      const [name, ...rest] = item.children.filter((child) => child.type === 'element');
      if (name?.tagName !== 'code') return;
      name.tagName = 'span';
      name.properties['className'] = [entryKind(toString(name), rest.some(isList))];
    });
  });
}

function isList({ tagName }: Element): boolean {
  return tagName === 'ul' || tagName === 'ol';
}
