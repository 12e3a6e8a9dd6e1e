import type { Effect } from '../../model/mapping.ts';
import { carry, outObject } from '../../model/out.ts';
import type { Out } from '../../model/out.ts';
import { entryOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting, SettingEntry } from '../../model/setting.ts';
import { is, isString } from '../shared/switches.ts';

type Pair = readonly [name: string, value: Out];

const isWhole = (pairs: readonly (Pair | undefined)[]): pairs is readonly Pair[] =>
  pairs.every((pair) => pair !== undefined);

function pairOf(name: string, setting: Setting | undefined): Pair | undefined {
  const value = setting && (isString(setting) || setting.kind === 'code') ? carry(setting) : undefined;
  return value && [name, value];
}

/** `alias({ entries })`, with an object or a list of `{ find, replacement }`. */
export function resolveAliases(options: ObjectSetting): Effect[] | undefined {
  const [entries, ...others] = options.entries;
  if (entries?.name !== 'entries' || others.length > 0) return undefined;
  const pairs = aliasesIn(entries.value);
  return pairs && isWhole(pairs) ? [{ at: 'resolve.alias', value: outObject(pairs) }] : undefined;
}

function aliasesIn(setting: Setting): (Pair | undefined)[] | undefined {
  if (setting.kind === 'object') return setting.entries.map(({ name, value }) => pairOf(name, value));
  if (setting.kind !== 'list') return undefined;
  return setting.items.map((item) => {
    if (item.kind !== 'object' || item.entries.length !== 2) return undefined;
    const find = entryOf(item, 'find');
    return find?.kind === 'literal' && typeof find.value === 'string'
      ? pairOf(find.value, entryOf(item, 'replacement'))
      : undefined;
  });
}

/** `replace({ values })`, or with the values beside its own options. What is not the name of something stays text. */
export function replacedByNames(options: ObjectSetting): Effect[] | undefined {
  const isOwn = ({ name }: SettingEntry) => name === 'preventAssignment' || name === 'values';
  const values = entryOf(options, 'values');
  if (values !== undefined && values.kind !== 'object') return undefined;
  const all = [...(values?.entries ?? []), ...options.entries.filter((entry) => !isOwn(entry))];
  const pairs = all.map(({ name, value }) =>
    // An option of its own, or a string.
    /^[\w$.]+$/.test(name) && !/^(?:delimiters|include|exclude|objectGuards|sourceMap)$/.test(name)
      ? definedAs(name, value)
      : undefined,
  );
  return isWhole(pairs) ? [{ at: 'source.define', value: outObject(pairs) }] : undefined;
}

/** A number or a boolean is written into the code as it is. */
function definedAs(name: string, setting: Setting): Pair | undefined {
  if (is(setting, true, false) || (setting.kind === 'literal' && typeof setting.value === 'number'))
    return [name, { kind: 'literal', value: setting.kind === 'literal' ? String(setting.value) : '' }];
  return pairOf(name, setting);
}
