import type { Program, Statement, ModuleDeclaration } from 'estree';
import { jsx, toJs } from 'estree-util-to-js';
import type { Root } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import { RUN_COMPONENT } from './static-runs.ts';

/**
 * The module of a page with React parts, as JavaScript with JSX: the page's own imports and exports, and a component
 * that is given `Run` and lays its React parts between the runs.
 */
export function pageModule(dynamic: Root): string {
  const program = toEstree(dynamic);
  const top: (Statement | ModuleDeclaration)[] = [];
  let content: Statement | ModuleDeclaration | undefined;
  for (const statement of program.body) {
    if (statement.type === 'ExpressionStatement') content = statement;
    else top.push(statement);
  }
  const print = (body: Program['body']) =>
    toJs({ type: 'Program', sourceType: 'module', body }, { handlers: jsx }).value.trim();
  const markup = content ? print([content]).replace(/;$/, '') : 'null';
  return `${print(top)}\n\nexport default function Page({ ${RUN_COMPONENT} }) {\n  return ${markup};\n}\n`;
}
