import { installedFiles } from 'lab:modules';
import type { BuiltFile, ProjectFiles } from '../../model/protocol.ts';
import { dirname } from '../node/path.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { volumeFs } from './volume.ts';

const FOREIGN_PARTS = new Set(['', '.', '..']);

/** Puts files on the volume that are there for every project. */
export function installFiles(): void {
  for (const [path, text] of Object.entries(installedFiles)) writeFile(path, text);
}

/** Puts the project on the volume in place of the one before. */
export function writeProject(files: ProjectFiles): void {
  volumeFs.rmSync(PROJECT_FOLDER, { recursive: true, force: true });
  volumeFs.mkdirSync(PROJECT_FOLDER, { recursive: true });
  // A path out of the project would replace what later projects find.
  const foreign = Object.keys(files).find((path) => path.split('/').some((part) => FOREIGN_PARTS.has(part)));
  if (foreign !== undefined) throw new Error(`"${foreign}" is not a path inside the project.`);
  for (const [path, text] of Object.entries(files)) writeFile(`${PROJECT_FOLDER}/${path}`, text);
}

export function writeFile(path: string, text: string): void {
  volumeFs.mkdirSync(dirname(path), { recursive: true });
  volumeFs.writeFileSync(path, text);
}

/** The files that were not in the project before, without caches. */
export function readOutput(files: ProjectFiles): Omit<BuiltFile, 'gzip'>[] {
  return listFiles(PROJECT_FOLDER)
    .map((path) => path.slice(PROJECT_FOLDER.length + 1))
    .filter((path) => !(path in files) && !path.startsWith('node_modules/'))
    .sort()
    .map((path) => ({ path, bytes: new Uint8Array(volumeFs.readFileSync(`${PROJECT_FOLDER}/${path}`)) }));
}

export function listFiles(folder: string): string[] {
  return volumeFs.readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return volumeFs.statSync(path).isDirectory() ? listFiles(path) : [path];
  });
}
