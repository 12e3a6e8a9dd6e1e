import type { Effect } from '../../model/mapping.ts';
import { out, outObject } from '../../model/out.ts';
import type { Out } from '../../model/out.ts';
import type { Setting } from '../../model/setting.ts';

/** A list with `/.*\/` alone, or the pattern itself. */
export function isEveryPackage(setting: Setting): boolean {
  const [only, ...others] = setting.kind === 'list' ? setting.items : [setting];
  return (
    others.length === 0 &&
    only?.kind === 'literal' &&
    only.value instanceof RegExp &&
    /^\.[*+]$/.test(only.value.source)
  );
}

/** Rslib takes names and regular expressions as externals, as most tools do. */
export function isListOfPatterns(setting: Setting): boolean {
  const items = setting.kind === 'list' ? setting.items : [setting];
  return items.every(
    (item) =>
      item.kind !== 'object' &&
      item.kind !== 'list' &&
      (item.kind !== 'literal' || typeof item.value === 'string' || item.value instanceof RegExp),
  );
}

/** Bundles packages that would stay imports. */
export function bundles(names: readonly string[]): Effect[] {
  return [
    {
      at: 'output.externals',
      value: outObject(names.map((name): [string, Out] => [name, out(false)])),
    },
  ];
}
