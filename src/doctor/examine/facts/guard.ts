import { isNode, propertyOf } from './loose-node.ts';
import type { Loose } from './loose-node.ts';

/** Which failures of a piece of code are handled. A handler of a promise gets what is thrown later, not `require` itself. */
export type Guard = 'none' | 'promises' | 'all';

/** The guard of a node inside of another one. */
export function guardOf(inner: Loose, key: string, { node, guard }: { node: Loose; guard: Guard }): Guard {
  if (guard === 'all' || (key === 'block' && isNode(node['handler']))) return 'all';
  // `.then(() => require('a')).catch(…)`: the promise fails with what the function throws.
  if (guard === 'promises') return inner.type.includes('Function') ? 'all' : guard;
  return isHandled(inner, key, node) ? 'promises' : 'none';
}

/** Says whether a node is what `.catch(…)`, `.then(…, …)` or `Promise.allSettled(…)` handles the failure of. */
function isHandled(inner: Loose, key: string, node: Loose): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const given = Array.isArray(node['arguments']) ? node['arguments'] : [];
  const method = isNode(callee) && callee.type === 'MemberExpression' ? propertyOf(callee) : undefined;
  if (key === 'arguments') return method === 'allSettled';
  if (key !== 'callee' || (method !== 'catch' && method !== 'then')) return false;
  return isHandler(given[method === 'then' ? 1 : 0]);
}

/** Anything that may be a function: not `undefined`, `void 0` or `null`. */
function isHandler(given: unknown): boolean {
  if (!isNode(given) || given.type === 'Literal' || given.type === 'UnaryExpression') return false;
  return given['name'] !== 'undefined';
}
