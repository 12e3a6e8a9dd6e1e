import type { Node } from 'estree';
import type { Root } from 'hast';
import { nearest } from '../../../model/nearest.ts';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { declaredNames } from './merge-esm.ts';
import type { FileScope } from '../context/scope.ts';
import { programsOf } from './substitute-props.ts';
import { walk } from '../syntax/walk.ts';

const FIX =
  'Import it or declare it with `export const`; for a literal brace, write \\{ or put the text in `code`.';
const PROPS_FIX = 'A file that others import reads its props one by one, as {props.name}.';

/** Reports names in braces that the page does not define: `{name}` in prose is usually a brace meant as text. */
export function checkUndefinedNames(tree: Root, scope: FileScope): void {
  const known = new Set(tree.children.flatMap(namesOf));
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') return;
    for (const program of programsOf(node as HastNode)) {
      const { names, asksFirst } = freeNames(program);
      if (asksFirst) continue;
      for (const { name, line, column } of names) {
        if (known.has(name) || name in globalThis) continue;
        scope.problems.push({
          level: 'error',
          file: node.data?.sourceName ?? scope.name,
          line,
          column,
          what: `\`${name}\` is not defined.`,
          didYouMean: nearest(name, known),
          fix: name === 'props' ? PROPS_FIX : FIX,
        });
      }
    }
  });
}

function namesOf(node: Root['children'][number]): string[] {
  if (node.type !== 'mdxjsEsm') return [];
  return (node.data?.estree?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({ local }) => local.name)
      : declaredNames(statement),
  );
}

interface FreeNames {
  names: { name: string; line: number | undefined; column: number | undefined }[];
  /** The expression checks whether a name exists before using it. */
  asksFirst: boolean;
}

/** The names an expression needs to render. Skips functions: their names may be local, or exist only in a browser. */
function freeNames(program: Node): FreeNames {
  const found: FreeNames = { names: [], asksFirst: false };
  const visit = (node: object, key: string): void => {
    const { type, name, loc, operator, computed } = node as Partial<Record<string, unknown>>;
    if (typeof type !== 'string' || /Function|MetaProperty|JSXClosingElement/.test(type)) return;
    if (type === 'UnaryExpression' && operator === 'typeof') found.asksFirst = true;
    const isTag = type === 'JSXIdentifier' && key === 'name' && /^[A-Z]/.test(String(name));
    if (type === 'Identifier' || isTag) {
      const { start } = (loc ?? {}) as { start?: { line: number; column: number } };
      found.names.push({ name: String(name), line: start?.line, column: start && start.column + 1 });
    }
    for (const [inner, value] of Object.entries(node)) {
      // Names after a dot and before a colon belong to an object.
      if ((inner === 'property' || inner === 'key') && computed !== true) continue;
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
        if (typeof child === 'object' && child !== null && inner !== 'loc') visit(child, inner);
    }
  };
  visit(program, '');
  return found;
}
