import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hashedName } from '../../engine/files/out-file.ts';
import type { ServedPackage } from '../model/served-package.ts';
import { SERVED_PACKAGES } from './bundle-contents.ts';
import type { WriteFile } from '../../engine/files/finished-folder.ts';

/** Files that a bundler can need. Declarations, source maps and documents stay where they are. */
const NEEDED = /\.(?:[cm]?js|css|json)$/;
const NOT_NEEDED = /(?:^|\/)(?:node_modules|umd|tests?)\//;

export interface BundledPackage extends ServedPackage {
  version: string;
}

/**
 * Writes one file for each package that projects can bundle: a JSON object with the text of each of its files by path.
 * The file's name in the result includes its folder in the site.
 */
export function bundlePackages(packages: string, write: WriteFile): BundledPackage[] {
  return withDependencies(packages, SERVED_PACKAGES).map((name) => {
    const folder = path.join(packages, name);
    const { version, dependencies = {} } = readManifest(folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => NEEDED.test(file) && !NOT_NEEDED.test(file))
      .sort();
    const texts = files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
    const content = JSON.stringify(Object.fromEntries(texts));
    const label = `lab/package-${name.replace('/', '-').replace('@', '')}`;
    return {
      name,
      version,
      file: write(hashedName(label, '.json', content), content),
      digest: createHash('sha256').update(content).digest('hex'),
      dependencies: Object.keys(dependencies),
    };
  });
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The packages with all that they depend on, sorted. */
export function withDependencies(packages: string, wanted: readonly string[]): string[] {
  const names = new Set<string>();
  const add = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    for (const other of Object.keys(readManifest(path.join(packages, name)).dependencies ?? {})) add(other);
  };
  for (const name of wanted) add(name);
  return [...names].sort();
}
