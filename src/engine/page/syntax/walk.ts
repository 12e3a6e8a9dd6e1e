import type { Element } from 'hast';
import type { Node, Parent } from 'unist';

/** Visits every node of a tree, parents first. A general visitor spends too much time on its options. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  const { children } = node as Partial<Parent>;
  if (children) for (const child of children) walk(child, visit);
}

export function walkElements(node: Node, visit: (element: Element) => void): void {
  walk(node, (one) => {
    if (one.type === 'element') visit(one as Element);
  });
}

export function walkType<Found extends Node>(
  node: Node,
  type: Found['type'],
  visit: (node: Found) => void,
): void {
  walk(node, (one) => {
    if (one.type === type) visit(one as Found);
  });
}
