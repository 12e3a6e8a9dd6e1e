import { isMap, isNode, isPair, isScalar, isSeq, type Node } from 'yaml';
import type { Explanation } from './explain-issue.ts';

/** Finds where a key or value is written in YAML, as deep as the source shows it. */
export function yamlOffset(
  contents: Node | null,
  { path, pointAt }: Pick<Explanation, 'path' | 'pointAt'>,
): number {
  let node: unknown = contents;
  let offset = contents?.range?.[0] ?? 0;
  const keys = pointAt === 'parent' ? path.slice(0, -1) : path;
  for (const [depth, key] of keys.entries()) {
    const pair = isMap(node)
      ? node.items.find(
          (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
        )
      : undefined;
    const next: unknown =
      pair?.value ?? (isSeq(node) && typeof key === 'number' ? node.items[key] : undefined);
    const isLastKey = depth === keys.length - 1 && pointAt === 'key';
    const place = isLastKey || !isNode(next) ? pair?.key : next;
    if (!isNode(place)) break;
    offset = place.range?.[0] ?? offset;
    node = next;
  }
  return offset;
}
