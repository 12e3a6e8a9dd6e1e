import { parseSync } from 'vite';

/** A declaration file of a package. */
export interface DeclarationFile {
  name: string;
  text: string;
}

/** A part of a declaration file, with the file it is in. */
export interface Declared {
  node: Node;
  file: ParsedFile;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface ParsedFile {
  name: string;
  text: string;
  comments: readonly { value: string; end: number }[];
  /** The types that this file declares. Two packages may use one name for different types. */
  types: Map<string, Declared>;
}

/** A member of an object type. */
export interface Member {
  key: string;
  type: Declared;
  /** The comment above it, or an empty string. */
  comment: string;
}

/** Interfaces and type aliases by name. */
export type NamedTypes = ReadonlyMap<string, Declared>;

/**
 * Reads the types of all files. If several files declare a name, each sees its own type, and other files see the first.
 */
export function readDeclarations(files: readonly DeclarationFile[]): NamedTypes {
  const named = new Map<string, Declared>();
  for (const { name, text } of files) {
    const { program, comments, errors } = parseSync(name, text, { lang: 'dts' });
    if (errors.length > 0) throw new Error(`The package's ${name} cannot be read: ${errors[0]?.message}`);
    const file: ParsedFile = { name, text, comments, types: new Map() };
    for (const statement of program.body as unknown as Node[]) {
      const node = (statement['declaration'] ?? statement) as Node;
      const id = (node['id'] as Node | undefined)?.['name'];
      if (typeof id === 'string') file.types.set(id, { node, file });
    }
    for (const [id, type] of file.types) if (!named.has(id)) named.set(id, type);
  }
  return named;
}

/** The members of every object that a type can be, inherited ones included. */
export function membersOf(type: Declared, named: NamedTypes): Member[] {
  const { node, file } = type;
  if (node.type === 'TSTypeLiteral') return ownMembers(node['members'], file);
  if (node.type === 'TSParenthesizedType')
    return membersOf({ node: node['typeAnnotation'] as Node, file }, named);
  if (node.type === 'TSUnionType' || node.type === 'TSIntersectionType')
    return (node['types'] as Node[]).flatMap((one) => membersOf({ node: one, file }, named));
  if (node.type === 'TSInterfaceDeclaration') {
    const own = ownMembers((node['body'] as Node)['body'], file);
    const inherited = ((node['extends'] ?? []) as Node[]).flatMap((one) => {
      const base = lookUp(String((one['expression'] as Node)['name']), file, named);
      return base ? membersOf(base, named) : [];
    });
    return [...own, ...inherited.filter(({ key }) => !own.some((one) => one.key === key))];
  }
  if (nameOf(node) === 'Pick') return pickedMembers(type, named);
  const target = targetOf(type, named);
  return target ? membersOf(target, named) : [];
}

/** Follows a name, an alias or `Type['key']` by one step. Returns undefined for types that are declared elsewhere. */
export function targetOf({ node, file }: Declared, named: NamedTypes): Declared | undefined {
  if (node.type === 'TSTypeAliasDeclaration') return { node: node['typeAnnotation'] as Node, file };
  if (node.type === 'TSIndexedAccessType') {
    const [key] = literalsIn({ node: node['indexType'] as Node, file }, named);
    const members = membersOf({ node: node['objectType'] as Node, file }, named);
    return members.find((member) => member.key === key)?.type;
  }
  // Type parameters are not substituted, so a generic type says nothing about this use of it.
  return node['typeArguments'] ? undefined : lookUp(nameOf(node) ?? '', file, named);
}

function lookUp(name: string, file: ParsedFile, named: NamedTypes): Declared | undefined {
  return file.types.get(name) ?? named.get(name);
}

export function textOf({ node, file }: Declared): string {
  return file.text
    .slice(node.start, node.end)
    .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The parts of a union, or the type in parentheses; empty for any other type. */
export function partsOf({ node, file }: Declared): Declared[] {
  if (node.type === 'TSParenthesizedType') return [{ node: node['typeAnnotation'] as Node, file }];
  return node.type === 'TSUnionType' ? (node['types'] as Node[]).map((one) => ({ node: one, file })) : [];
}

function nameOf(node: Node): string | undefined {
  const name = node.type === 'TSTypeReference' ? (node['typeName'] as Node)['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

function ownMembers(members: unknown, file: ParsedFile): Member[] {
  return (members as Node[]).flatMap((member) => {
    const name = member['key'] as Node | undefined;
    const key = name?.['name'] ?? name?.['value'];
    const node = (member['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node | undefined;
    if (typeof key !== 'string' || !node) return [];
    return [{ key, type: { node, file }, comment: commentBefore(member.start, file) }];
  });
}

function commentBefore(position: number, { text, comments }: ParsedFile): string {
  const comment = comments.findLast(({ end }) => end <= position);
  return comment && text.slice(comment.end, position).trim() === '' ? comment.value : '';
}

/**
 * The members of `Pick<Type, 'one' | 'other'>`. If the type is declared in another package, their own types are
 * unknown, so their text is empty.
 */
function pickedMembers({ node, file }: Declared, named: NamedTypes): Member[] {
  const [from, keys] = (node['typeArguments'] as { params: Node[] }).params;
  if (!from || !keys) return [];
  const picked = literalsIn({ node: keys, file }, named);
  const members = membersOf({ node: from, file }, named);
  if (members.length > 0) return members.filter(({ key }) => picked.includes(key));
  const unknown = { type: 'Unknown', start: from.start, end: from.start };
  return picked.map((key) => ({ key, type: { node: unknown, file }, comment: '' }));
}

function literalsIn(type: Declared, named: NamedTypes): string[] {
  const target = type.node.type === 'TSTypeReference' ? targetOf(type, named) : undefined;
  if (target) return literalsIn(target, named);
  return [...textOf(type).matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '');
}
