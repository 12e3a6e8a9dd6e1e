import {
  childrenOf,
  exportedNode,
  lineAt,
  parseConfig,
  syntaxFaultIn,
  textOf,
  unwrapped,
} from '../../config-text/config-tree.ts';
import type { ConfigNode, ConfigTree } from '../../config-text/config-tree.ts';
import type { ConfigFile, Fault, Statement } from '../model/config-file.ts';
import { given } from '../model/setting.ts';
import type { ObjectSetting, Setting } from '../model/setting.ts';
import type { Tool } from '../model/tool.ts';
import { carryCode } from './carry-code.ts';
import { commentsOf } from './comments.ts';
import { declarationIn, declaredIn, packageIn, scopeOf } from './declarations.ts';
import { readSetting } from './read-setting.ts';
import type { Scope } from './scope.ts';

export type ReadFile = { kind: 'read'; file: ConfigFile } | { kind: 'broken'; fault: Fault };

type Source = Pick<Tool, 'packageNames'> & Partial<Pick<Tool, 'exportName' | 'parameters'>>;

/** Before a value of JSON that may have comments. */
const BEFORE_JSON = /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*[{[]/;

/** Reads a configuration file. One that begins with a brace is JSON, such as `tsup.config.json`. */
export function readConfigFile(text: string, source: Source): ReadFile {
  const code = text.replace(/^\uFEFF/, '');
  const isJson = BEFORE_JSON.test(code);
  return isJson ? readJson(code) : readModule(code, source);
}

/** The value goes behind a name on its first line, so lines stay the same. */
function readJson(code: string): ReadFile {
  const module = `export default ${code.trimEnd()}`;
  return readModule(module, { packageNames: [''] });
}

function readModule(code: string, { packageNames, exportName, parameters }: Source): ReadFile {
  const tree = parseConfig(code);
  const fault = syntaxFaultIn(tree, code);
  if (fault) return { kind: 'broken', fault };
  const statements = childrenOf(tree.topNode);
  const scope = scopeOf(statements, code, { parent: undefined, isOfFile: true });
  const exported = exportedValue(tree, code, exportName);
  const comments = commentsOf(tree.topNode, code);
  const others = statements.filter(
    (statement) =>
      statement !== exported?.statement &&
      statement.from !== exported?.statement.from &&
      !packageNames.includes(packageIn(statement, code) ?? ''),
  );
  const file: ConfigFile = {
    ...(exported
      ? exportedConfigs(readSetting(unwrapped(exported.value, code), code, scope), parameters)
      : { configs: [], isList: false, unread: [] }),
    statements: others.map((statement) => statementOf(statement, code, scope, comments)),
    comments: { before: strayComments(statements, others, comments), after: [] },
    reads: scope.reading.names,
  };
  return { kind: 'read', file };
}

/** Comments of the imports that go, and of the export, in the order of the file. */
function strayComments(
  statements: readonly ConfigNode[],
  kept: readonly ConfigNode[],
  comments: ReadonlyMap<number, string[]>,
): string[] {
  const stay = new Set(kept);
  return statements.flatMap((one) => (stay.has(one) ? [] : (comments.get(one.from) ?? [])));
}

interface Exported {
  statement: ConfigNode;
  value: ConfigNode;
}

/** Finds `export default …`, `module.exports = …`, `export = …` or an export with a name. */
function exportedValue(tree: ConfigTree, code: string, exportName: string | undefined): Exported | undefined {
  const byDefault = exportedNode(tree);
  for (const statement of childrenOf(tree.topNode)) {
    if (statement.name === 'ExportDeclaration') {
      if (byDefault && byDefault.from > statement.from && byDefault.to <= statement.to)
        return { statement, value: byDefault };
      const named = declaredIn(declarationIn(statement), code).find(({ name }) => name === exportName);
      if (named?.value) return { statement, value: named.value };
    }
    const [assignment] = statement.name === 'ExpressionStatement' ? childrenOf(statement) : [];
    const [target, , value] = assignment?.name === 'AssignmentExpression' ? childrenOf(assignment) : [];
    if (target && value && /^(?:module\.)?exports(?:\.default)?$/.test(textOf(target, code)))
      return { statement, value };
  }
  return undefined;
}

function exportedConfigs(
  value: Setting,
  parameters: Source['parameters'],
): Pick<ConfigFile, 'configs' | 'isList' | 'unread'> {
  const configs: ObjectSetting[] = [];
  const unread: ConfigFile['unread'] = [];
  const read = called(value, parameters);
  const take = (setting: Setting) => {
    const one = called(setting, parameters);
    if (one.kind === 'object') configs.push(one);
    else unread.push({ kind: 'code', code: one.code, line: one.line, carried: undefined, names: [] });
  };
  if (read.kind === 'list') for (const item of read.items) take(item);
  else take(read);
  return { configs, isList: read.kind === 'list', unread };
}

/** A configuration may be a function, by default of the options of the command line. */
function called(setting: Setting, parameters: Source['parameters'] = []): Setting {
  const args = parameters.map((known): Setting => ({
    ...given(undefined),
    kind: 'object',
    isOpen: true,
    entries: Object.entries(known).map(([name, value]) => ({ name, value: given(value), comments: [] })),
  }));
  return (setting.kind === 'code' ? setting.call?.(args) : undefined) ?? setting;
}

function statementOf(
  statement: ConfigNode,
  code: string,
  scope: Scope,
  comments: ReadonlyMap<number, string[]>,
): Statement {
  const names = declaredIn(declarationIn(statement), code).map(({ name }) => name);
  return {
    code: textOf(statement, code),
    line: lineAt(code, statement.from),
    comments: comments.get(statement.from) ?? [],
    names,
    needs: carryCode(statement, code, scope).names.filter((name) => !names.includes(name)),
    isImport: statement.name === 'ImportDeclaration',
  };
}
