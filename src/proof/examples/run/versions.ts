import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { contentHash } from './content-hash.ts';
import type { Project } from '../read/project.ts';

/** Packages that affect every output. */
const TOOLS = ['@rslib/core', '@rsbuild/core', '@rspack/core', 'typescript'];

export type Versions = Record<string, string>;

export function readVersions(installDir: string, names: readonly string[] = TOOLS): Versions {
  return Object.fromEntries(names.map((name) => [name, versionOf(installDir, name) ?? 'missing']));
}

/**
 * The version of Node.js is reported but does not make a recording stale, because all recordings are made with the
 * version in examples/.nvmrc.
 */
export function nodeMajor(): string {
  return process.versions.node.split('.')[0] ?? '';
}

/**
 * Hashes the version of Node.js and of every installed package, from npm's own list. Recordings only depend on the
 * versions that matter on every machine; a local cache can be stricter.
 */
export function installationHash(installDir: string): string {
  const list = path.join(installDir, 'node_modules/.package-lock.json');
  return contentHash(nodeMajor(), existsSync(list) ? readFileSync(list, 'utf8') : '');
}

/** The versions of the tools and of the packages that the project's files name. */
export function versionsFor(
  { files, packages }: Pick<Project, 'files' | 'packages'>,
  installDir: string,
  tools: Versions,
): Versions {
  const names = new Set<string>();
  for (const { text } of files.values()) {
    for (const [, name] of text.matchAll(/["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"']*)?["']/g))
      if (name !== undefined) names.add(name);
  }
  const used = [...names].sort().flatMap((name) => {
    const version = name in tools ? undefined : versionOf(installDir, name);
    return version === undefined ? [] : [[name, version] as const];
  });
  return {
    ...tools,
    ...Object.fromEntries(used),
    ...(packages && { [packages.folder]: contentHash(packages.lock) }),
  };
}

function versionOf(installDir: string, name: string): string | undefined {
  const file = path.join(installDir, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
}
