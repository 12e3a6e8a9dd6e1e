import { childrenOf, textOf } from '../../config-text/config-tree.ts';
import type { ConfigNode, ConfigTree } from '../../config-text/config-tree.ts';
import { readValue } from '../../config-text/config-value.ts';
import type { ConfigValue } from '../../config-text/config-value.ts';

/** What a configuration says as plain data. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** `path.join(__dirname, 'docs')`, as configurations name folders. */
const OWN_FOLDER =
  /^(?:path\.)?(?:join|resolve)\(\s*(?:__dirname|import\.meta\.dirname)\s*,\s*(["'])([^"']+)\1\s*\)$/;

interface Listeners {
  /** Gets what only running the configuration would tell. */
  onUnread: (name: string, node: ConfigNode) => void;
  /** Gets everything that has a name, such as `themeConfig.nav[0].text`. */
  onNamed: (name: string, node: ConfigNode) => void;
  /** Functions, each with what gets the first argument of a call, and its name in the configuration. */
  calls: Readonly<Record<string, (argument: Plain, name: string) => void>>;
}

/** Reads a value without running anything. */
export function createReader(tree: ConfigTree, code: string, { onUnread, onNamed, calls }: Listeners) {
  const constants = constantsOf(tree, code);

  function plain(value: ConfigValue, name: string): Plain | undefined {
    onNamed(name, value.node);
    if (value.kind === 'literal')
      return value.value === undefined || value.value instanceof RegExp
        ? unread(name, value.node)
        : value.value;
    if (value.kind === 'list')
      return value.items.flatMap((item, index) => {
        const here = `${name}[${index}]`;
        const read = item.kind === 'spread' ? unread(here, item.node) : plain(item, here);
        return read === undefined ? [] : [read];
      });
    if (value.kind === 'object') return Object.fromEntries(entriesOf(value, name));
    const text = textOf(value.node, code);
    const [, , folder] = OWN_FOLDER.exec(text) ?? [];
    if (folder !== undefined) return folder;
    const call = callOf(value.node);
    if (call) {
      const argument = plain(readValue(call.argument, code), name);
      if (argument !== undefined) call.onCall(argument, name);
      return undefined;
    }
    const declared = constants.get(text);
    return declared ? plain(readValue(declared, code), name) : unread(name, value.node);
  }

  function entriesOf(value: ConfigValue & { kind: 'object' }, name: string): [string, Plain][] {
    return value.entries.flatMap((entry): [string, Plain][] => {
      if (entry.kind !== 'property') {
        unread(name === '' ? '…' : `${name}.…`, entry.node);
        return [];
      }
      const read = plain(entry.value, name === '' ? entry.name : `${name}.${entry.name}`);
      return read === undefined ? [] : [[entry.name, read]];
    });
  }

  function callOf(node: ConfigNode) {
    const [called, list] = node.name === 'CallExpression' ? childrenOf(node) : [];
    const onCall = called && calls[textOf(called, code)];
    const argument = list && childrenOf(list).find(({ name }) => !['(', ')', ','].includes(name));
    return onCall && argument && { onCall, argument };
  }

  function unread(name: string, node: ConfigNode): undefined {
    onUnread(name, node);
  }

  return (node: ConfigNode): Plain | undefined =>
    plain(readValue(constants.get(textOf(node, code)) ?? node, code), '');
}

/** Values of constants at the top level, by name. */
function constantsOf(tree: ConfigTree, code: string): Map<string, ConfigNode> {
  const found = new Map<string, ConfigNode>();
  for (const statement of childrenOf(tree.topNode)) {
    const declaration =
      statement.name === 'ExportDeclaration'
        ? childrenOf(statement).find(({ name }) => name === 'VariableDeclaration')
        : statement;
    if (declaration?.name !== 'VariableDeclaration') continue;
    const parts = childrenOf(declaration);
    for (const [index, part] of parts.entries()) {
      const name = part.name === 'VariableDefinition' ? textOf(part, code) : undefined;
      const equals = parts.findIndex((one, at) => at > index && one.name === 'Equals');
      const value = parts[equals + 1];
      if (name !== undefined && equals > 0 && value) found.set(name, value);
    }
  }
  return found;
}
