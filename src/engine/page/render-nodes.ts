import type { ElementContent, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { StaticComponentCall, StaticComponentChild } from '../../model/render.ts';
import { COMPONENT_TAG } from './components/lower-jsx.ts';
import type { HastNode } from './syntax/jsx-tree.ts';

/** Renders a component of the theme to HTML. */
export type RenderStatic = (
  component: StaticComponentCall,
  children: StaticComponentChild[],
  node: HastNode,
) => string;

export function renderNodes(nodes: readonly HastNode[], renderStatic: RenderStatic): string {
  const root: Root = {
    type: 'root',
    children: nodes.flatMap((node) => withComponents(node, renderStatic)) as Root['children'],
  };
  return toHtml(root, { allowDangerousHtml: true, closeSelfClosing: false });
}

/** Replaces components and highlighted code with raw HTML, and keeps plain nodes. */
function withComponents(node: HastNode, renderStatic: RenderStatic): Nodes[] {
  if (node.type === 'coloredCode') return [{ type: 'raw', value: node.html }];
  if (node.type === 'element' && node.tagName === COMPONENT_TAG && node.data?.component) {
    return [
      {
        type: 'raw',
        value: renderStatic(node.data.component, staticChildren(node.children, renderStatic), node),
      },
    ];
  }
  if ('children' in node && node.children.length > 0) {
    return [
      {
        ...node,
        children: node.children.flatMap((child) => withComponents(child, renderStatic)) as ElementContent[],
      },
    ];
  }
  return [node];
}

function staticChildren(
  nodes: readonly ElementContent[],
  renderStatic: RenderStatic,
): StaticComponentChild[] {
  const result: StaticComponentChild[] = [];
  let plain: ElementContent[] = [];
  const flush = () => {
    if (plain.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      result.push({ html: renderNodes(plain, renderStatic) });
    plain = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === COMPONENT_TAG && node.data?.component) {
      flush();
      result.push({ component: node.data.component, children: staticChildren(node.children, renderStatic) });
    } else plain.push(node);
  }
  flush();
  return result;
}
