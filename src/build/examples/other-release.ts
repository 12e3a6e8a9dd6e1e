import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';

interface Manifest {
  devDependencies: Record<string, string>;
}

/** `@rslib/core@0.23.2` as name and version. */
export function splitRelease(release: string): [name: string, version: string] | undefined {
  const [, name, version] = /^((?:@[\w.-]+\/)?[\w.-]+)@([\w.-]+)$/.exec(release) ?? [];
  return name === undefined || version === undefined ? undefined : [name, version];
}

/** A folder beside the usual one where the examples are run with another release, everything else being the same. */
export function installRelease(examplesDir: string, release: string): string {
  const parts = splitRelease(release);
  if (!parts)
    throw failure(`"${release}" names no release.`, 'Write a package and its version, as @rslib/core@1.0.0.');
  const [name, version] = parts;
  const folder = path.join(examplesDir, '.run-with', release.replaceAll(/[^\w.-]+/g, '-'));
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(path.join(examplesDir, 'package.json'), 'utf8')) as Manifest;
  if (!(name in manifest.devDependencies))
    throw failure(
      `The examples do not use ${name}.`,
      `They use ${Object.keys(manifest.devDependencies).join(', ')}.`,
    );
  manifest.devDependencies[name] = version;
  // Pinned only because the usual release brings this one.
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

/** What a writer needs to bring the pages up to that release: page by page, in the order of the pages. */
export function describeDrift(release: string, problems: readonly Problem[]): string {
  // Everything is recorded with the usual release, which is no news here.
  const changes = problems.filter(({ what }) => !/recording|recorded/i.test(what));
  if (changes.length === 0) return `With ${release} nothing that the pages show is different.`;
  const pages = [...new Set(changes.map(({ file }) => file))].sort((a, b) => (a < b ? -1 : 1));
  const lines = [`With ${release} ${changes.length} things on ${pages.length} pages are different.`];
  for (const page of pages) {
    lines.push('', page);
    for (const { file, line, what } of changes)
      if (file === page) lines.push(`  ${line ?? 1}: ${what.replaceAll('\n', '\n     ')}`);
  }
  return lines.join('\n');
}
