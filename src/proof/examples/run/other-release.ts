import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../../../model/problem.ts';

interface Manifest {
  devDependencies: Record<string, string>;
}

/** Splits `@rslib/core@0.23.2` into name and version. */
export function splitRelease(release: string): [name: string, version: string] | undefined {
  const [, name, version] = /^((?:@[\w.-]+\/)?[\w.-]+)@([\w.-]+)$/.exec(release) ?? [];
  return name === undefined || version === undefined ? undefined : [name, version];
}

/** The folder in which a release is installed, beside the usual one. */
export function releaseFolder(examplesDir: string, release: string): string {
  return path.join(examplesDir, '.run-with', release.replaceAll(/[^\w.-]+/g, '-'));
}

/** Creates a folder beside the usual one to run the examples with another release. Everything else stays the same. */
export function installRelease(examplesDir: string, release: string): string {
  const parts = splitRelease(release);
  if (!parts)
    throw failure(
      `"${release}" is not a release.`,
      'Write a package and its version, such as @rslib/core@1.0.0.',
    );
  const [name, version] = parts;
  const folder = releaseFolder(examplesDir, release);
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(path.join(examplesDir, 'package.json'), 'utf8')) as Manifest;
  if (!(name in manifest.devDependencies))
    throw failure(
      `The examples do not use ${name}.`,
      `They use ${Object.keys(manifest.devDependencies).join(', ')}.`,
    );
  manifest.devDependencies[name] = version;
  // This pin only exists to match the usual release.
  if (name === '@rslib/core') delete manifest.devDependencies['@rspack/core'];
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  cpSync(path.join(examplesDir, 'tools'), path.join(folder, 'tools'), { recursive: true });
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const reason = stderr.split('\n').find((line) => line.includes('error')) ?? 'npm gave no reason';
    throw failure(
      `${release} could not be installed: ${reason.trim()}.`,
      'Check the version and the network connection.',
    );
  }
  return folder;
}

function failure(what: string, fix: string): ProblemError {
  return new ProblemError([{ level: 'error', file: 'examples/package.json', what, fix }]);
}
