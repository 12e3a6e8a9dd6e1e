import type { FieldChange } from '../../model/finding.ts';
import { isRecord, textOf } from '../../model/package.ts';
import type { Manifest, Package } from '../../model/package.ts';
import { packedNames } from '../../read/packed-names.ts';
import type { Facts } from '../facts/facts.ts';
import { proposeExports } from './exports.ts';
import type { SyntaxOf } from './exports.ts';
import { proposeImports } from './imports.ts';
import { proposeFiles } from './files.ts';
import { proposeCommands, proposeLicense } from './plain-fields.ts';
import { proposeSideEffects } from './side-effects.ts';
import { proposeRootFields } from './root-fields.ts';

/** The changes to package.json that the files of a package ask for: nothing that is right already. */
export function propose(facts: Facts): FieldChange[] {
  const { pkg, scripts } = facts;
  const syntaxOf: SyntaxOf = (name) => scripts.get(name)?.syntax;
  const changes: FieldChange[] = [];
  const set = (field: string, value: unknown, now = pkg.manifest[field]) => {
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(now))
      changes.push({ path: [field], value });
  };
  set('type', proposeType(facts));
  // Formats follow from `type`, so everything else looks at the package with the new one.
  const retyped = changed(pkg, changes);
  const exports = hasOwnEntry(pkg) ? proposeExports(retyped, syntaxOf) : undefined;
  const isSingle = exports && Object.keys(exports).length === 1 && !isRecord(pkg.manifest['exports']);
  const written = isSingle && typeof exports['.'] === 'string' ? exports['.'] : flat(exports, pkg.manifest);
  set('exports', written);
  set('imports', proposeImports(pkg.manifest, syntaxOf));
  if (exports) changes.push(...proposeRootFields(retyped, exports['.'], syntaxOf));
  const { bin } = pkg.manifest;
  const commands = proposeCommands(pkg.manifest);
  if (commands !== bin) changes.push({ path: ['bin'], value: commands });
  set('files', proposeFiles(facts, exports));
  set('sideEffects', proposeSideEffects(facts));
  set('license', proposeLicense(pkg));
  return changes;
}

/** A command needs no entry points. */
function hasOwnEntry({ manifest, files }: Package): boolean {
  const fields = ['exports', 'main', 'module', 'types', 'typings', 'jsnext', 'jsnext:main'];
  return (
    fields.some((field) => manifest[field] !== undefined) || (manifest['bin'] === undefined && files.size > 1)
  );
}

/** Keeps conditions without entry points as the author has written them. */
function flat(exports: ReturnType<typeof proposeExports>, { exports: now }: Manifest): unknown {
  const isFlat = isRecord(now) && !Object.keys(now).some((key) => key.startsWith('.'));
  return isFlat && exports && Object.keys(exports).length === 1 ? exports['.'] : exports;
}

/** Scripts named `.js` decide, or else those with an ending of their own. */
function proposeType({ pkg, scripts }: Facts): string | undefined {
  const syntaxes = [...scripts].flatMap(([name, { syntax }]) => (/\.jsx?$/.test(name) ? [syntax] : []));
  const { type } = pkg.manifest;
  const isValid = type === 'module' || type === 'commonjs';
  const has = (syntax: string) => syntaxes.includes(syntax as 'esm');
  if (has('esm') !== has('cjs')) return has('esm') ? 'module' : 'commonjs';
  const named = (end: string) => [...scripts.keys()].some((name) => name.endsWith(end));
  if (!has('esm') && named('.mjs') !== named('.cjs'))
    return named('.mjs') ? 'module' : isValid ? type : 'commonjs';
  return isValid ? type : 'commonjs';
}

/** The package with a changed package.json, packed again if `files` has changed. */
export function changed(pkg: Package, changes: readonly FieldChange[]): Package {
  if (changes.length === 0) return pkg;
  // One copy for all changes: there may be one for each of ten thousand dependencies.
  const manifest: Record<string, unknown> = structuredClone(pkg.manifest);
  for (const { path, value } of changes) changeField(manifest, path, value);
  // A list of dependencies goes with its last one.
  for (const field of new Set(changes.flatMap(({ path }) => (path.length > 1 ? (path[0] ?? '') : []))))
    if (isRecord(manifest[field]) && Object.keys(manifest[field]).length === 0) delete manifest[field];
  const files = new Map(pkg.files);
  files.set('package.json', new TextEncoder().encode(JSON.stringify(manifest, undefined, 2)));
  const packed = { ...pkg, manifest, files };
  if (!changes.some(({ path }) => path[0] === 'files')) return packed;
  const all = new Map([...pkg.left, ...files]);
  const names = packedNames({ names: all.keys(), textOf: (name) => textOf(all, name), manifest });
  return { ...packed, files: new Map([...all].filter(([name]) => names.has(name))) };
}

/** Changes a field in place, with the objects that lead to it. */
function changeField(
  record: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): void {
  const inner = Object.hasOwn(record, key) ? record[key] : undefined;
  const within = isRecord(inner) ? inner : {};
  if (rest.length > 0) changeField(within, rest, value);
  const next = rest.length > 0 ? within : value;
  if (next === undefined) delete record[key];
  // An assignment would not make a field named `__proto__`.
  else
    Object.defineProperty(record, key, { value: next, enumerable: true, configurable: true, writable: true });
}
