import type { Root } from 'hast';
import type { Parent } from 'unist';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import type { AddedComponent, SiteContext } from '../context/site-context.ts';
import { walk, walkElements } from '../syntax/walk.ts';

/** Completes the props of components with what extensions add to them. */
export function completeProps(tree: Root, scope: FileScope, site: SiteContext): void {
  walkElements(tree, (node) => {
    const call = node.data?.component;
    if (!call) return;
    for (const { addProps } of site.extensions)
      Object.assign(call.props, addProps?.(call, { node, scope, site }));
  });
}

/** Replaces extension components with what the extensions render. Returns the names of these components. */
export async function renderAddedComponents(
  tree: Root,
  scope: FileScope,
  site: SiteContext,
): Promise<ReadonlySet<string>> {
  const added = new Map(site.extensions.flatMap(({ components = {} }) => Object.entries(components)));
  const find = (node: HastNode) => added.get(nameOf(node) ?? '');
  const parents: Parent[] = [];
  walk(tree, (node) => {
    if ('children' in node && (node as Parent).children.some((child) => find(child as HastNode)))
      parents.push(node as Parent);
  });
  // The innermost first: a component may put its children into something else.
  for (const parent of parents.toReversed()) {
    const children: HastNode[] = [];
    for (const child of parent.children as HastNode[]) {
      const component = find(child);
      children.push(...(component ? await renderOne(component, child, scope, site) : [child]));
    }
    parent.children = children;
  }
  return new Set(added.keys());
}

function nameOf(node: HastNode): string | undefined {
  return node.data?.themeName ?? (node.type === 'element' ? node.data?.component?.name : undefined);
}

async function renderOne(
  component: AddedComponent,
  node: HastNode,
  scope: FileScope,
  site: SiteContext,
): Promise<HastNode[]> {
  const props = node.type === 'element' ? node.data?.component?.props : undefined;
  if (!component.isRepeatable) scope.unrepeatable.add(nameOf(node) ?? '');
  if (props) {
    const rendered = await component.render(props, { node, scope, site });
    for (const one of rendered) if (one.type === 'element') one.data = { ...one.data, isMade: true };
    return rendered;
  }
  const name = nameOf(node);
  report(scope, node, {
    level: 'error',
    what: `<${name}> takes only plain values, because it is rendered when the site is built.`,
    fix: `Write them out, as in <${name} ${Object.keys(component.rule.props)[0] ?? ''}="…" />.`,
  });
  return [];
}
