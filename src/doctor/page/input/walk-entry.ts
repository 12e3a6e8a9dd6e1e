import { MOST_FILES, NEVER_PACKED } from '../../model/limits.ts';

/** Lists the files of a dropped folder, without those that npm never packs, and not many more than will be examined. */
export async function walkEntry(root: FileSystemDirectoryEntry): Promise<{ name: string; file: File }[]> {
  const files: { name: string; file: File }[] = [];
  const open: { folder: FileSystemDirectoryEntry; path: string }[] = [{ folder: root, path: '' }];
  for (let next = open.pop(); next && files.length <= MOST_FILES; next = open.pop()) {
    for (const entry of await entriesOf(next.folder)) {
      const name = next.path + entry.name;
      if (entry.isFile) files.push({ name, file: await fileOf(entry as FileSystemFileEntry) });
      else if (!NEVER_PACKED.includes(name))
        open.push({ folder: entry as FileSystemDirectoryEntry, path: `${name}/` });
    }
  }
  return files;
}

/** Browsers hand over a hundred entries at a time, and none when there are no more. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return entries;
    entries.push(...some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}
