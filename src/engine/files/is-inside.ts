import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Returns whether a file that exists is below a folder once all links on both ways are followed. */
export function isInside(file: string, folder: string): boolean {
  const below = path.relative(realpathSync(folder), realpathSync(file));
  return !path.isAbsolute(below) && !/^\.\.(?:[\\/]|$)/.test(below);
}
