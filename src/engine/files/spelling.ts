import { readdirSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../model/nearest.ts';
import { isBelow } from './is-inside.ts';

/** Lists the names in a folder. Returns undefined for one that cannot be listed. */
export type NamesIn = (folder: string) => readonly string[] | undefined;

/** The form by which file systems compare names if they ignore case and how accents are stored. */
export function withoutCase(name: string): string {
  return name.toLowerCase().normalize();
}

/**
 * Spells a path as the folders of the site do; undefined if nothing is there in any spelling. Some file systems
 * ignore case: an import that they find fails on others. Only names below the folder that site and file share count.
 */
export function spelledAs(
  file: string,
  siteDir: string,
  namesIn: NamesIn = namesInFolder,
): string | undefined {
  let found = sharedFolder(siteDir, file);
  for (const asked of path.relative(found, file).split(path.sep)) {
    const names = namesIn(found) ?? [asked];
    const isExact = names.some((name) => name.normalize() === asked.normalize());
    const name = isExact ? asked : names.find((one) => withoutCase(one) === withoutCase(asked));
    if (name === undefined) return undefined;
    found = path.join(found, name);
  }
  return found;
}

/**
 * Checks whether a path differs only in case from the one that the file system gives to its file. Unlike `spelledAs` this
 * needs no listings, on which a page would then depend, but it cannot tell for a file behind a link.
 */
export function isMisspelled(file: string, real: string, siteDir: string): boolean {
  const names = path.relative(sharedFolder(siteDir, file), file);
  const isSame = real.normalize().endsWith(names.normalize());
  return !isSame && withoutCase(real).endsWith(withoutCase(names));
}

/** Corrects the import of a missing file to the most similar names, and quotes it. */
export function similarImport(asked: string, target: string, siteDir: string): string | undefined {
  const folder = spelledAs(path.dirname(target), siteDir);
  const names = folder === undefined ? undefined : namesInFolder(folder);
  if (folder === undefined || names === undefined) return undefined;
  const known = path.extname(target) === '' ? names.map((name) => path.parse(name).name) : names;
  const found = nearest(path.basename(target), known);
  return found && JSON.stringify([...respelled(asked.split('/').slice(0, -1), folder), found].join('/'));
}

/** Spells the folders of an import as they are on disk, from the last to the first that has a name. */
function respelled(folders: readonly string[], real: string): string[] {
  const names = real.split(path.sep).slice(-folders.length);
  return folders.map((folder, index) =>
    withoutCase(folder) === withoutCase(names[index] ?? '') ? names[index]! : folder,
  );
}

function sharedFolder(folder: string, file: string): string {
  const above = path.dirname(folder);
  return above === folder || isBelow(file, folder) ? folder : sharedFolder(above, file);
}

function namesInFolder(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}
