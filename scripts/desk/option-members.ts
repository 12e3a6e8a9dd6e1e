import { membersOf, targetOf, textOf } from '../../src/proof/declared/declarations.ts';
import type { Declared, Member, NamedTypes } from '../../src/proof/declared/declarations.ts';

type Node = Declared['node'];

/** Types of TypeScript that declare no options of their own, though they get an object as an argument. */
const NOT_OPTIONS = new Set(['Record', 'Map', 'Set']);

/**
 * The options of everything that a type can be: of the parts of a union, of the items of a list, and of what a generic
 * type such as `Partial` or `WithEnabled` is made of.
 */
export function optionMembersOf({ node, file }: Declared, named: NamedTypes): Member[] {
  const within = (one: unknown): Member[] => optionMembersOf({ node: one as Node, file }, named);
  switch (node.type) {
    case 'TSParenthesizedType':
      return within(node['typeAnnotation']);
    case 'TSTypeOperator':
      return node['operator'] === 'readonly' ? within(node['typeAnnotation']) : [];
    case 'TSArrayType':
      return within(node['elementType']);
    case 'TSUnionType':
    case 'TSIntersectionType':
      return (node['types'] as Node[]).flatMap(within);
    case 'TSMappedType':
      return within(node['constraint']);
    case 'TSInterfaceDeclaration': {
      const bases = (node['extends'] ?? []) as Node[];
      const own = membersOf({ node: { ...node, extends: [] }, file }, named);
      return [...own, ...bases.flatMap((base) => referred(base, base['expression'] as Node))];
    }
    case 'TSTypeReference':
      return referred(node, node['typeName'] as Node);
    default: {
      const target = targetOf({ node, file }, named);
      return target ? optionMembersOf(target, named) : membersOf({ node, file }, named);
    }
  }

  function referred(reference: Node, typeName: Node): Member[] {
    const { name } = typeName as { name?: unknown };
    const args = (reference['typeArguments'] as { params: Node[] } | undefined)?.params ?? [];
    const [first, keys] = args;
    if (typeof name === 'string' && NOT_OPTIONS.has(name)) return [];
    if ((name === 'Omit' || name === 'Pick') && first && keys) {
      const chosen = new Set(keysIn({ node: keys, file }, named));
      return within(first).filter(({ key }) => chosen.has(key) === (name === 'Pick'));
    }
    const plain = { ...reference, type: 'TSTypeReference', typeName, typeArguments: undefined };
    const target = targetOf({ node: plain, file }, named);
    return [...(target ? optionMembersOf(target, named) : []), ...args.flatMap(within)];
  }
}

/** The names in `'one' | 'other'`, in an alias of it, or in `keyof Type`. */
function keysIn({ node, file }: Declared, named: NamedTypes): string[] {
  const target = node.type === 'TSTypeReference' ? targetOf({ node, file }, named) : undefined;
  if (target) return keysIn(target, named);
  if (node.type === 'TSTypeOperator')
    return optionMembersOf({ node: node['typeAnnotation'] as Node, file }, named).map(({ key }) => key);
  return [...textOf({ node, file }).matchAll(/(['"])([\w.:-]+)\1/g)].map(([, , name]) => name ?? '');
}
