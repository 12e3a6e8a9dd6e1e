import { renderNodes } from './render-nodes.ts';
import type { StaticRun } from './static-runs.ts';
import type { HastNode } from './syntax/jsx-tree.ts';

/**
 * Writes everything in runs that contains no component of the theme as HTML. The theme may not be bundled yet, but
 * nothing else is needed of the trees, which are many times larger.
 */
export function flattenRuns(runs: readonly StaticRun[]): StaticRun[] {
  return runs.map((run) => ({ ...run, nodes: flatten(run.nodes) }));
}

function flatten(nodes: readonly HastNode[]): HastNode[] {
  const result: HastNode[] = [];
  let plain: HastNode[] = [];
  const flush = () => {
    // Text alone stays text, because white space between components is dropped.
    if (plain.every(({ type }) => type === 'text')) result.push(...plain);
    else result.push({ type: 'raw', value: renderNodes(plain, unexpected) });
    plain = [];
  };
  for (const node of nodes) {
    if (!hasComponent(node)) plain.push(node);
    else {
      flush();
      result.push(withFlatChildren(node));
    }
  }
  flush();
  return result;
}

/** Attributes inside an SVG are written differently, which a part of it does not show. */
function withFlatChildren(node: HastNode): HastNode {
  if (node.type !== 'element' || node.tagName === 'svg') return node;
  return { ...node, children: flatten(node.children) as typeof node.children };
}

function hasComponent(node: HastNode): boolean {
  if (node.type !== 'element') return false;
  return node.data?.component !== undefined || node.children.some(hasComponent);
}

function unexpected(): never {
  throw new Error('A component was rendered before the theme was bundled.');
}
