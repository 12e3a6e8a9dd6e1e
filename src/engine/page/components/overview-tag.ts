import type { Root, RootContent } from 'hast';
import type { Parent } from 'unist';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { walk } from '../syntax/walk.ts';

export interface OverviewTags {
  found: boolean;
  /** The first block after a tag that is not inside another block. Text from here on follows the list. */
  next: RootContent | undefined;
}

/**
 * Removes `<Overview />`, which has the same effect as `overview: true`: the layout adds the list of the section. Without
 * a tag, the list follows the text.
 */
export function takeOverviewTags(tree: Root): OverviewTags {
  let found = false;
  const at = tree.children.findIndex((child) => isOverview(child));
  const next = at < 0 ? undefined : tree.children.slice(at).find((child) => !isOverview(child));
  walk(tree, (node) => {
    const { children } = node as Partial<Parent>;
    if (!children) return;
    const kept = children.filter((child) => !isOverview(child as HastNode));
    found ||= kept.length < children.length;
    (node as Parent).children = kept;
  });
  return { found, next };
}

function isOverview(node: HastNode): boolean {
  return node.type === 'element' && node.data?.component?.name === 'Overview';
}
