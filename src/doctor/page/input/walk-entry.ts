import { MOST_LOOKED_AT, NEVER_PACKED } from '../../model/limits.ts';

/**
 * Lists the files of a dropped folder, without those that npm never packs, and not many more than will be looked at: folder by
 * folder from the outside in, and packages that are installed further in last.
 */
export async function walkEntry(root: FileSystemDirectoryEntry): Promise<{ name: string; file: File }[]> {
  const files: { name: string; file: File }[] = [];
  const open: { folder: FileSystemDirectoryEntry; path: string }[] = [{ folder: root, path: '' }];
  const installed: typeof open = [];
  for (let at = 0; at < open.length && files.length <= MOST_LOOKED_AT; at++) {
    const { folder, path } = open[at]!;
    for (const entry of await entriesOf(folder)) {
      const name = path + entry.name;
      if (entry.isFile) files.push({ name, file: await fileOf(entry as FileSystemFileEntry) });
      else if (!NEVER_PACKED.includes(name)) {
        const inner = { folder: entry as FileSystemDirectoryEntry, path: `${name}/` };
        (entry.name === 'node_modules' ? installed : open).push(inner);
      }
    }
    if (at === open.length - 1) open.push(...installed.splice(0));
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
