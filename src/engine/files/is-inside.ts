import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Checks whether an existing file is below a folder after resolving all symbolic links of both. */
export function isInside(file: string, folder: string): boolean {
  return isBelow(realpathSync(file), realpathSync(folder));
}

/** Checks whether the path of a file, which need not exist, is below a folder. */
export function isBelow(file: string, folder: string): boolean {
  const below = path.relative(folder, file);
  return !path.isAbsolute(below) && !/^\.\.(?:[\\/]|$)/.test(below);
}
