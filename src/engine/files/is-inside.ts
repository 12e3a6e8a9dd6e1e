import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Returns whether a file that exists is below a folder once all links on both ways are followed. */
export function isInside(file: string, folder: string): boolean {
  return isBelow(realpathSync(file), realpathSync(folder));
}

/** Returns whether the path of a file, which may be gone, leads below a folder. */
export function isBelow(file: string, folder: string): boolean {
  const below = path.relative(folder, file);
  return !path.isAbsolute(below) && !/^\.\.(?:[\\/]|$)/.test(below);
}
