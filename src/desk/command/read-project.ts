import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Input } from '../convert/input.ts';
import { fileFlagOf } from '../convert/file-flag.ts';
import { readManifest } from '../convert/read-manifest.ts';
import { recognizeProject } from '../convert/recognize.ts';

const MANIFEST = 'package.json';
/** Folders with nothing that an entry pattern means. */
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'coverage']);

/** Reads what a conversion needs from the folder of a project. `isReadable` may keep it from files that links lead to. */
export function readProject(folder: string, isReadable: (file: string) => boolean = () => true): Input {
  const isThere = (file: string) => existsSync(path.join(folder, file)) && isReadable(file);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const manifest = isThere(MANIFEST) ? read(MANIFEST) : undefined;
  const files = filesBelow(folder, '');
  const parsed = readManifest(manifest);
  const tool = 'value' in parsed ? recognizeProject(new Set(files), parsed.value) : undefined;
  const usual = tool?.files.find(isThere);
  const flag = tool && fileFlagOf({ tool: tool.id }, manifest);
  const name =
    flag && !flag.isUsual ? [flag.name].find((file) => file !== undefined && isThere(file)) : usual;
  return {
    ...(tool && { tool: tool.id }),
    ...(name !== undefined && { name, config: read(name) }),
    ...(manifest !== undefined && { manifest }),
    files,
  };
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}${entry.name}`;
    if (entry.isFile()) return [name];
    return entry.isDirectory() && !SKIPPED.has(entry.name) ? filesBelow(root, `${name}/`) : [];
  });
}
