import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { ReleaseFacts } from '../model/releases.ts';

interface Statement {
  type: string;
  exportKind?: string;
  exported?: { name: string } | null;
  source?: { value: string } | null;
  specifiers?: readonly { exportKind?: string; exported: { name: string } }[];
  declaration?: { type: string; id?: { name: string }; declarations?: { id: { name: string } }[] } | null;
}

const TYPE_DECLARATIONS = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

/** Includes the exports of other files of the package that a declaration file passes on. */
export function exportsOf(file: string): Map<string, ReleaseFacts> {
  const { program } = parseSync(file, readFileSync(file, 'utf8'), { lang: 'dts' });
  const found = new Map<string, ReleaseFacts>();
  const add = (name: string, isType: boolean) => found.set(name, { type: isType ? 'type' : 'value' });
  for (const statement of program.body as unknown as Statement[]) {
    const areTypes = statement.exportKind === 'type';
    if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported) add(statement.exported.name, areTypes);
      else
        for (const [name, facts] of passedOn(file, statement.source?.value ?? ''))
          add(name, areTypes || facts.type === 'type');
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const { exported, exportKind } of statement.specifiers ?? [])
      add(exported.name, areTypes || exportKind === 'type');
    const { declaration } = statement;
    for (const { id } of declaration?.declarations ?? []) add(id.name, false);
    if (declaration?.id) add(declaration.id.name, TYPE_DECLARATIONS.has(declaration.type));
  }
  return found;
}

function passedOn(file: string, source: string): Map<string, ReleaseFacts> {
  const base = path.resolve(path.dirname(file), source.replace(/\.js$/, ''));
  const target = [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((one) => existsSync(one));
  return source.startsWith('.') && target !== undefined ? exportsOf(target) : new Map();
}
