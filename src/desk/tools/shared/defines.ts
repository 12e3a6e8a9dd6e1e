import type { Effect, Mapping } from '../../model/mapping.ts';
import { carry, out, outObject } from '../../model/out.ts';
import type { Out } from '../../model/out.ts';
import type { Setting } from '../../model/setting.ts';
import { partIn } from './records.ts';

/** Writes a value of `source.define` for each name. */
export function asDefined(names: readonly string[], value: Out): Effect[] {
  return [{ at: 'source.define', value: outObject(names.map((name) => [name, value])) }];
}

/** The code of a string, for an option whose value is the string itself. */
export function asString(setting: Setting): Out | undefined {
  if (setting.kind === 'literal') return out(JSON.stringify(setting.value));
  const value = carry(setting);
  return value?.kind === 'code' ? { ...value, code: `JSON.stringify(${value.code})` } : undefined;
}

/** `define`, whose values are code, and `env`, whose values are strings. */
export function defineRows<Facts>(): Mapping<Facts>[] {
  return [
    {
      name: 'define.*',
      shown: '`define`',
      what: '[`source.define`](/config/rsbuild/source)',
      why: 'Same: values are code.',
      ...partIn('source.define'),
    },
    {
      name: 'env.*',
      shown: "`env: { API: 'x' }`",
      what: "`source.define: { 'process.env.API': '\"x\"' }`",
      why: 'And the same for `import.meta.env.API`.',
      takesCode: true,
      convert: ({ setting, key }) => {
        const value = asString(setting);
        return value && asDefined([`process.env.${key}`, `import.meta.env.${key}`], value);
      },
    },
  ];
}
