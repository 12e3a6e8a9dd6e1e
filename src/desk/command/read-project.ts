import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Input } from '../convert/convert.ts';
import { TOOLS } from '../tools/tools.ts';

/** Folders with nothing that an entry pattern means. */
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'coverage']);

/** Reads what a conversion needs from the folder of a project. */
export function readProject(folder: string): Input {
  const name = TOOLS.flatMap(({ files }) => files).find((file) => existsSync(path.join(folder, file)));
  const manifest = path.join(folder, 'package.json');
  return {
    ...(name !== undefined && { name, config: readFileSync(path.join(folder, name), 'utf8') }),
    ...(existsSync(manifest) && { manifest: readFileSync(manifest, 'utf8') }),
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
