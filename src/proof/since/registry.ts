import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { compareVersions } from '../model/releases.ts';
import { npm, runProgram } from './run-program.ts';

export const PACKAGE = '@rslib/core';
/** Only whole releases: a prerelease may have options that never came. */
const STABLE = /^\d+\.\d+\.\d+$/;

/** The stable releases, oldest first. */
export function listReleases(): string[] {
  const listed = JSON.parse(npm(['view', PACKAGE, 'versions', '--json'], process.cwd())) as string[];
  return listed.filter((version) => STABLE.test(version)).sort(compareVersions);
}

/** Downloads the releases that are not in the folder yet, without their dependencies. Returns where each one is. */
export function downloadReleases(versions: readonly string[], folder: string): string[] {
  const places = versions.map((version) => path.join(folder, version));
  const missing = versions.filter((_, index) => !existsSync(path.join(places[index]!, 'package.json')));
  if (missing.length === 0) return places;
  console.log(`Downloading ${missing.length} of them`);
  const archives = path.join(folder, 'archives');
  rmSync(archives, { recursive: true, force: true });
  mkdirSync(archives, { recursive: true });
  const names = missing.map((version) => `${PACKAGE}@${version}`);
  npm(['pack', ...names, '--pack-destination', archives], archives);
  for (const archive of readdirSync(archives)) {
    const version = archive.replace(/^.*?-(?=\d+\.)/, '').replace(/\.tgz$/, '');
    const place = path.join(folder, version);
    mkdirSync(place, { recursive: true });
    runProgram('tar', ['-xzf', path.join(archives, archive), '--strip-components=1'], place);
  }
  rmSync(archives, { recursive: true });
  return places;
}
