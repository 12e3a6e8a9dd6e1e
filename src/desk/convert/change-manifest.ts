import { applyEdits, modify } from 'jsonc-parser';
import { isRecord, stringsIn } from '../model/manifest.ts';
import type { Manifest } from '../model/manifest.ts';
import { ADDED_PACKAGES } from './added-packages.ts';

const INSTALLED = ['dependencies', 'devDependencies', 'optionalDependencies'];

export interface ManifestChanges {
  /** All scripts, as they are to be. */
  scripts: Readonly<Record<string, string>>;
  adds: ReadonlySet<string>;
  drops: ReadonlySet<string>;
  /** The field that contained the configuration. */
  field: string | undefined;
}

/** Changes the text of a `package.json`, and nothing of its form. */
export function changeManifest(text: string, manifest: Manifest, changes: ManifestChanges): string {
  let changed = text;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const formattingOptions = { insertSpaces: !/^\t/m.test(text), tabSize: indentOf(text), eol };
  const set = (path: string[], value: unknown, isBefore?: (name: string) => boolean) => {
    const edits = modify(changed, path, value, {
      formattingOptions,
      ...(isBefore && {
        getInsertionIndex: (names: string[]) => names.filter((name) => !isBefore(name)).length,
      }),
    });
    changed = applyEdits(changed, edits);
  };
  const scripts = stringsIn(manifest, 'scripts');
  for (const [name, script] of Object.entries(changes.scripts))
    if (script !== scripts[name]) set(['scripts', name], script);
  for (const field of INSTALLED)
    for (const name of Object.keys(stringsIn(manifest, field)))
      if (changes.drops.has(name) && !changes.adds.has(name)) set([field, name], undefined);
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
