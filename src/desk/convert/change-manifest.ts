import { applyEdits, modify } from 'jsonc-parser';
import { isRecord, stringsIn } from '../model/manifest.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Rename } from '../model/tool.ts';
import { ADDED_PACKAGES } from './added-packages.ts';

const INSTALLED = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Fields whose strings are paths of built files. */
const FIELDS_WITH_PATHS = [
  'main',
  'module',
  'types',
  'typings',
  'browser',
  'unpkg',
  'jsdelivr',
  'bin',
  'exports',
  'typesVersions',
  'publishConfig',
];
/** A release that does not know what a converted configuration says. */
const BEFORE_STABLE = /^[^\d]*0\./;

export interface ManifestChanges {
  /** All scripts, as they are to be. */
  scripts: Readonly<Record<string, string>>;
  adds: ReadonlySet<string>;
  drops: ReadonlySet<string>;
  /** The field that contained the configuration. */
  field: string | undefined;
  /** Files that get another extension. */
  renames: readonly Rename[];
}

/** Changes the text of a `package.json`, and nothing of its form. */
export function changeManifest(text: string, manifest: Manifest, changes: ManifestChanges): string {
  let changed = text;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const formattingOptions = { insertSpaces: !/^\t/m.test(text), tabSize: indentOf(text), eol };
  const set = (path: (string | number)[], value: unknown, isBefore?: (name: string) => boolean) => {
    const edits = modify(changed, path, value, {
      formattingOptions,
      ...(isBefore && {
        getInsertionIndex: (names: string[]) => names.filter((name) => !isBefore(name)).length,
      }),
    });
    changed = applyEdits(changed, edits);
  };
  for (const field of FIELDS_WITH_PATHS)
    for (const { path, value } of stringsBelow(manifest[field], [field])) {
      const now = renamedFile(value, changes.renames);
      if (now !== value) set(path, now);
    }
  const scripts = stringsIn(manifest, 'scripts');
  for (const [name, script] of Object.entries(changes.scripts))
    if (script !== scripts[name]) set(['scripts', name], script);
  for (const field of INSTALLED)
    for (const name of Object.keys(stringsIn(manifest, field)))
      if (changes.drops.has(name) && !changes.adds.has(name)) set([field, name], undefined);
  for (const field of INSTALLED)
    for (const [name, version] of Object.entries(stringsIn(manifest, field)))
      if (changes.adds.has(name) && BEFORE_STABLE.test(version)) set([field, name], ADDED_PACKAGES[name]);
  const added = [...changes.adds].filter((name) => !isInstalled(manifest, name)).sort();
  const versions = Object.fromEntries(added.map((name) => [name, ADDED_PACKAGES[name] ?? '*']));
  if (added.length > 0 && !isRecord(manifest['devDependencies'])) set(['devDependencies'], versions);
  else
    for (const [name, version] of Object.entries(versions))
      set(['devDependencies', name], version, (other) => other > name);
  if (changes.field !== undefined && Object.hasOwn(manifest, changes.field)) set([changes.field], undefined);
  return changed;
}

/** A peer dependency is what users install; the project itself needs it as well. */
function isInstalled(manifest: Manifest, name: string): boolean {
  return INSTALLED.some((field) => Object.hasOwn(stringsIn(manifest, field), name));
}

function indentOf(text: string): number {
  return /^( +)"/m.exec(text)?.[1]?.length ?? 2;
}

/** The path of a built file after a conversion. */
export function renamedFile(path: string, renames: readonly Rename[]): string {
  const plain = path.replace(/^\.\//, '');
  for (const { folder, from, to } of renames) {
    const [, before, map = ''] = /^(.*?)(\.map)?$/.exec(path) ?? [];
    if (plain.startsWith(`${folder}/`) && before?.endsWith(from))
      return before.slice(0, -from.length) + to + map;
  }
  return path;
}

function stringsBelow(
  value: unknown,
  path: readonly (string | number)[],
): { path: (string | number)[]; value: string }[] {
  if (typeof value === 'string') return [{ path: [...path], value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsBelow(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
