import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Packs a folder as npm does, without its scripts, and returns the path of the tarball. */
export function npmPack(folder: string, outDir: string): string {
  mkdirSync(outDir, { recursive: true });
  // Its output is the name of the file.
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', outDir];
  const name = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return path.join(outDir, name.trim());
}
