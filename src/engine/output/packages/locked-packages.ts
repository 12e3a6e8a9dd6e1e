import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface LockedPackage {
  name: string;
  version: string;
  /** Folder relative to the lock file, such as `node_modules/react`. */
  place: string;
  /** SPDX expression; undefined if unknown. */
  license: string | undefined;
  integrity: string | undefined;
  /** npm would run a script after unpacking it. */
  hasInstallScript: boolean;
}

interface LockEntry {
  version?: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Manifest extends LicensedManifest {
  scripts?: Record<string, string>;
}

const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];

/**
 * Lists all packages of a lock file. Reads the manifest of installed packages; for other platforms' packages there is
 * only the lock file.
 */
export function lockedPackages(root: string): LockedPackage[] {
  const { packages } = readJson(path.join(root, 'package-lock.json')) as {
    packages: Record<string, LockEntry>;
  };
  const wantedBy = optionalParents(packages);
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (place === '' || entry.link) return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const folder = path.join(root, place);
    const manifest = manifestOf(folder);
    const runs = INSTALL_SCRIPTS.some((script) => manifest?.scripts?.[script] !== undefined);
    return [
      {
        name,
        version: entry.version ?? '',
        place,
        // Native packages are published with the package that depends on them, under the same license.
        license: licenseOf(manifest ?? {}) ?? entry.license ?? wantedBy.get(name)?.license,
        integrity: entry.integrity,
        // npm compiles a package that has this file, even if it defines no script.
        hasInstallScript:
          entry.hasInstallScript === true || runs || existsSync(path.join(folder, 'binding.gyp')),
      },
    ];
  });
}

function optionalParents(packages: Record<string, LockEntry>): Map<string, LockEntry> {
  const parents = new Map<string, LockEntry>();
  for (const entry of Object.values(packages))
    for (const name of Object.keys(entry.optionalDependencies ?? {})) parents.set(name, entry);
  return parents;
}

function manifestOf(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (readJson(file) as Manifest) : undefined;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The license fields of a package.json. */
export interface LicensedManifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

/** The license as written. Old packages have an object, or a list of objects. */
export function licenseOf({ license, licenses }: LicensedManifest): string | undefined {
  if (typeof license === 'string') return license;
  return license?.type ?? (licenses?.map(({ type }) => type ?? 'unknown').join(' OR ') || undefined);
}
