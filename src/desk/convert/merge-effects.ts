import type { Effect } from '../model/mapping.ts';
import type { Out, OutEntry } from '../model/out.ts';
import { printValue } from './print-value.ts';

export type OutObject = Extract<Out, { kind: 'object' }>;
type OutList = Extract<Out, { kind: 'list' }>;

/**
 * What is in objects and lists that grow, by name or text. A configuration may have 20,000 names in one object, each an
 * effect of its own, so nothing is searched or copied for each.
 */
const entriesByName = new WeakMap<OutObject, Map<string, OutEntry>>();
const itemTexts = new WeakMap<OutList, Set<string>>();

/** Writes an effect into the settings of an item. Returns whether nothing else is at its place already. */
export function mergeEffect(item: OutObject, { at, value }: Effect, comments: string[]): boolean {
  const [name = '', ...rest] = at.split('.');
  const inner = rest.reduceRight<Out>(
    (below, part) => ({ kind: 'object', entries: [{ name: part, value: below, comments: [] }] }),
    value,
  );
  const entry = { name, value: inner, comments };
  if (!fits(item, { kind: 'object', entries: [entry] })) return false;
  put(item, entry);
  return true;
}

/** Objects and lists are shared between items until they are copied into one of them. */
function copyOf(value: Out): Out {
  if (value.kind === 'list') return { ...value, items: [...value.items] };
  if (value.kind !== 'object') return value;
  return {
    ...value,
    entries: value.entries.map((entry) => ({
      ...entry,
      value: copyOf(entry.value),
      comments: [...entry.comments],
    })),
  };
}

function ownEntries(object: OutObject): Map<string, OutEntry> {
  const known = entriesByName.get(object);
  if (known) return known;
  const entries = new Map(object.entries.map((entry) => [entry.name, entry]));
  entriesByName.set(object, entries);
  return entries;
}

function put(object: OutObject, { name, value, comments }: OutEntry): void {
  const entries = ownEntries(object);
  const own = entries.get(name);
  if (own) {
    own.value = merged(own.value, value);
    own.comments.push(...comments);
    return;
  }
  const entry = { name, value: copyOf(value), comments: [...comments] };
  entries.set(name, entry);
  object.entries.push(entry);
}

const isOn = (value: Out) => value.kind === 'literal' && value.value === true;

/** Whether two values for one place can be merged. */
function fits(a: Out, b: Out): boolean {
  if (a.kind === 'object' && b.kind === 'object')
    return b.entries.every(({ name, value }) => {
      const own = ownEntries(a).get(name);
      return own === undefined || fits(own.value, value);
    });
  if (a.kind === 'list' || b.kind === 'list') return true;
  if (a.kind === 'literal' && b.kind === 'literal') return a.value === b.value;
  // A switch and its details.
  return (isOn(a) && b.kind === 'object') || (isOn(b) && a.kind === 'object');
}

/** Writes a value that fits into another one, which no one else has. */
function merged(a: Out, b: Out): Out {
  if (a.kind === 'object' && b.kind === 'object') for (const entry of b.entries) put(a, entry);
  else if (a.kind === 'list') add(a, b.kind === 'list' ? b.items : [b]);
  // Externals may be a list with objects in it.
  else if (b.kind === 'list') return { ...b, items: [...b.items, a] };
  else if (b.kind === 'object') return copyOf(b);
  return a;
}

function add(list: OutList, items: readonly Out[]): void {
  const known = itemTexts.get(list) ?? new Set(list.items.map((item) => printValue(item)));
  itemTexts.set(list, known);
  for (const item of items) {
    const text = printValue(item);
    if (!known.has(text)) list.items.push(item);
    known.add(text);
  }
}
