import { parseSync } from 'vite';

/** An option as the package's declarations have it. */
export interface DeclaredOption {
  /** From an item of `lib`, as `dts.bundle`. */
  name: string;
  /** As written, on one line, and with the names in it replaced by what they stand for. */
  types: string[];
  /** What `@defaultValue` says, where it is code. */
  defaultTag: string | undefined;
  isDeprecated: boolean;
  /** May also stand at the top level, for all items. */
  isShared: boolean;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const ITEM = 'LibConfig';
const SHARED = 'SharedLibConfig';

/** Reads the options of an item of `lib`, with their sub-options, from the text of `types/config.d.ts`. */
export function declaredOptions(source: string): DeclaredOption[] {
  const { program, comments, errors } = parseSync('config.d.ts', source, { lang: 'dts' });
  if (errors.length > 0) throw new Error(`The package's config.d.ts cannot be read: ${errors[0]?.message}`);
  const named = namedTypes(program.body as unknown as Node[]);
  const shared = new Set(literalsIn(textOf(named.get(SHARED), source)));
  const options: DeclaredOption[] = [];

  function visit(members: readonly Node[], prefix: string, isShared?: boolean): void {
    for (const member of members) {
      const key =
        (member['key'] as Node | undefined)?.['name'] ?? (member['key'] as Node | undefined)?.['value'];
      const type = (member['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node | undefined;
      if (typeof key !== 'string' || !type) continue;
      const comment = commentBefore(member.start);
      const top = isShared ?? shared.has(key);
      options.push({
        name: prefix + key,
        types: spellings(type, named, source),
        defaultTag: /@defaultValue\s+`([^`]+)`\s*(?:$|\n|\*)/.exec(comment)?.[1],
        isDeprecated: comment.includes('@deprecated'),
        isShared: top,
      });
      for (const inner of objectsIn(type, named)) visit(inner, `${prefix}${key}.`, top);
    }
  }

  function commentBefore(position: number): string {
    const comment = comments.findLast(({ end }) => end <= position);
    return comment && source.slice(comment.end, position).trim() === '' ? comment.value : '';
  }

  const item = named.get(ITEM);
  if (!item) throw new Error(`The package's config.d.ts has no ${ITEM}.`);
  visit(membersOf(item), '');
  return options;
}

/** Interfaces and type aliases by name. */
function namedTypes(body: readonly Node[]): Map<string, Node> {
  const types = new Map<string, Node>();
  for (const statement of body) {
    const declaration = (statement['declaration'] ?? statement) as Node;
    const name = (declaration['id'] as Node | undefined)?.['name'];
    if (typeof name === 'string') types.set(name, declaration);
  }
  return types;
}

function membersOf(node: Node): Node[] {
  const body = node.type === 'TSInterfaceDeclaration' ? (node['body'] as Node)['body'] : node['members'];
  return (body ?? []) as Node[];
}

/** The object shapes a type can have, whatever they are called and however they are united. */
function objectsIn(type: Node, named: Map<string, Node>): Node[][] {
  if (type.type === 'TSTypeLiteral') return [membersOf(type)];
  if (type.type === 'TSUnionType') return (type['types'] as Node[]).flatMap((one) => objectsIn(one, named));
  const target = named.get(nameOf(type) ?? '');
  if (target?.type === 'TSInterfaceDeclaration') return [membersOf(target)];
  return target ? objectsIn(target['typeAnnotation'] as Node, named) : [];
}

function nameOf(type: Node): string | undefined {
  const name = type.type === 'TSTypeReference' ? (type['typeName'] as Node)['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** `Dts | boolean` may be told as it stands, or with `Dts` spelt out as far as it is not an object of its own. */
function spellings(type: Node, named: Map<string, Node>, source: string): string[] {
  return [...new Set([oneLine(textOf(type, source)), spelledOut(type, named, source)])];
}

function spelledOut(type: Node, named: Map<string, Node>, source: string): string {
  if (type.type === 'TSUnionType')
    return (type['types'] as Node[]).map((one) => spelledOut(one, named, source)).join(' | ');
  if (type.type === 'TSTypeLiteral') return 'object';
  const target = named.get(nameOf(type) ?? '');
  if (!target) return oneLine(textOf(type, source));
  return target.type === 'TSInterfaceDeclaration'
    ? 'object'
    : spelledOut(target['typeAnnotation'] as Node, named, source);
}

function textOf(node: Node | undefined, source: string): string {
  return node ? source.slice(node.start, node.end) : '';
}

function literalsIn(text: string): string[] {
  return [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '');
}

function oneLine(text: string): string {
  return text
    .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
