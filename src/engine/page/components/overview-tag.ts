import type { Root } from 'hast';
import type { Parent } from 'unist';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { walk } from '../syntax/walk.ts';

/**
 * Removes `<Overview />`, which has the same effect as `overview: true`: the layout adds the list of the section below
 * the text.
 */
export function takeOverviewTags(tree: Root): boolean {
  let found = false;
  walk(tree, (node) => {
    const { children } = node as Partial<Parent>;
    if (!children) return;
    const kept = children.filter((child) => !isOverview(child as HastNode));
    found ||= kept.length < children.length;
    (node as Parent).children = kept;
  });
  return found;
}

function isOverview(node: HastNode): boolean {
  return node.type === 'element' && node.data?.component?.name === 'Overview';
}
