import { readOwnConfig } from '../../../src/mcp/answers/read-own-config.ts';
import type { ObjectSetting, Setting } from '../../../src/desk/model/setting.ts';
import type { KnownOption } from '../../../src/mcp/model/knowledge.ts';
import type { ExampleConfig } from './example-configs.ts';

const KINDS = ['misspelled', 'misplaced', 'wrong value'] as const;

export interface MutatedConfig {
  code: string;
  kind: (typeof KINDS)[number];
  option: string;
  /** The page of the option that was right before. */
  page: string;
}

/** Types that no object fits, so an object in their place is a mistake that is certain. */
const PLAIN_TYPE = /^(?:(?:'[^']*'|boolean|string|number|true|false)(?: \| )?)+$/;

/** Changes one option of each configuration, in turn in one of three ways, until there are enough. */
export function mutatedConfigs(
  configs: readonly ExampleConfig[],
  options: readonly KnownOption[],
  count: number,
): MutatedConfig[] {
  const all = configs.flatMap(({ code }) => mutationsOf(code, options));
  const lists = KINDS.map((kind) => all.filter((one) => one.kind === kind));
  const chosen: MutatedConfig[] = [];
  for (let at = 0; chosen.length < count && at < all.length; at++) {
    const list = lists[at % lists.length]!;
    // Spread over all examples, so not all of them change `format`.
    const step = Math.max(1, Math.floor(list.length / Math.ceil(count / lists.length)));
    const one = list[Math.floor(at / lists.length) * step];
    if (one) chosen.push(one);
  }
  return chosen;
}

function mutationsOf(code: string, options: readonly KnownOption[]): MutatedConfig[] {
  const read = readOwnConfig(code);
  if (read.kind === 'broken') return [];
  return read.file.configs.flatMap((config) => [
    ...keysOf(config, '').flatMap(({ name, value }) => mutate(code, name, value, 'top', options)),
    ...itemsOf(config).flatMap((item) =>
      keysOf(item, '').flatMap(({ name, value }) => mutate(code, name, value, 'item', options)),
    ),
  ]);
}

function mutate(
  code: string,
  name: string,
  value: Setting,
  place: 'top' | 'item',
  options: readonly KnownOption[],
): MutatedConfig[] {
  const option = options.find((one) => one.name === name || one.name === `lib.${name}`);
  const key = name.split('.').at(-1) ?? '';
  const written = `${key}: ${value.code}`;
  // Another option with the same line would be changed in its place.
  if (!option || code.split(written).length !== 2) return [];
  const change = (kind: MutatedConfig['kind'], text: string): MutatedConfig => ({
    code: code.replace(written, () => text),
    kind,
    option: name,
    page: option.page,
  });
  return [
    ...(key.length > 3 ? [change('misspelled', `${key.slice(0, 2)}${key.slice(3)}: ${value.code}`)] : []),
    ...(place === 'item' && option.place === 'item' && !name.includes('.')
      ? [{ ...change('misplaced', ''), code: toTheTop(code, written) }]
      : []),
    ...(PLAIN_TYPE.test(option.type) ? [change('wrong value', `${key}: { not: 'a value' }`)] : []),
  ];
}

/** Moves an option of an item out of the list. */
function toTheTop(code: string, written: string): string {
  const at = code.indexOf(written);
  const after = code.slice(at + written.length).replace(/^,\s*/, '');
  return (code.slice(0, at) + after).replace(/(?=\blib: \[)/, () => `${written},\n  `);
}

function keysOf(object: ObjectSetting, prefix: string): { name: string; value: Setting }[] {
  return object.entries.flatMap(({ name, value }) => [
    { name: prefix + name, value },
    ...(value.kind === 'object' ? keysOf(value, `${prefix}${name}.`) : []),
  ]);
}

function itemsOf({ entries }: ObjectSetting): ObjectSetting[] {
  const lib = entries.find(({ name }) => name === 'lib')?.value;
  return lib?.kind === 'list' ? lib.items.filter((item) => item.kind === 'object') : [];
}
