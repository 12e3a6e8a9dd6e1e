import {
  childrenOf,
  exportedNode,
  lineAt,
  parseConfig,
  syntaxFaultIn,
  textOf,
} from '../../../config-text/config-tree.ts';
import type { ConfigNode, SyntaxFault } from '../../../config-text/config-tree.ts';
import { readValue } from '../../../config-text/config-value.ts';
import type { ConfigValue } from '../../../config-text/config-value.ts';

export type ReadConfig =
  | { kind: 'literal'; value: unknown }
  /** Contains code, which runs only with the reader's consent. */
  | { kind: 'code'; line: number; code: string | undefined }
  | { kind: 'broken'; fault: SyntaxFault };

/** The only import that a configuration made of literals needs. */
const OWN_IMPORT = /^import\s*\{\s*defineConfig\s*,?\s*\}\s*from\s*(['"])@rslib\/core\1;?$/;
const TYPE_IMPORT = /^import\s+type\b/;

/** Reads the value of a configuration that consists of literals. Nothing in it is evaluated. */
export function readLiteralConfig(code: string): ReadConfig {
  const tree = parseConfig(code);
  const fault = syntaxFaultIn(tree, code);
  if (fault !== undefined) return { kind: 'broken', fault };
  try {
    for (const statement of childrenOf(tree.topNode)) checkStatement(statement, code);
    const exported = exportedNode(tree);
    if (!exported) throw new CodeFound(tree.topNode);
    return { kind: 'literal', value: plainValue(readValue(exported, code), code) };
  } catch (found) {
    if (!(found instanceof CodeFound)) throw found;
    return { kind: 'code', line: lineAt(code, found.node.from), code: found.code };
  }
}

class CodeFound extends Error {
  constructor(
    readonly node: ConfigNode,
    readonly code?: string,
  ) {
    super(code);
  }
}

function checkStatement(statement: ConfigNode, code: string): void {
  const text = textOf(statement, code);
  const isHarmless =
    statement.name === 'ImportDeclaration'
      ? OWN_IMPORT.test(text) || TYPE_IMPORT.test(text)
      : statement.name === 'ExportDeclaration' && childrenOf(statement)[1]?.name === 'default';
  if (!isHarmless) throw new CodeFound(statement, shortened(text));
}

function plainValue(value: ConfigValue, code: string): unknown {
  if (value.kind === 'literal') return value.value;
  if (value.kind === 'code') throw new CodeFound(value.node, shortened(textOf(value.node, code)));
  if (value.kind === 'list')
    return value.items.map((item) => {
      if (item.kind === 'spread') throw new CodeFound(item.node, shortened(textOf(value.node, code)));
      return plainValue(item, code);
    });
  const object: Record<string, unknown> = {};
  for (const entry of value.entries) {
    if (entry.kind !== 'property') throw new CodeFound(entry.node, shortened(textOf(entry.node, code)));
    object[entry.name] = plainValue(entry.value, code);
  }
  return object;
}

/** The start of a piece of code, for a sentence. */
function shortened(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length < text.length || line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line;
}
