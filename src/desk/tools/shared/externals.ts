import { stringsIn } from '../../model/manifest.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import type { Setting } from '../../model/setting.ts';

/** What a bundler of the Rollup family leaves out of a bundle. */
export interface Externals {
  manifest: Manifest;
  /** The option that lists the packages. */
  external: Setting | undefined;
  /** The global variables, or the addresses, that replace packages. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Packages that are not listed are bundled. */
  bundlesOthers: boolean;
  /** Of the item that is written. */
  format: string;
}

type Pattern = string | RegExp;

/** The names and patterns of `external`; undefined if code decides. */
export function externalPatterns(setting: Setting | undefined): Pattern[] | undefined {
  if (setting === undefined) return [];
  const items = setting.kind === 'list' ? setting.items : [setting];
  const values = items.map((item) => (item.kind === 'literal' ? item.value : undefined));
  return values.every((value) => typeof value === 'string' || value instanceof RegExp) ? values : undefined;
}

const isMatch = (pattern: Pattern, name: string): boolean =>
  typeof pattern === 'string' ? pattern === name || pattern.startsWith(`${name}/`) : pattern.test(name);

/** Whether Rslib makes the same packages external by itself. If code lists them, it is not known. */
function areUsual(patterns: readonly Pattern[], { manifest, bundlesOthers }: Externals): boolean {
  const packages = ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((field) =>
    Object.keys(stringsIn(manifest, field)),
  );
  const isComplete =
    !bundlesOthers || packages.every((name) => patterns.some((pattern) => isMatch(pattern, name)));
  return isComplete && patterns.every((pattern) => packages.some((name) => isMatch(pattern, name)));
}

/** The settings that leave the same packages out. */
export function externalEffects(externals: Externals): Effect[] {
  const { names, external, bundlesOthers, format } = externals;
  const patterns = externalPatterns(external) ?? [];
  if (format === 'umd' || format === 'iife') return scriptEffects(patterns, externals);
  const isUsual = areUsual(patterns, externals);
  return [
    ...(isUsual || !bundlesOthers ? [] : [{ at: 'output.autoExternal', value: out(false) }]),
    ...listed(names, isUsual ? [] : patterns),
  ];
}

/** In a script, Rslib bundles every package that nothing else is said about. */
function scriptEffects(
  patterns: readonly Pattern[],
  { names = {}, bundlesOthers, format }: Externals,
): Effect[] {
  const isExternal = (name: string) => !bundlesOthers || patterns.some((pattern) => isMatch(pattern, name));
  const globals = Object.entries(names).filter(([name]) => isExternal(name));
  const others = patterns.filter((pattern) => !globals.some(([name]) => name === pattern));
  return [
    ...(bundlesOthers ? [] : [{ at: 'output.autoExternal', value: out(true) }]),
    ...listed(
      globals.length === 0
        ? undefined
        : Object.fromEntries(
            globals.map(([name, global]) => [name, format === 'umd' ? eachWay(name, global) : global]),
          ),
      others,
    ),
  ];
}

type Names = Readonly<Record<string, string | ReturnType<typeof eachWay>>>;

/** The first that matches applies. */
function listed(names: Names | undefined, patterns: readonly Pattern[]): Effect[] {
  if (names === undefined && patterns.length === 0) return [];
  const value = names === undefined ? patterns : patterns.length === 0 ? names : [names, ...patterns];
  return [{ at: 'output.externals', value: out(value) }];
}

/** With the name of the global variable alone, `require` and AMD would ask for a package with that name. */
function eachWay(name: string, global: string) {
  const parts = global.split('.');
  return { root: parts.length === 1 ? global : parts, commonjs: name, commonjs2: name, amd: name };
}
