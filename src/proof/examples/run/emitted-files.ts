import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { compareText } from '../../../model/problem.ts';
import { type Place, normalizePaths } from './normalize-output.ts';

export interface FileSize {
  bytes: number;
  gzip: number;
}

/** Lists every file that the commands left and the author did not write. */
export function listEmitted(place: Place, written: ReadonlySet<string>): string[] {
  return filesBelow(place.folder, '')
    .filter((file) => !written.has(file))
    .sort(compareText);
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(root, file);
    return [file];
  });
}

/** Reads an emitted file with this machine's paths replaced, so sizes are the same in every checkout. */
export function readEmitted(file: string, place: Place): Buffer {
  const bytes = readFileSync(path.join(place.folder, file));
  if (!bytes.includes(place.outerDir ?? place.installDir)) return bytes;
  return Buffer.from(normalizePaths(bytes.toString('utf8'), place));
}

export function sizeOf(bytes: Buffer): FileSize {
  return { bytes: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}
