import type { ConfigFile, Statement } from '../model/config-file.ts';
import type { Out, OutEntry } from '../model/out.ts';
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
    case 'literal':
      return [];
  }
}

/** The statements that declare these names, those that they need in turn, and those that only have an effect. */
function keptStatements(statements: readonly Statement[], names: readonly string[]): Set<Statement> {
  const needed = new Set(names);
  const isKept = ({ names: own }: Statement) => own.length === 0 || own.some((name) => needed.has(name));
  for (let size = -1; size !== needed.size;) {
    size = needed.size;
    for (const statement of statements.filter(isKept)) for (const name of statement.needs) needed.add(name);
  }
  return new Set(statements.filter(isKept));
}
