import { targetsIn } from '../../model/entry-points.ts';
import { folderEntries } from '../../model/folder-entries.ts';
import { MOST_LEVELS } from '../../model/limits.ts';
import { formatOf, isDeclaration, isScript } from '../../model/module-format.ts';
import type { Format } from '../../model/module-format.ts';
import { fileName, isRecord, pathFrom } from '../../model/package.ts';
import type { Package, PackageFiles } from '../../model/package.ts';
import { hasEntries } from '../../model/resolve-entry.ts';
import { declarationFor } from './declarations.ts';
import { existingDeclaration, existingFile, scriptsOf } from './entry-files.ts';

export type Target = string | null | { [condition: string]: Target };

/**
 * Writes the `exports` that the files of a package need: conditions in the right order, types for each format, targets
 * that exist. What the author has written stays as far as it works, with conditions of their own.
 */
export function proposeExports(pkg: Package, syntaxOf: SyntaxOf): Record<string, Target> | undefined {
  const { exports } = pkg.manifest;
  const entries: Record<string, unknown> = hasEntries(exports) ? { ...exports } : { '.': exports };
  const isNew = exports === undefined || exports === null;
  const rootFields = ['main', 'module', 'browser', 'types', 'typings', 'jsnext:main', 'jsnext'];
  const rootNames = rootFields.flatMap((field) => namesIn(pkg.manifest[field]));
  if (!('.' in entries) && rootNames.length > 0) entries['.'] = undefined;
  const inFolders = new Map(folderEntries(pkg).map((each) => [each.entry, namesOf(each, rootFields)]));
  for (const entry of inFolders.keys()) entries[entry] = undefined;
  const proposed: Record<string, Target> = {};
  for (const [key, value] of Object.entries(entries)) {
    const entry = key.startsWith('.') ? key : `./${key}`;
    const named = [...namesIn(value), ...(entry === '.' ? rootNames : (inFolders.get(entry) ?? []))];
    const target =
      entry.includes('*') || entry.endsWith('/')
        ? pattern(value, pkg)
        : proposeEntry(entry, value, { pkg, named, syntaxOf, levels: MOST_LEVELS });
    if (target !== undefined) proposed[entry.endsWith('/') ? `${entry}*` : entry] = target;
  }
  if (isNew) {
    for (const css of [...pkg.files.keys()].filter((name) => /^(?:dist|lib)\/[^/]+\.css$/.test(name)))
      proposed[`./${css.split('/').at(-1) ?? ''}`] = `./${css}`;
  }
  const names = Object.keys(proposed);
  if (names.length === 0) return undefined;
  if (isNew) proposed['./package.json'] = './package.json';
  return names.includes('.') ? { '.': proposed['.'] ?? null, ...proposed } : proposed;
}

const namesIn = (value: unknown): string[] => targetsIn(value).map(fileName);

/** The files that the package.json of a folder names, from the root of the package. */
function namesOf(
  { entry, manifest }: ReturnType<typeof folderEntries>[number],
  fields: readonly string[],
): string[] {
  const folder = fileName(entry).split('/');
  return fields.flatMap((field) => targetsIn(manifest[field]).map((target) => pathFrom(folder, target)));
}

function proposeEntry(entry: string, value: unknown, repairing: Repairing): Target | undefined {
  if (value === null && entry !== '.') return null;
  const target = withFormats(entry, value, repairing);
  return entry === '.' && target !== undefined && target !== null ? withBrowser(target, repairing) : target;
}

/** Gives `import` and `require` their own files if the package has both. */
function withFormats(entry: string, value: unknown, repairing: Repairing): Target | undefined {
  const { pkg, named } = repairing;
  const repaired = repair(value, repairing);
  const scripts = scriptsOf(entry, named, pkg.files);
  const script = (format: Format) => scripts.find((name) => formatOf(name, pkg.files) === format);
  const [esm, cjs] = [script('esm'), script('cjs')];
  if (isRecord(repaired) && !isPlain(repaired)) {
    const missing = { import: esm && typed(esm, pkg, named), require: cjs && typed(cjs, pkg, named) };
    return withMissing(repaired, missing);
  }
  if (esm === undefined || cjs === undefined) {
    const only = scripts[0] === undefined ? firstNamed(named, pkg.files) : typed(scripts[0], pkg, named);
    // What another build has to write stays promised.
    return repaired ?? only ?? (value as Target | undefined);
  }
  return { import: typed(esm, pkg, named), require: typed(cjs, pkg, named) };
}

/** Completes conditions that leave out `import` or `require`. Without CommonJS, an ES module is for both. */
function withMissing(
  target: Exclude<Target, string | null>,
  missing: { import: Target | undefined; require: Target | undefined },
): Target {
  if ('default' in target || 'module-sync' in target) return target;
  const { import: imported, ...others } = target;
  if (imported === undefined && 'require' in target && missing.import !== undefined)
    return Object.fromEntries(ordered(new Map(Object.entries({ ...target, import: missing.import }))));
  if (imported === undefined || 'require' in target) return target;
  if (missing.require !== undefined) return { ...target, require: missing.require };
  return Object.keys(others).length === 0 ? imported : { ...others, default: imported };
}

/** An entry that is not a script, such as a style sheet. */
function firstNamed(named: readonly string[], files: PackageFiles): Target | undefined {
  const file = named.find((name) => files.has(name) && !isDeclaration(name));
  return file === undefined ? undefined : `./${file}`;
}

