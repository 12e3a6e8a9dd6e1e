import path from 'node:path';

/** A file as its author knows it: relative to the site folder, with forward slashes. */
export function displayPath(siteDir: string, file: string): string {
  return toPosix(path.relative(siteDir, file)) || '.';
}

export function toPosix(file: string): string {
  return path.sep === '/' ? file : file.split(path.sep).join('/');
}
