import { applyEdits, modify } from 'jsonc-parser';
import { stringsIn } from '../model/manifest.ts';
import type { Manifest } from '../model/manifest.ts';
import { ADDED_PACKAGES } from './added-packages.ts';

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
  for (const field of ['dependencies', 'devDependencies', 'optionalDependencies'])
    for (const name of Object.keys(stringsIn(manifest, field)))
      if (changes.drops.has(name)) set([field, name], undefined);
  for (const name of [...changes.adds].sort())
    if (!Object.hasOwn(stringsIn(manifest, 'devDependencies'), name))
      set(['devDependencies', name], ADDED_PACKAGES[name] ?? '*', (other) => other > name);
  if (changes.field !== undefined && Object.hasOwn(manifest, changes.field)) set([changes.field], undefined);
  return changed;
}

function indentOf(text: string): number {
  return /^( +)"/m.exec(text)?.[1]?.length ?? 2;
}
