import type { OutObject } from './merge-effects.ts';
import type { OutEntry } from '../model/out.ts';
import { printValue } from './print-value.ts';

/** What has to be in an item of `lib`, or reads best there. */
const OF_ITEM = new Set([
  'id',
  'format',
  'dts',
  'umdName',
  'bundle',
  'outBase',
  'autoExtension',
  'footer',
  'experiments',
]);
/** What works only at the top. */
const AT_TOP = new Set(['logLevel', 'root', 'mode', 'dev', 'server']);
/** Groups whose parts may be in both places. */
const GROUPS = new Set(['source', 'output']);
const ORDER = [
  'id',
  'format',
  'bundle',
  'outBase',
  'autoExtension',
  'umdName',
  'dts',
  'syntax',
  'shims',
  'banner',
  'footer',
  'source',
  'output',
  'tools',
  'logLevel',
];

/** Moves settings that all items share to the top. */
export function shareSettings(items: readonly OutObject[]): { top: OutEntry[]; items: OutObject[] } {
  const [first] = items;
  const top: OutEntry[] = [];
  for (const entry of first?.entries ?? []) {
    const others = items.map(({ entries }) => entries.find(({ name }) => name === entry.name));
    if (OF_ITEM.has(entry.name)) continue;
    if (AT_TOP.has(entry.name) || others.every((other) => other && isSame(other, entry))) top.push(entry);
    else if (GROUPS.has(entry.name)) top.push(...sharedParts(entry, others));
  }
  const isAtTop = (name: string) => AT_TOP.has(name) || top.some((entry) => entry.name === name);
  const rest = items.map(({ entries }): OutObject => ({
    kind: 'object',
    entries: entries.flatMap((entry) => (isAtTop(entry.name) ? withoutShared(entry, top) : [entry])),
  }));
  return { top: inOrder(top), items: rest.map((item) => ({ ...item, entries: inOrder(item.entries) })) };
}

function isSame(a: OutEntry, b: OutEntry): boolean {
  return printValue(a.value) === printValue(b.value);
}

function sharedParts(entry: OutEntry, items: readonly (OutEntry | undefined)[]): OutEntry[] {
  const objects = items.map((other) => (other?.value.kind === 'object' ? other.value : undefined));
  if (entry.value.kind !== 'object' || objects.includes(undefined)) return [];
  const parts = objects.map((object) => new Map(object?.entries.map((part) => [part.name, part])));
  const shared = entry.value.entries.filter((part) =>
    parts.every((others) => {
      const other = others.get(part.name);
      return other !== undefined && isSame(other, part);
    }),
  );
  return shared.length === 0 ? [] : [{ ...entry, value: { kind: 'object', entries: shared }, comments: [] }];
}

/** The part of a setting that stays in its item. */
function withoutShared(entry: OutEntry, top: readonly OutEntry[]): OutEntry[] {
  const shared = top.find(({ name }) => name === entry.name);
  if (entry.value.kind !== 'object' || shared?.value.kind !== 'object') return [];
  const names = new Set(shared.value.entries.map(({ name }) => name));
  const left = entry.value.entries.filter(({ name }) => !names.has(name));
  return left.length === 0 ? [] : [{ ...entry, value: { kind: 'object', entries: left } }];
}

function inOrder(entries: readonly OutEntry[]): OutEntry[] {
  const rank = ({ name }: OutEntry) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return entries.toSorted((a, b) => rank(a) - rank(b));
}