/** Says whether a target has no conditions but those that this file writes. */
function isPlain(target: Target): boolean {
  return (
    !isRecord(target) ||
    Object.keys(target).every((condition) => condition === 'types' || condition === 'default')
  );
}

/** `browser` as a string is what the condition of the same name says better. */
function withBrowser(target: Exclude<Target, null>, repairing: Repairing): Target {
  const { pkg } = repairing;
  const { browser } = pkg.manifest;
  const file = typeof browser === 'string' ? existingFile(browser, pkg.files) : undefined;
  if (file === undefined || (isRecord(target) && 'browser' in target)) return target;
  const own = { browser: typed(file, pkg, repairing.named) };
  return isRecord(target) && !isPlain(target) ? { ...own, ...target } : { ...own, default: target };
}

/** Says how a script is written, as far as it can be parsed. */
export type SyntaxOf = (script: string) => 'esm' | 'cjs' | 'neither' | undefined;

interface Repairing {
  pkg: Package;
  syntaxOf: SyntaxOf;
  /** Files that the entry names anywhere, for types that are kept apart. */
  named: readonly string[];
  levels: number;
}

/** Repairs a target and everything below. Returns undefined if nothing of it exists. */
function repair(value: unknown, repairing: Repairing, inTypes = false): Target | undefined {
  const { levels } = repairing;
  if (typeof value === 'string') return repairFile(value, repairing, inTypes);
  if (value === null) return null;
  if (levels === 0) return undefined;
  const inner = { ...repairing, levels: levels - 1 };
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = repair(each, inner, inTypes);
      if (found !== undefined && found !== null) return found;
    }
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const conditions = new Map<string, Target>();
  for (const [condition, target] of Object.entries(value)) {
    const isTypes = inTypes || condition.startsWith('types');
    const repaired = repair(target, inner, isTypes);
    // Bundlers expect an ES module there.
    const isWrong = condition === 'module' && leadsToCommonJs(repaired, repairing);
    if (repaired !== undefined && !isWrong) conditions.set(condition, repaired);
  }
  // The types beside each script say the same, and in the format of that script.
  const scripts = [...conditions].filter(([condition]) => !condition.startsWith('types'));
  const areTyped = scripts.length > 0 && scripts.every(([, target]) => hasTypes(target));
  if (areTyped && !inTypes) conditions.delete('types');
  if (conditions.size === 0 || (scripts.length === 0 && !inTypes)) return undefined;
  const first = [...conditions.keys()][0];
  if (conditions.size === 1 && first === 'default') return conditions.get(first);
  return Object.fromEntries(ordered(conditions));
}

function leadsToCommonJs(target: Target | undefined, { syntaxOf }: Repairing): boolean {
  return targetsIn(target).some((file) => syntaxOf(fileName(file)) === 'cjs');
}

/** Says whether each script in a target has types, or is none. */
function hasTypes(target: Target): boolean {
  if (target === null) return true;
  if (typeof target === 'string') return !isScript(target);
  return 'types' in target || Object.values(target).every((each) => hasTypes(each));
}

function repairFile(target: string, { pkg, named }: Repairing, inTypes: boolean): Target | undefined {
  if (target.split('/').includes('..')) return undefined;
  const name = inTypes ? existingDeclaration(target, pkg.files) : existingFile(target, pkg.files);
  // Declarations that another build has to write stay promised.
  if (inTypes && name === undefined && isDeclaration(target)) return `./${fileName(target)}`;
  if (name === undefined) return undefined;
  return inTypes || !isScript(name) ? `./${name}` : typed(name, pkg, named);
}

/** A script with its types, which come first. */
function typed(script: string, { files }: Package, named: readonly string[]): Target {
  const declaration = declarationFor(script, files, named.filter(isDeclaration));
  if (declaration === undefined) return `./${script}`;
  return { types: `./${declaration.file}`, default: `./${script}` };
}

/** Types first, `require` behind `module`, `default` last; everything else keeps its order. */
export function ordered<Value>(conditions: ReadonlyMap<string, Value>): [string, Value][] {
  const rank = (condition: string) => {
    if (condition.startsWith('types')) return 0;
    if (condition === 'default') return 3;
    return condition === 'require' ? 2 : 1;
  };
  return [...conditions].sort(([a], [b]) => rank(a) - rank(b));
}

/** A pattern stays as it is written, with targets that begin with `./` and match files. */
function pattern(value: unknown, pkg: Package): Target | undefined {
  if (value === null) return null;
  if (typeof value === 'string') {
    const target = `./${fileName(value)}${value.endsWith('/') ? '/*' : ''}`;
    const [before = '', after = ''] = target.slice(2).split('*');
    const isMatched = [...pkg.files.keys()].some((name) => name.startsWith(before) && name.endsWith(after));
    return isMatched ? target : undefined;
  }
  if (Array.isArray(value)) return pattern(value[0], pkg);
  if (!isRecord(value)) return undefined;
  const conditions = new Map<string, Target>();
  for (const [condition, target] of Object.entries(value)) {
    const repaired = pattern(target, pkg);
    if (repaired !== undefined) conditions.set(condition, repaired);
  }
  return conditions.size === 0 ? undefined : Object.fromEntries(ordered(conditions));
}

export function fileFor(target: Target | undefined, conditions: readonly string[]): string | undefined {
  if (typeof target === 'string') return target;
  if (!isRecord(target)) return undefined;
  for (const [condition, inner] of Object.entries(target))
    if (condition === 'default' || conditions.includes(condition)) {
      const found = fileFor(inner, conditions);
      if (found !== undefined) return found;
    }
  return undefined;
}
