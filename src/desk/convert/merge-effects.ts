import type { Effect } from '../model/mapping.ts';
import type { Out, OutEntry } from '../model/out.ts';

export type OutObject = Extract<Out, { kind: 'object' }>;

/** Writes an effect into the settings of an item. Returns whether nothing else is at its place already. */
export function mergeEffect(item: OutObject, { at, value }: Effect, comments: string[]): boolean {
  const [name = '', ...rest] = at.split('.');
  const entry = item.entries.find((one) => one.name === name);
  const inner = rest.reduceRight<Out>(
    (below, part) => ({ kind: 'object', entries: [{ name: part, value: below, comments: [] }] }),
    value,
  );
  if (!entry) {
    item.entries.push({ name, value: copyOf(inner), comments });
    return true;
  }
  const merged = mergeValues(entry.value, inner);
  if (!merged) return false;
  entry.value = merged;
  entry.comments.push(...comments);
  return true;
}

/** Objects are shared between items until they are changed. */
function copyOf(value: Out): Out {
  if (value.kind !== 'object') return value;
  return { ...value, entries: value.entries.map((entry) => ({ ...entry, value: copyOf(entry.value) })) };
}

function mergeValues(a: Out, b: Out): Out | undefined {
  if (a.kind === 'object' && b.kind === 'object') return mergeObjects(a, b);
  if (a.kind === 'list' && b.kind === 'list') return { kind: 'list', items: [...a.items, ...b.items] };
  // Externals may be a list with objects in it.
  if (a.kind === 'list') return { kind: 'list', items: [...a.items, b] };
  if (b.kind === 'list') return { kind: 'list', items: [...b.items, a] };
  if (a.kind === 'literal' && b.kind === 'literal') return a.value === b.value ? a : undefined;
  // A switch and its details.
  if (a.kind === 'literal' && a.value === true && b.kind === 'object') return b;
  if (b.kind === 'literal' && b.value === true && a.kind === 'object') return a;
  return undefined;
}

function mergeObjects(a: OutObject, b: OutObject): Out | undefined {
  const entries: OutEntry[] = a.entries.map((entry) => ({ ...entry }));
  for (const { name, value, comments } of b.entries) {
    const own = entries.find((entry) => entry.name === name);
    const merged = own && mergeValues(own.value, value);
    if (own && !merged) return undefined;
    if (own && merged) own.value = merged;
    else entries.push({ name, value: copyOf(value), comments });
  }
  return { kind: 'object', entries };
}
