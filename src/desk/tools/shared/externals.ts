import { stringsIn } from '../../model/manifest.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import type { Setting } from '../../model/setting.ts';

/** A field of `package.json` that lists packages. */
export type Field = 'dependencies' | 'peerDependencies' | 'optionalDependencies' | 'devDependencies';

/** The fields whose packages Rslib makes external by itself. */
const USUAL = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** What a bundler of the Rollup family leaves out of a bundle. */
export interface Externals {
  manifest: Manifest;
  /** The option that lists the packages. */
  external: Setting | undefined;
  /** Fields whose packages all stay imports. */
  fields?: readonly Field[];
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

const packagesIn = (manifest: Manifest, field: Field) => Object.keys(stringsIn(manifest, field));

/** The fields that Rslib must not read, because the other tool bundles a package in them. */
function bundledFields(patterns: readonly Pattern[], { manifest, fields = [] }: Externals): Field[] {
  const isExternal = (name: string) =>
    fields.some((field) => packagesIn(manifest, field).includes(name)) ||
    patterns.some((pattern) => isMatch(pattern, name));
  const isKnown = Object.keys(manifest).length > 0;
  return USUAL.filter((field) => {
    if (fields.includes(field)) return false;
    // Few packages have optional dependencies.
    return isKnown
      ? !packagesIn(manifest, field).every(isExternal)
      : fields.length > 0 && field !== 'optionalDependencies';
  });
}

/** The fields that Rslib reads, if those are not the usual ones: by default it reads all but `devDependencies`. */
function autoExternal(bundled: readonly Field[], { fields = [] }: Externals): Record<string, boolean> {
  return {
    ...Object.fromEntries(bundled.map((field) => [field, false])),
    ...(fields.includes('devDependencies') && { devDependencies: true }),
  };
}

/** The settings that leave the same packages out. */
export function externalEffects(externals: Externals): Effect[] {
  const { names, external, bundlesOthers, manifest, fields = [], format } = externals;
  const patterns = externalPatterns(external) ?? [];
  if (format === 'umd' || format === 'iife') return scriptEffects(patterns, externals);
  const bundled = bundlesOthers ? bundledFields(patterns, externals) : [];
  const read = USUAL.filter((field) => !bundled.includes(field));
  const isRead = (pattern: Pattern) =>
    read.some((field) => packagesIn(manifest, field).some((name) => isMatch(pattern, name)));
  if (fields.length > 0 && bundlesOthers) {
    const parts = autoExternal(bundled, externals);
    return [
      ...(Object.keys(parts).length === 0 ? [] : [{ at: 'output.autoExternal', value: out(parts) }]),
      ...listed(
        names,
        patterns.filter((pattern) => !isRead(pattern)),
      ),
    ];
  }
  const isUsual = bundled.length === 0 && patterns.every(isRead);
  return [
    ...(isUsual || !bundlesOthers ? [] : [{ at: 'output.autoExternal', value: out(false) }]),
    ...listed(names, isUsual ? [] : patterns),
  ];
}

/** In a script, Rslib bundles every package that nothing else is said about. */
function scriptEffects(patterns: readonly Pattern[], externals: Externals): Effect[] {
  const { names = {}, bundlesOthers, manifest, fields = [], format } = externals;
  const isExternal = (name: string) =>
    !bundlesOthers ||
    patterns.some((pattern) => isMatch(pattern, name)) ||
    fields.some((field) => packagesIn(manifest, field).includes(name));
  const globals = Object.entries(names).filter(([name]) => isExternal(name));
  const others = patterns.filter((pattern) => !globals.some(([name]) => name === pattern));
  const parts = bundlesOthers ? autoExternal(bundledFields([], externals), externals) : {};
  const value = Object.keys(parts).length === 0 ? true : parts;
  return [
    ...(bundlesOthers && fields.length === 0 ? [] : [{ at: 'output.autoExternal', value: out(value) }]),
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
