import { isRecord, textOf } from './package.ts';
import type { Manifest, Package, PackageFiles } from './package.ts';

/** A folder with a package.json of its own, which makes it an entry point of a package without `exports`. */
interface FolderEntry {
  /** Such as `./list`. */
  entry: string;
  /** Its package.json. */
  file: string;
  manifest: Manifest;
}

/** Undefined if the folder has no package.json that can be used. */
export function folderManifest(files: PackageFiles, folder: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(textOf(files, `${folder}/package.json`) ?? '');
    return isRecord(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lists the folders that are entry points, as Are The Types Wrong does: their package.json has `main`, and no name of another
 * package, which would be one that was packed along.
 */
export function folderEntries({ name, manifest: { exports }, files }: Package): FolderEntry[] {
  if (exports !== undefined && exports !== null) return [];
  const others = new Set<string>();
  const found: FolderEntry[] = [];
  const inner = [...files.keys()].filter((file) => file.endsWith('/package.json'));
  for (const file of inner.sort((a, b) => a.length - b.length)) {
    const folder = file.slice(0, -'/package.json'.length);
    const manifest = folderManifest(files, folder);
    if (!manifest) continue;
    const own = manifest['name'];
    if (typeof own === 'string' && own !== '' && !own.startsWith(name)) others.add(folder);
    else if ('main' in manifest && !isInside(folder, others))
      found.push({ entry: `./${folder}`, file, manifest });
  }
  return found.sort((a, b) => (a.entry < b.entry ? -1 : 1));
}

/** Looks each folder on the way up, because there may be thousands of packages that were packed along. */
function isInside(folder: string, others: ReadonlySet<string>): boolean {
  for (let at = folder.length; at > 0; at = folder.lastIndexOf('/', at - 1))
    if (others.has(folder.slice(0, at))) return true;
  return false;
}
