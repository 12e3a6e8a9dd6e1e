import path from 'node:path';

/** A file's path as its author knows it: relative to the site folder, with forward slashes. */
export function displayPath(siteDir: string, file: string): string {
  return relativePath(siteDir, file) || '.';
}

/** Has forward slashes, and is empty for the folder itself. */
export function relativePath(folder: string, file: string): string {
  return toPosix(path.relative(folder, file));
}

export function toPosix(file: string): string {
  return path.sep === '/' ? file : file.split(path.sep).join('/');
}

/** `a` and `a/b` for `a/b/c.txt`. */
export function foldersAbove(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
