import { COMMENTS, lineAt, textOf } from '../../config-text/config-tree.ts';
import type { ConfigNode } from '../../config-text/config-tree.ts';

/**
 * Finds the comments of the parts of an object or a file, by where the part begins. A comment belongs to the part
 * that ends on its line, else to the next one.
 */
export function commentsOf(node: ConfigNode, code: string): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const add = (part: ConfigNode, comments: readonly string[]) =>
    found.set(part.from, [...(found.get(part.from) ?? []), ...comments]);
  let before: ConfigNode | undefined;
  let waiting: string[] = [];
  for (let part = node.firstChild; part; part = part.nextSibling) {
    if (COMMENTS.has(part.name)) {
      const isBeside = before && lineAt(code, before.to) === lineAt(code, part.from);
      if (isBeside && before) add(before, [textOf(part, code)]);
      else waiting.push(textOf(part, code));
    } else if (!['{', '}', ','].includes(part.name)) {
      add(part, waiting);
      waiting = [];
      before = part;
    }
  }
  if (before) add(before, waiting);
  return found;
}
