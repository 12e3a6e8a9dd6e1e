import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { walkElements } from '../syntax/walk.ts';

/** Adds IDs to blocks with a title, so links can point to them and to their lines: `#tool.config.ts-L3-L5`. */
export function nameCodeBlocks(tree: Root, anchors: Set<string>): void {
  walkElements(tree, (element) => {
    const isCode = element.tagName === 'figure' && String(element.properties['className']) === 'code';
    const caption = element.children.find(
      (child) => child.type === 'element' && child.tagName === 'figcaption',
    );
    if (!isCode || !caption || element.properties['id'] !== undefined) return;
    const name = toString(caption).trim().replaceAll(/\s+/g, '-');
    let id = name;
    for (let count = 2; anchors.has(id); count++) id = `${name}-${count}`;
    anchors.add(id);
    element.properties['id'] = id;
  });
}
