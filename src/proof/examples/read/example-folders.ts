import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../model/problem.ts';
import { cutRegion } from '../../../engine/page/code/regions.ts';
import type { ReadExample } from './project.ts';

type Folder = ReturnType<ReadExample>;

/** Reads projects that are too large for a page from `examples/<id>/`, without leftovers of a build. */
export function exampleReader(examplesDir: string): ReadExample {
  const read = new Map<string, Folder>();
  return (id) => {
    if (!read.has(id)) read.set(id, readFolder(path.join(examplesDir, id)));
    return read.get(id);
  };
}

function readFolder(folder: string): Folder {
  const isThere =
    existsSync(folder) && statSync(folder).isDirectory() && path.basename(folder) !== 'node_modules';
  if (!isThere) return undefined;
  return new Map(filesBelow(folder, '').map((file) => [file, readContent(path.join(folder, file))]));
}

/** Reads text as a string, and images and fonts as bytes. */
function readContent(file: string): string | Buffer {
  const bytes = readFileSync(file);
  if (!isUtf8(bytes) || bytes.includes(0)) return bytes;
  return withoutRegions(bytes.toString('utf8').replaceAll('\r\n', '\n'));
}

/** Removes region marks, which would otherwise reach the output. */
function withoutRegions(text: string): string {
  if (!/#?region\b/.test(text)) return text;
  const cut = cutRegion(text, undefined);
  return 'code' in cut ? `${cut.code}\n` : text;
}

/** Folders with the output of a build, packages, or projects that are being run. */
const IGNORED = /^(?:dist|node_modules|\.git|\.run.*)$/;

function filesBelow(root: string, folder: string): string[] {
  // Include hidden files: some examples are about `.env`.
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (!entry.isDirectory()) return [file];
      return IGNORED.test(entry.name) ? [] : filesBelow(root, file);
    });
}
