import type { Element, Root } from 'hast';
import { walkElements } from '../syntax/walk.ts';

/** Columns beside the tools on a phone. */
const NARROWEST = 22;

/**
 * Finds a place for the tools of code without a title bar, where they would share the first line. Its lines do not wrap, so
 * if the first one is too long for a phone, they belong to the last; if both are, they are below. A single line wraps.
 */
export function placeTools(tree: Root): void {
  walkElements(tree, (block) => {
    const classes = block.properties['className'];
    if (!Array.isArray(classes) || !classes.includes('code') || classes.includes('terminal')) return;
    const [caption, pre = caption] = block.children.filter(isElement);
    if (pre !== caption && caption?.properties['hidden'] !== true) return;
    const code = pre?.children.filter(isElement)[0]?.children[0];
    if (code?.type === 'coloredCode') classes.push(...placeFor(code.value.split('\n')));
  });
}

function placeFor(lines: readonly string[]): string[] {
  const isLong = (line: string | undefined) => line !== undefined && line.length > NARROWEST;
  if (!isLong(lines[0])) return [];
  if (lines.length === 1) return ['one-line'];
  return isLong(lines.at(-1)) ? ['tools-last', 'long-last'] : ['tools-last'];
}

function isElement(node: Element['children'][number]): node is Element {
  return node.type === 'element';
}
