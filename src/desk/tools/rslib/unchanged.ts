import type { Mapping } from '../../model/mapping.ts';
import { carry, outObject } from '../../model/out.ts';
import { isReplaced } from './facts.ts';
import type { RslibFacts } from './facts.ts';

/** Options that an item of `lib` may have, and from 0.x on also the top, with their parts. */
const SHARED = [
  'autoExtension',
  'banner',
  'bundle',
  'dts',
  'externalHelpers',
  'footer',
  'format',
  'outBase',
  'redirect',
  'shims',
  'syntax',
  'wasm',
];
/** Those that only an item has. */
const OF_ITEM = ['id', 'umdName', 'experiments'];
/** Options whose parts have rows of their own. */
const IN_PARTS = new Set(['dts', 'redirect', 'experiments']);
/** Groups of Rsbuild, whose options may be in both places. */
const GROUPS = ['source', 'output', 'resolve', 'tools', 'performance'];
/** Options of Rsbuild without a group, in both places. */
const SINGLE = ['plugins', 'splitChunks'];
/** Options of Rsbuild that only the top has. */
const AT_TOP = ['mode', 'root', 'logLevel', 'dev', 'server'];

/** Writes an option where it was. `name` is its place in an item. */
function kept(prefix: string, name: string): Mapping<RslibFacts> {
  return {
    name: prefix + name,
    ...(IN_PARTS.has(name) && { when: ({ setting }) => setting.kind !== 'object' }),
    shown: '',
    what: `\`${name.replace('.*', '')}\``,
    takesCode: true,
    convert: ({ setting, key, facts }) => {
      const value = carry(setting);
      if (!value) return undefined;
      if (prefix === '' && isReplaced(facts, name.replace('*', key), setting)) return [];
      const [group = name] = name.split('.*');
      return [{ at: group, value: key === '' ? value : outObject([[key, value]]) }];
    },
  };
}

/** Every option that means the same in 1.0. */
export const UNCHANGED_ROWS: readonly Mapping<RslibFacts>[] = [
  ...['', 'lib[].'].flatMap((prefix) => [
    ...[...SHARED, ...SINGLE].map((name) => kept(prefix, name)),
    ...GROUPS.map((name) => kept(prefix, `${name}.*`)),
  ]),
  ...OF_ITEM.map((name) => kept('lib[].', name)),
  ...AT_TOP.map((name) => kept('', name)),
  {
    name: 'lib',
    when: ({ setting }) => setting.kind === 'list' && setting.items.length === 0,
    shown: '',
    what: 'nothing',
    unneeded: 'there is one item without options',
  },
  {
    name: 'lib',
    when: ({ setting }) => setting.kind === 'code',
    shown: '',
    what: 'The same list, read from code.',
    why: 'Its items are known only when it runs.',
  },
];
