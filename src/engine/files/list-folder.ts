import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { compareText, ProblemError } from '../../model/problem.ts';
import { relativePath } from './display-path.ts';
import { isInside } from './is-inside.ts';
import { unreadable } from './read-text.ts';

export interface FolderEntry {
  name: string;
  isFolder: boolean;
}

/**
 * Lists a folder in the same order on every machine. Follows symbolic links; skips hidden entries and `node_modules`.
 * macOS may store accents apart from their letters. Where both spellings are the same file, this returns the usual one.
 */
export function listFolder(folder: string): FolderEntry[] {
  const entries = readFolder(folder);
  const names = new Set(entries.map(({ name }) => name));
  const isSame = (composed: string) => !names.has(composed) && existsSync(path.join(folder, composed));
  const nameOf = ({ name }: Dirent) => (isSame(name.normalize()) ? name.normalize() : name);
  return entries
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry) => {
      if (!entry.isSymbolicLink())
        return entry.isFile() || entry.isDirectory()
          ? [{ name: nameOf(entry), isFolder: entry.isDirectory() }]
          : [];
      const target = statSync(path.join(folder, entry.name), { throwIfNoEntry: false });
      if (target === undefined) return [];
      // A link to a parent folder would recurse forever.
      const loops = target.isDirectory() && isInside(folder, path.join(folder, entry.name));
      return loops ? [] : [{ name: nameOf(entry), isFolder: target.isDirectory() }];
    })
    .sort((a, b) => compareText(a.name, b.name));
}

/** Lists every file below a folder, including hidden ones, such as `logos/a.svg`. */
export function filesBelow(folder: string): string[] {
  return readFolder(folder, { recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .sort(compareText);
}

function readFolder(folder: string, options: { recursive?: true } = {}): Dirent[] {
  try {
    return readdirSync(folder, { ...options, withFileTypes: true });
  } catch (error) {
    // Without its files, nobody knows which pages and links are missing.
    throw new ProblemError([{ file: folder, ...unreadable(error, 'folder') }]);
  }
}
