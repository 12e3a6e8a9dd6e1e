import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../answers/refusal.ts';

/** Resolves a path in a folder. Refuses one that leads out of it, also through a link. */
export function insideFolder(folder: string, target: string): string {
  const root = realpathSync(folder);
  const wanted = path.resolve(root, target);
  const refused = new Refusal(
    `${target} is outside of ${root}, the folder that this server was started for.`,
  );
  if (!isBelow(root, wanted)) throw refused;
  if (!exists(wanted)) throw new Refusal(`There is nothing at ${target}.`);
  const real = realPath(wanted);
  if (real === undefined || !isBelow(root, real)) throw refused;
  return real;
}

/** True for a file that is there and that no link leads out of the folder for. */
export function isReadable(folder: string, name: string): boolean {
  try {
    insideFolder(folder, name);
    return true;
  } catch {
    return false;
  }
}

/** True if writing a file would not follow a link. */
export function isWritable(folder: string, name: string): boolean {
  const file = path.join(folder, name);
  return !exists(file) || !lstatSync(file).isSymbolicLink();
}

/** Does not follow a link, so one that leads to nothing is there. */
function exists(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

function realPath(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

function isBelow(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  return (
    relative === '' ||
    !(relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
  );
}
