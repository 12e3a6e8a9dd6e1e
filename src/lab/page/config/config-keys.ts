import { childrenOf, exportedNode, parseConfig, unwrapped } from '../../../config-text/config-tree.ts';
import type { ConfigNode } from '../../../config-text/config-tree.ts';
import { keyOf } from '../../../config-text/config-value.ts';

/** An option in a configuration: its full name, such as `lib.output.target`, and where the name is. */
export interface ConfigKey {
  name: string;
  from: number;
  to: number;
}

/** Lists the options of a configuration, also of one with code, in the order of the file. */
export function configKeys(code: string): ConfigKey[] {
  const keys: ConfigKey[] = [];
  const exported = exportedNode(parseConfig(code));
  if (exported) collect(unwrapped(exported, code), '');
  return keys;

  function collect(node: ConfigNode, prefix: string): void {
    if (node.name === 'ArrayExpression') {
      for (const item of childrenOf(node)) collect(unwrapped(item, code), prefix);
      return;
    }
    if (node.name !== 'ObjectExpression') return;
    for (const property of childrenOf(node)) {
      const [key, , value] = property.name === 'Property' ? childrenOf(property) : [];
      const own = key && keyOf(key, code);
      if (!key || own === undefined) continue;
      const name = prefix + own;
      keys.push({ name, from: key.from, to: key.to });
      if (value) collect(unwrapped(value, code), `${name}.`);
    }
  }
}
