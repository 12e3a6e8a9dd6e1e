import { parser } from '@lezer/javascript';

export type ConfigTree = ReturnType<typeof parser.parse>;
export type ConfigNode = ConfigTree['topNode'];

/** The name in the editor's grammar for a place that cannot be parsed. */
const SYNTAX_ERROR = '⚠';
export const COMMENTS: ReadonlySet<string> = new Set(['LineComment', 'BlockComment']);
const WRAPPERS = new Set(['ParenthesizedExpression', 'BinaryExpression']);
/** Functions that return the configuration they get; the second one is that of unbuild. */
const IDENTITIES = new Set(['defineConfig', 'defineBuildConfig']);
const TYPESCRIPT = parser.configure({ dialect: 'ts' });
/** The grammar does not know attributes of imports: `import pkg from './package.json' with { type: 'json' }`. */
const IMPORT_ATTRIBUTES = /(\bfrom\s*(['"])[^'"\n]*\2\s*)((?:with|assert)\s*\{[^}\n]*\})/g;

/** Parses a configuration without running it, with the grammar of the lab's editor. */
export function parseConfig(code: string): ConfigTree {
  const known = code.replaceAll(
    IMPORT_ATTRIBUTES,
    (_, before: string, quote: string, attributes: string) => before + ' '.repeat(attributes.length),
  );
  return TYPESCRIPT.parse(known);
}

/** The children of a node, without comments. */
export function childrenOf(node: ConfigNode): ConfigNode[] {
  const children: ConfigNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!COMMENTS.has(child.name)) children.push(child);
  return children;
}

export function textOf(node: ConfigNode, code: string): string {
  return code.slice(node.from, node.to);
}

/** The ends of the lines of the last text: a conversion asks for the line of every node of one file. */
let known: { code: string; ends: readonly number[] } = { code: '', ends: [] };

function lineEndsOf(code: string): readonly number[] {
  if (known.code !== code) known = { code, ends: [...code.matchAll(/\n/g)].map(({ index }) => index) };
  return known.ends;
}

/** Counted from 1. */
export function lineAt(code: string, offset: number): number {
  const ends = lineEndsOf(code);
  let [from, to] = [0, ends.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ends[middle]! < offset) from = middle + 1;
    else to = middle;
  }
  return from + 1;
}

export interface SyntaxFault {
  line: number;
  /** The word or character that cannot be there; undefined at the end of the file. */
  found: string | undefined;
  /** At the end of the file: the bracket that is not closed. Its line is then the line of the fault. */
  unclosed: string | undefined;
}

/** Finds the first place that cannot be parsed. */
export function syntaxFaultIn(tree: ConfigTree, code: string): SyntaxFault | undefined {
  let fault: SyntaxFault | undefined;
  tree.iterate({
    enter({ name, node }) {
      if (fault === undefined && name === SYNTAX_ERROR) fault = faultAt(node, code);
      return fault === undefined;
    },
  });
  return fault;
}

function faultAt(node: ConfigNode, code: string): SyntaxFault {
  const [found] = /\S[\w$]*/.exec(code.slice(node.from)) ?? [];
  const start = node.parent?.from ?? node.from;
  const [unclosed] = found === undefined ? (/^[([{`]/.exec(code.slice(start)) ?? []) : [];
  return { line: lineAt(code, unclosed === undefined ? node.from : start), found, unclosed };
}

/** Undefined if the file has no default export. */
export function exportedNode(tree: ConfigTree): ConfigNode | undefined {
  for (const statement of childrenOf(tree.topNode)) {
    if (statement.name !== 'ExportDeclaration') continue;
    const parts = childrenOf(statement);
    if (parts[1]?.name === 'default') return parts[2];
  }
  return undefined;
}

/** Removes what has no effect on a value: `defineConfig(…)`, parentheses, `satisfies`, `as` and `<const>`. */
export function unwrapped(node: ConfigNode, code: string): ConfigNode {
  const parts = childrenOf(node);
  const [first, second] = parts;
  if (
    node.name === 'CallExpression' &&
    first &&
    second?.name === 'ArgList' &&
    IDENTITIES.has(textOf(first, code))
  ) {
    const given = childrenOf(second).filter(({ name }) => !['(', ')', ','].includes(name));
    return given.length === 1 ? unwrapped(given[0]!, code) : node;
  }
  const last = parts.at(-1);
  if (node.name === 'PrefixCast' && last) return unwrapped(last, code);
  if (!WRAPPERS.has(node.name)) return node;
  if (first?.name === '(' && second) return unwrapped(second, code);
  return first && (second?.name === 'satisfies' || second?.name === 'as') ? unwrapped(first, code) : node;
}
