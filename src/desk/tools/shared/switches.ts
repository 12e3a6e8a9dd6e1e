import type { Mapping } from '../../model/mapping.ts';
import { sets } from '../../model/mapping.ts';
import { carry, out } from '../../model/out.ts';
import type { Literal, Setting } from '../../model/setting.ts';

export const isString = (setting: Setting): boolean =>
  setting.kind === 'literal' && typeof setting.value === 'string';

export const is = (setting: Setting, ...values: Literal[]): boolean =>
  setting.kind === 'literal' && values.includes(setting.value);

/** An option that has no row of its own for these values, because they are the default of Rslib. */
export function isDefault<Facts>(
  name: string,
  when: Mapping<Facts>['when'],
  unneeded: string,
): Mapping<Facts> {
  return { name, ...(when && { when }), shown: '', what: 'nothing', unneeded };
}

/** An option without a counterpart, whatever its value is. */
export function hasNone<Facts>(
  name: string,
  { shown, what = 'none', why }: { shown?: string; what?: string; why?: string } = {},
): Mapping<Facts> {
  return { name, ...(shown !== undefined && { shown }), what, ...(why !== undefined && { why }) };
}

const MINIFY = '[`output.minify: true`](/config/rsbuild/output)';
const SOURCE_MAP = '[`output.sourceMap: true`](/config/rsbuild/output)';

/** `minify` that is on or off. Details are for the tool to map, before these rows. */
export function minifyRows<Facts>(name: string): Mapping<Facts>[] {
  return [
    isDefault(name, [false], '[`output.minify`](/config/rsbuild/output) removes unused code only'),
    { name, when: [true], shown: `\`${name}: true\``, what: MINIFY, ...sets('output.minify', true) },
  ];
}

/** Source maps that are files, in the code, or without a comment. */
export function sourceMapRows<Facts>(name: string): Mapping<Facts>[] {
  return [
    isDefault(name, [false], '`output.sourceMap` is off'),
    {
      name,
      when: [true],
      shown: `\`${name}\``,
      what: SOURCE_MAP,
      why: "Same. `'inline'`: `{ js: 'inline-source-map' }`.",
      ...sets('output.sourceMap', true),
    },
    ...(['inline', 'hidden'] as const).map((kind): Mapping<Facts> => ({
      name,
      when: [kind],
      shown: '',
      what: `\`output.sourceMap: { js: '${kind}-source-map' }\``,
      ...sets('output.sourceMap', { js: `${kind}-source-map` }),
    })),
    { name, shown: '', what: SOURCE_MAP },
  ];
}

/** A folder for the output, by default `dist`. */
export function folderRows<Facts>(name: string): Mapping<Facts>[] {
  return [
    isDefault(
      name,
      ({ setting }) => setting.kind === 'literal' && /^(?:\.\/)?dist\/?$/.test(String(setting.value)),
      "`output.distPath` is `'dist'`",
    ),
    {
      name,
      shown: `\`${name}\``,
      what: '[`output.distPath`](/config/rsbuild/output)',
      why: 'Same.',
      takesCode: true,
      convert: ({ setting }) => {
        const value = setting.kind === 'object' || setting.kind === 'list' ? undefined : carry(setting);
        return value && [{ at: 'output.distPath', value }];
      },
    },
  ];
}

/** The path of a `tsconfig.json`. */
export function tsconfigRows<Facts>(name: string): Mapping<Facts>[] {
  return [
    isDefault(
      name,
      ({ setting }) => is(setting, 'tsconfig.json', './tsconfig.json'),
      '`source.tsconfigPath` is `./tsconfig.json`',
    ),
    {
      name,
      when: ({ setting }) => isString(setting),
      shown: `\`${name}\``,
      what: '[`source.tsconfigPath`](/config/rsbuild/source)',
      why: 'Same, `paths` included.',
      convert: ({ setting }) => {
        const path = setting.kind === 'literal' ? String(setting.value) : '';
        return [{ at: 'source.tsconfigPath', value: out(/^[./]/.test(path) ? path : `./${path}`) }];
      },
    },
    { name, shown: '', what: '[`source.tsconfigPath`](/config/rsbuild/source)' },
  ];
}
