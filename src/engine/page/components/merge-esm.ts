import type { ImportDeclaration, ModuleDeclaration, Pattern, Program } from 'estree';
import type { RootContent } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { FileScope } from '../context/scope.ts';

type Statement = Program['body'][number];

/**
 * Merges imports and exports of a page and its fragments into those of one module. Drops duplicates, and reports a name
 * with two meanings, because one of them would silently win.
 */
export function mergeEsm(nodes: readonly MdxjsEsm[], scope: FileScope): RootContent[] {
  const meanings = new Map<string, string>();
  return nodes.map((node) => {
    const program = node.data?.estree;
    if (!program) return node;
    const file = node.data?.sourceName ?? scope.name;

    /** True if the name is new. Reports one that already has another meaning. */
    function claim(name: string, meaning: string, statement: Statement): boolean {
      const known = meanings.get(name);
      if (known === undefined) meanings.set(name, meaning);
      else if (known !== meaning) {
        scope.problems.push({
          level: 'error',
          file,
          line: statement.loc?.start.line,
          column: (statement.loc?.start.column ?? 0) + 1,
          what: `The name "${name}" is already used for something else in ${scope.name}.`,
          fix: 'Rename one of them.',
        });
      }
      return known === undefined;
    }

    const body = program.body.filter((statement) => {
      if (statement.type === 'ImportDeclaration')
        return keepImport(statement, (name, meaning) => claim(name, meaning, statement));
      // Nobody imports a fragment's exports, and a second `export { x }` would be an error.
      if (declaredNames(statement).length === 0) return file === scope.name;
      return declaredNames(statement).every((name) => claim(name, `export of ${file}`, statement));
    });
    return { ...node, data: { ...node.data, estree: { ...program, body } } };
  });
}

function keepImport(
  statement: ImportDeclaration,
  claim: (name: string, meaning: string) => boolean,
): boolean {
  const source = String(statement.source.value);
  if (statement.specifiers.length === 0) return claim(`import ${source}`, '');
  statement.specifiers = statement.specifiers.filter((specifier) => {
    const { imported } = specifier as { imported?: { name?: string; value?: unknown } };
    const what = imported ? (imported.name ?? String(imported.value)) : specifier.type;
    return claim(specifier.local.name, `${what} of ${source}`);
  });
  return statement.specifiers.length > 0;
}

/** The names that an `export const …` or `export function …` declares. */
export function declaredNames(statement: Statement | ModuleDeclaration): string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (!declaration) return [];
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => patternNames(id));
}

function patternNames(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => patternNames(one.type === 'Property' ? one.value : one));
    case 'ArrayPattern':
      return pattern.elements.flatMap(patternNames);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    default:
      return [];
  }
}
