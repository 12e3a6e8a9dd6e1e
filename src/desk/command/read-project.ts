import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Input } from '../convert/input.ts';
import { fileFlagOf } from '../convert/file-flag.ts';
import { TOOLS } from '../tools/tools.ts';

const MANIFEST = 'package.json';
/** Folders with nothing that an entry pattern means. */
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'coverage']);

/** Reads what a conversion needs from the folder of a project. */
export function readProject(folder: string): Input {
  const isThere = (file: string) => existsSync(path.join(folder, file));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const manifest = isThere(MANIFEST) ? read(MANIFEST) : undefined;
  const usual = TOOLS.flatMap(({ files }) => files).find(isThere);
  const flag = fileFlagOf({ ...(usual !== undefined && { name: usual }) }, manifest);
  const name = flag ? [flag.name].find((file) => file !== undefined && isThere(file)) : usual;
  return {
    ...(name !== undefined && { name, config: read(name) }),
    ...(manifest !== undefined && { manifest }),
    files: filesBelow(folder, ''),
  };
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}${entry.name}`;
    if (entry.isFile()) return [name];
    return entry.isDirectory() && !SKIPPED.has(entry.name) ? filesBelow(root, `${name}/`) : [];
  });
}
