import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { serialize } from 'node:v8';
import { originsOf, type StateOf } from '../files/file-states.ts';
import { filesBelow } from '../files/list-folder.ts';
import type { ScannedSite } from './scan-site.ts';

/** The code that compiles pages. */
export interface RunningCode {
  /** Folder of the engine, whose source includes all extensions of the site. */
  engineRoot: string;
  /** When the source was read to be run, in milliseconds. */
  readAt: number;
}

/** What is installed, and what should be. The packages of an installed engine are those of its site. */
const LOCKS = ['node_modules/.package-lock.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/**
 * Digests everything that every page depends on: engine, packages, Node, settings and routes. Undefined in doubt: a
 * setting cannot be compared, or the source has changed since it was read.
 */
export function pageBasis(
  site: ScannedSite,
  { engineRoot, readAt }: RunningCode,
  digestOf: StateOf,
): string | undefined {
  const source = filesBelow(path.join(engineRoot, 'src'))
    .filter((name) => !/\.(?:test|fixture)\.tsx?$/.test(name))
    .map((name) => path.join(engineRoot, 'src', name));
  // In a package, what runs in Node is bundled beside its manifest.
  const programs = readdirSync(engineRoot).filter((name) => name.endsWith('.mjs'));
  const code = [
    ...source,
    ...(site.config.extensions.some((one) => typeof one === 'object') ? site.dependencies : []),
    ...programs.map((name) => path.join(engineRoot, name)),
    ...[engineRoot, site.siteDir]
      .flatMap((folder) => LOCKS.map((name) => path.join(folder, name)))
      .filter((file) => existsSync(file)),
  ];
  const digests = originsOf(code, digestOf, readAt);
  if (digests === undefined) return undefined;
  const hash = createHash('sha256');
  try {
    hash.update(
      serialize({
        digests,
        node: process.version,
        folders: [site.siteDir, site.docsDir],
        // Extensions are functions. Their code is among the dependencies of the configuration.
        config: { ...site.config, extensions: site.extensions.map(({ name }) => name) },
        routes: site.pages.map(({ relativePath, routePath }) => [relativePath, routePath]),
        extensions: site.extensions.map(({ fenceAttributes, components, ...parts }) => ({
          fenceAttributes,
          rules: Object.entries(components ?? {}).map(([name, { rule }]) => [name, rule]),
          parts: Object.keys(parts),
        })),
      }),
    );
  } catch {
    // A function has no content to compare.
    return undefined;
  }
  return hash.digest('hex');
}
