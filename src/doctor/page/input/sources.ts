import { NEVER_PACKED } from '../../model/limits.ts';
import type { PackageSource } from '../../model/protocol.ts';
import { walkEntry } from './walk-entry.ts';

/** A package that the reader has given, with a name until it says its own. */
export interface GivenPackage {
  label: string;
  /** Undefined if the browser could not read it. */
  source: PackageSource | undefined;
}

/** Takes what was chosen with a file dialog: each file is a package. */
export function chosenFiles(files: Iterable<File>): GivenPackage[] {
  return [...files].map((file) => ({ label: file.name, source: { kind: 'tarball', file } }));
}

/** Takes a folder that was chosen with a dialog, which lists all of its files. */
export function chosenFolder(files: Iterable<File>): GivenPackage[] {
  const all = [...files].map((file) => {
    const [folder = '', ...path] = file.webkitRelativePath.split('/');
    return { folder, name: path.join('/'), file };
  });
  const kept = all.filter(({ name }) => !NEVER_PACKED.includes(name.split('/')[0] ?? ''));
  return all.length === 0
    ? []
    : [
        {
          label: all[0]?.folder ?? '',
          source: { kind: 'folder', files: kept.map(({ name, file }) => ({ name, file })) },
        },
      ];
}

/** Takes what was dropped: tarballs, folders, or the files of a folder one by one. Has to be called before the event ends. */
export function dropped({ items, files }: DataTransfer): Promise<GivenPackage[]> {
  const given = [...items].flatMap((item) => {
    if (item.kind !== 'file') return [];
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    return entry?.isDirectory
      ? [fromFolder(entry as FileSystemDirectoryEntry)]
      : file
        ? [Promise.resolve(chosenFiles([file]))]
        : [];
  });
  if (given.length === 0) return Promise.resolve(chosenFiles(files));
  return Promise.all(given).then((packages) => packages.flat());
}

/** A folder that cannot be read, such as one without permission, does not keep the others from being examined. */
async function fromFolder(entry: FileSystemDirectoryEntry): Promise<GivenPackage[]> {
  const files = await walkEntry(entry).catch(() => undefined);
  return [{ label: entry.name, source: files && { kind: 'folder', files } }];
}
