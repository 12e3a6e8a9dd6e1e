import { existsSync, statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { NEVER_PACKED } from '../model/limits.ts';
import type { ReadPackage } from '../model/package.ts';
import { readFolder } from '../read/read-folder.ts';
import { readTarball } from '../read/read-tarball.ts';

/** Reads the package at a path: a tarball, or a folder as npm packs it. Returns undefined if nothing is there. */
export async function readPath(target: string): Promise<ReadPackage | undefined> {
  if (!existsSync(target)) return undefined;
  if (!statSync(target).isDirectory()) return readTarball(await readFile(target));
  const names: string[] = [];
  await listFiles(target, '', names);
  return readFolder({ names, read: (name) => readFile(path.join(target, name)) });
}

/** npm packs neither links nor what they lead to. */
async function listFiles(root: string, folder: string, names: string[]): Promise<void> {
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}${entry.name}`;
    if (entry.isFile()) names.push(name);
    else if (entry.isDirectory() && !NEVER_PACKED.includes(name)) await listFiles(root, `${name}/`, names);
  }
}
