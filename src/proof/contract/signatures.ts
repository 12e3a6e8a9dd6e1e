import { parseSync } from 'vite';
import type { DeclarationFile } from '../declared/declarations.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Declarations by name, as written; a method has the name `Type.method`. An overloaded function has several. */
export type Signatures = ReadonlyMap<string, readonly string[]>;

/** Reads all declarations. If several files declare a name, the first file counts. */
export function declaredSignatures(files: readonly DeclarationFile[]): Signatures {
  const all = new Map<string, string[]>();
  for (const { name, text } of files) {
    const own = new Map<string, string[]>();
    const add = (id: string, { start, end }: Node) =>
      own.set(id, [...(own.get(id) ?? []), text.slice(start, end)]);
    for (const statement of bodyOf(name, text)) {
      const node = (statement['declaration'] ?? statement) as Node;
      const id = nameOf(node);
      if (id === undefined) continue;
      add(id, node);
      for (const member of methodsOf(node)) add(`${id}.${keyOf(member)}`, member);
    }
    for (const [id, found] of own) if (!all.has(id)) all.set(id, found);
  }
  return all;
}

/** The names that a declaration file exports, values and types alike. */
export function exportedNames({ name, text }: DeclarationFile): string[] {
  return bodyOf(name, text).flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return labelOf(statement['exported']) ?? [];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const declared = statement['declaration'] ? nameOf(statement['declaration'] as Node) : undefined;
    const listed = (statement['specifiers'] as Node[]).flatMap(({ exported }) => labelOf(exported) ?? []);
    return [...(declared === undefined ? [] : [declared]), ...listed];
  });
}

/** Removes what does not change the meaning of a declaration: comments, space, `export declare`, last separators. */
export function normalizeSignature(text: string): string {
  return text
    .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:export )?(?:declare )?/, '')
    .replaceAll(/\s*([^\w\s'"`$])\s*/g, '$1')
    .replaceAll(/[;,](?=[)}\]])/g, '')
    .replace(/[;,]$/, '');
}

function bodyOf(name: string, text: string): Node[] {
  const { program, errors } = parseSync(name, text, { lang: 'dts' });
  if (errors.length > 0) throw new Error(`The package's ${name} cannot be read: ${errors[0]?.message}`);
  return program.body as unknown as Node[];
}

function nameOf(node: Node): string | undefined {
  const [variable] = (node['declarations'] ?? []) as Node[];
  return labelOf((variable ?? node)['id']);
}

function methodsOf(node: Node): Node[] {
  const members = ((node['typeAnnotation'] as Node | undefined)?.['members'] ??
    (node['body'] as Node | undefined)?.['body'] ??
    []) as Node[];
  return members.filter(({ type }) => type === 'TSMethodSignature');
}

function keyOf(member: Node): string {
  return labelOf(member['key']) ?? '';
}

function labelOf(node: unknown): string | undefined {
  const label = (node as { name?: unknown } | null | undefined)?.name;
  return typeof label === 'string' ? label : undefined;
}
