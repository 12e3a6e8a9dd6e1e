import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { contentHash } from './content-hash.ts';
import type { Project } from '../read/project.ts';

/** Packages that have a say in every output. */
const TOOLS = ['@rslib/core', '@rsbuild/core', '@rspack/core', 'typescript'];

export type Versions = Record<string, string>;

export function readVersions(installDir: string, names: readonly string[] = TOOLS): Versions {
  return Object.fromEntries(names.map((name) => [name, versionOf(installDir, name) ?? 'missing']));
}

/** Reported, but no part of what makes a recording stale: all are made with the Node of examples/.nvmrc. */
export function nodeMajor(): string {
  return process.versions.node.split('.')[0] ?? '';
}

/**
 * Of every package that is installed, by npm's own list, and of Node. A recording goes by the versions that matter on every
 * machine; what this machine keeps for itself can ask for more.
 */
export function installationHash(installDir: string): string {
  const list = path.join(installDir, 'node_modules/.package-lock.json');
  return contentHash(nodeMajor(), existsSync(list) ? readFileSync(list, 'utf8') : '');
}

/** The tools, and the packages that this project's files name. */
export function versionsFor(
  { files }: Pick<Project, 'files'>,
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
  return { ...tools, ...Object.fromEntries(used) };
}

function versionOf(installDir: string, name: string): string | undefined {
  const file = path.join(installDir, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
}
