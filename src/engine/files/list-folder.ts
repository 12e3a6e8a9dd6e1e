import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { compareText } from '../../model/problem.ts';
import { relativePath } from './display-path.ts';
import { isInside } from './is-inside.ts';

export interface FolderEntry {
  name: string;
  isFolder: boolean;
}

/** What a folder holds, in one order on every machine. Links are followed; hidden entries and `node_modules` are not content. */
export function listFolder(folder: string): FolderEntry[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry) => {
      if (!entry.isSymbolicLink())
        return entry.isFile() || entry.isDirectory()
          ? [{ name: entry.name, isFolder: entry.isDirectory() }]
          : [];
      const target = statSync(path.join(folder, entry.name), { throwIfNoEntry: false });
      if (target === undefined) return [];
      // A link to a folder above itself would be walked forever.
      const loops = target.isDirectory() && isInside(folder, path.join(folder, entry.name));
      return loops ? [] : [{ name: entry.name, isFolder: target.isDirectory() }];
    })
    .sort((a, b) => compareText(a.name, b.name));
}

/** Every file below a folder as it is copied, hidden ones too, as `logos/a.svg`. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .sort(compareText);
}
