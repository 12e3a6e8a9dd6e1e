import type { Root } from 'hast';
import { isJsx } from '../syntax/jsx-tree.ts';
import type { HastNode, JsxElement } from '../syntax/jsx-tree.ts';
import { walk } from '../syntax/walk.ts';

/**
 * Marks groups of tabs whose panels all begin with code: they are its title bar. The stylesheet could find that out, but
 * only once all panels have arrived, which would move the text.
 */
export function markTitleTabs(tree: Root): void {
  walk(tree, (node) => {
    if (!isThemed(node as HastNode, ['Tabs', 'PageTabs'])) return;
    const { children, attributes } = node as JsxElement;
    const panels = children.filter((child) => isThemed(child, ['Tab', 'PageTab'])) as JsxElement[];
    if (panels.length > 0 && panels.every(beginsWithCode))
      attributes.push({ type: 'mdxJsxAttribute', name: 'isTitleBar', value: null });
  });
}

function isThemed(node: HastNode, names: readonly string[]): boolean {
  return isJsx(node) && names.includes(node.data?.themeName ?? '');
}

function beginsWithCode({ children }: JsxElement): boolean {
  const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  const classes = first?.type === 'element' && first.properties['className'];
  return Array.isArray(classes) && classes.includes('code');
}
