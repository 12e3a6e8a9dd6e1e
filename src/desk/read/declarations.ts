import { childrenOf, textOf } from '../../config-text/config-tree.ts';
import type { ConfigNode } from '../../config-text/config-tree.ts';
import { keyOf } from '../../config-text/config-value.ts';
import type { Binding, Scope } from './scope.ts';

/** More than a file of 256 kB has, which is the largest that the page takes. */
const MOST_EXPRESSIONS = 150_000;

/** Opens a scope with what the statements of a file or of a function declare. */
export function scopeOf(
  statements: readonly ConfigNode[],
  code: string,
  { parent, isOfFile }: { parent: Scope | undefined; isOfFile: boolean },
): Scope {
  const names = new Map<string, Binding>();
  const reading = parent?.reading ?? { names: new Set(), left: MOST_EXPRESSIONS };
  const scope: Scope = { names, parent, reading };
  for (const statement of statements) {
    const declaration = declarationIn(statement);
    const isConstant = childrenOf(declaration)[0]?.name === 'const';
    const from = packageIn(declaration, code);
    for (const { name, value } of declaredIn(declaration, code))
      names.set(
        name,
        isConstant && value && from === undefined
          ? { kind: 'constant', node: value, scope, isOfFile }
          : { kind: 'declared', isOfFile, ...(from !== undefined && { from }) },
      );
  }
  return scope;
}

/** The package that a statement imports, also with `require()`. */
export function packageIn(statement: ConfigNode, code: string): string | undefined {
  const text = textOf(statement, code);
  if (statement.name === 'ImportDeclaration') return /\bfrom\s*(['"])(.*?)\1/.exec(text)?.[2];
  if (statement.name !== 'VariableDeclaration') return undefined;
  return /=\s*require\(\s*(['"])([^'"]*)\1\s*\)\s*;?$/.exec(text)?.[2];
}

/** The declaration after `export`, or the statement itself. */
export function declarationIn(statement: ConfigNode): ConfigNode {
  if (statement.name !== 'ExportDeclaration') return statement;
  return childrenOf(statement).find(({ name }) => name.endsWith('Declaration')) ?? statement;
}

interface Declared {
  name: string;
  /** The expression of a variable that is declared by its name alone. */
  value: ConfigNode | undefined;
}

export function declaredIn(statement: ConfigNode, code: string): Declared[] {
  const parts = childrenOf(statement);
  if (statement.name !== 'VariableDeclaration')
    return statement.name === 'ImportDeclaration' || statement.name.endsWith('Declaration')
      ? definitionsIn(statement, code).slice(0, statement.name === 'ImportDeclaration' ? undefined : 1)
      : [];
  return parts.flatMap((part, at): Declared[] => {
    if (part.name === 'ObjectPattern' || part.name === 'ArrayPattern') return definitionsIn(part, code);
    if (part.name !== 'VariableDefinition') return [];
    const equals = parts.findIndex(({ name }, index) => index > at && (name === 'Equals' || name === ','));
    const value = parts[equals]?.name === 'Equals' ? parts[equals + 1] : undefined;
    return [{ name: textOf(part, code), value }];
  });
}

function definitionsIn(node: ConfigNode, code: string): Declared[] {
  if (node.name === 'VariableDefinition' || node.name === 'TypeDefinition')
    return [{ name: textOf(node, code), value: undefined }];
  return childrenOf(node).flatMap((child) => definitionsIn(child, code));
}

/** Binds the parameters of a function to values, or, of the configuration itself, to the flags of the command line. */
export function parametersOf(
  list: ConfigNode,
  code: string,
  bind: (at: number, property?: string) => Binding,
): Map<string, Binding> {
  const names = new Map<string, Binding>();
  const parameters = childrenOf(list).filter(({ name }) =>
    ['VariableDefinition', 'ObjectPattern'].includes(name),
  );
  for (const [at, parameter] of parameters.entries()) {
    if (parameter.name === 'VariableDefinition') {
      names.set(textOf(parameter, code), bind(at));
      continue;
    }
    for (const property of childrenOf(parameter).filter(({ name }) => name === 'PatternProperty')) {
      const [first, colon, renamed] = childrenOf(property);
      if (!first) continue;
      const local = colon?.name === ':' && renamed ? renamed : first;
      const name = keyOf(first, code) ?? textOf(first, code);
      names.set(textOf(local, code), bind(at, name));
    }
  }
  return names;
}
