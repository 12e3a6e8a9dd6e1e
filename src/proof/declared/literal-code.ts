import { parseSync } from 'vite';

/** The text if it is the code of a value without names, such as `'esm'` or `{ js: true }`; otherwise undefined. */
export function literalCode(text: string): string | undefined {
  const { program, errors } = parseSync('value.js', `(${text})`, { preserveParens: false });
  const [statement, ...more] = program.body;
  if (errors.length > 0 || more.length > 0 || statement?.type !== 'ExpressionStatement') return undefined;
  return isLiteral(statement.expression) ? text.trim() : undefined;
}

function isLiteral(node: unknown): boolean {
  const { type, ...rest } = node as { type: string; [key: string]: unknown };
  switch (type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return rest['name'] === 'undefined';
    case 'UnaryExpression':
      return isLiteral(rest['argument']);
    case 'ArrayExpression':
      return (rest['elements'] as unknown[]).every(isLiteral);
    case 'ObjectExpression':
      return (rest['properties'] as { type: string; value: unknown }[]).every(
        (property) => property.type === 'Property' && isLiteral(property.value),
      );
    default:
      return false;
  }
}
