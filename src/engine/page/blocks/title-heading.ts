import type { Root } from 'hast';
import { walkElements } from '../syntax/walk.ts';

/** Starts a page with its title from the frontmatter, unless the page has a heading of the first level itself. */
export function addTitleHeading(tree: Root, title: string | undefined): void {
  if (title === undefined) return;
  let hasHeading = false;
  walkElements(tree, ({ tagName }) => {
    hasHeading ||= tagName === 'h1';
  });
  if (hasHeading) return;
  const children = [{ type: 'text' as const, value: title }];
  tree.children.unshift({ type: 'element', tagName: 'h1', properties: {}, children });
}
