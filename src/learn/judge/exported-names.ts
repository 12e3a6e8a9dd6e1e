import { parse } from 'acorn';
import type { Expression, Pattern, Program } from 'acorn';

/** True if browsers that know ECMAScript of this year can parse a script. */
export function parsesAs(code: string, year: number): boolean {
  return programOf(code, year) !== undefined;
}

/**
 * The names that an ES module exports, or that a CommonJS module assigns to `exports`. Undefined if the script cannot be
 * parsed.
 */
export function exportedNames(code: string): string[] | undefined {
  const program = programOf(code, 'latest');
  if (!program) return undefined;
  return [...new Set(program.body.flatMap((statement) => [...esmNames(statement), ...cjsName(statement)]))];
}

function programOf(code: string, ecmaVersion: number | 'latest'): Program | undefined {
  for (const sourceType of ['module', 'script'] as const) {
    try {
      return parse(code, { ecmaVersion: ecmaVersion as 2015, sourceType, allowHashBang: true });
    } catch {
      // CommonJS may use names that a module reserves.
    }
  }
  return undefined;
}

type Statement = Program['body'][number];

function esmNames(statement: Statement): string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers } = statement;
  const listed = specifiers.map(({ exported }) =>
    exported.type === 'Identifier' ? exported.name : String(exported.value),
  );
  if (!declaration) return listed;
  if (declaration.type !== 'VariableDeclaration') return [...listed, declaration.id.name];
  return [...listed, ...declaration.declarations.flatMap(({ id }) => nameOf(id))];
}

/** `exports.add = …;`, as Rspack ends a CommonJS file. */
function cjsName(statement: Statement): string[] {
  if (statement.type !== 'ExpressionStatement') return [];
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return [];
  const { object, property, computed } = expression.left;
  return !computed && nameOf(object)[0] === 'exports' ? nameOf(property) : [];
}

function nameOf(node: Expression | Pattern | { type: 'Super' | 'PrivateIdentifier' }): string[] {
  return node.type === 'Identifier' ? [node.name] : [];
}
