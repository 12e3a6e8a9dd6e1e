import type { ConfigFile, Statement } from '../model/config-file.ts';
import type { Out, OutCall, OutEntry } from '../model/out.ts';
import { printValue, WIDTH } from './print-value.ts';

export interface PrintedConfig {
  text: string;
  /** The statements of the read file that it contains. */
  kept: ReadonlySet<Statement>;
}

/** Prints `rslib.config.ts`, with what the read file declares for the code in it. */
export function printConfig(file: ConfigFile, entries: OutEntry[]): PrintedConfig {
  const value: Out = { kind: 'object', entries };
  const kept = keptStatements(file.statements, namesIn(value));
  const lines = [
    ...file.comments.before,
    "import { defineConfig } from '@rslib/core';",
    ...importsFor(value),
    ...[...kept].filter(({ isImport }) => isImport).flatMap(withComments),
    '',
    ...[...kept].filter(({ isImport }) => !isImport).flatMap((one) => [...withComments(one), '']),
    `export default defineConfig(${printValue(value, '', WIDTH)});`,
    '',
  ];
  return { text: lines.join('\n'), kept };
}

function withComments({ comments, code }: Statement): string[] {
  return [...comments, code];
}

function namesIn(value: Out): string[] {
  switch (value.kind) {
    case 'code':
      return value.names;
    case 'list':
      return value.items.flatMap(namesIn);
    case 'object':
      return value.entries.flatMap((entry) => namesIn(entry.value));
    case 'choice':
      return [...value.names, ...namesIn(value.yes), ...namesIn(value.no)];
    case 'call':
      return value.args.flatMap(namesIn);
    case 'literal':
      return [];
  }
}

/** The imports of the functions that are called, such as plugins. */
function importsFor(value: Out): string[] {
  return [
    ...new Set(callsIn(value).map(({ name, from }) => `import { ${name} } from '${from}';`)),
  ].toSorted();
}

function callsIn(value: Out): OutCall[] {
  switch (value.kind) {
    case 'call':
      return [value, ...value.args.flatMap(callsIn)];
    case 'list':
      return value.items.flatMap(callsIn);
    case 'object':
      return value.entries.flatMap((entry) => callsIn(entry.value));
    case 'choice':
      return [...callsIn(value.yes), ...callsIn(value.no)];
    case 'code':
    case 'literal':
      return [];
  }
}

/** The statements that declare these names, those that they need in turn, and those that only have an effect. */
function keptStatements(statements: readonly Statement[], names: readonly string[]): Set<Statement> {
  const declaring = new Map<string, Statement[]>();
  for (const one of statements)
    for (const name of one.names) declaring.set(name, [...(declaring.get(name) ?? []), one]);
  const kept = new Set(statements.filter((one) => one.names.length === 0));
  const needed = new Set([...names, ...[...kept].flatMap(({ needs }) => needs)]);
  // A set goes on with what is added to it on the way.
  for (const name of needed)
    for (const statement of declaring.get(name) ?? []) {
      kept.add(statement);
      for (const inner of statement.needs) needed.add(inner);
    }
  return new Set(statements.filter((one) => kept.has(one)));
}
