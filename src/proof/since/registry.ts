import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { compareVersions } from '../../model/releases.ts';
import { writeAtomically } from '../examples/run/write-atomically.ts';
import { commandsIn } from './read-release.ts';

const PACKAGE = '@rslib/core';
/** Only whole releases: a prerelease may have options that never came. */
const STABLE = /^\d+\.\d+\.\d+$/;
const INSTALL = [
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
  '--legacy-peer-deps',
];

/** Returns all releases that the registry has, oldest first. */
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
    run('tar', ['-xzf', path.join(archives, archive), '--strip-components=1'], place);
  }
  rmSync(archives, { recursive: true });
  return places;
}

/**
 * Returns the help of the program, under an empty name, and of each of its commands. The first time, this installs the
 * release with its dependencies, because the program does not start without them.
 */
export function helpOf(version: string, folder: string): Record<string, string> {
  const kept = path.join(folder, `${version}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Record<string, string>;
  console.log(`Installing ${version} to read its --help`);
  const place = path.join(folder, version);
  mkdirSync(place, { recursive: true });
  try {
    writeFileSync(path.join(place, 'package.json'), '{ "private": true }\n');
    npm([...INSTALL, `${PACKAGE}@${version}`], place);
    const bin = path.join(place, 'node_modules', PACKAGE, 'bin/rslib.js');
    const help = (...command: string[]) => run(process.execPath, [bin, ...command, '--help'], place);
    const ofProgram = help();
    const ofCommands = commandsIn(ofProgram).map((command) => [command, help(command)]);
    const helps = { '': ofProgram, ...(Object.fromEntries(ofCommands) as Record<string, string>) };
    writeAtomically(kept, JSON.stringify(helps, null, 2));
    return helps;
  } finally {
    // An installation takes about 100 MB.
    rmSync(place, { recursive: true, force: true });
  }
}

function npm(args: readonly string[], cwd: string): string {
  return run('npm', args, cwd);
}

function run(program: string, args: readonly string[], cwd: string): string {
  const { stdout, stderr, status, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: program === 'npm' && process.platform === 'win32',
    maxBuffer: 2 ** 26,
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status === 0) return stdout;
  const reason = error?.message ?? stderr.split('\n').find((line) => /error/i.test(line)) ?? stdout.trim();
  throw new Error(`${path.basename(program)} ${args[0]} failed: ${reason}`);
}
