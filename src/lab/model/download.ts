import type { LabManifest, ProjectFiles } from './protocol.ts';

const PACKAGE_FILE = 'package.json';
const TOOL = '@rslib/core';
const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;
/** The package in an import: `a` of `a/b`, and `@a/b` of `@a/b/c`. */
const IMPORTS = /(?:from|import|require)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^'"]*)?['"]/g;

type Versions = Readonly<Record<string, string>>;
type Package = Partial<Record<(typeof FIELDS)[number], Versions>> & Record<string, unknown>;

/**
 * Returns the project as it builds outside of the lab, with `npm install` and `npm run build`: its package.json names
 * the versions that the lab runs. One that is not an object stays as it is, because Rslib reports it better.
 */
export function projectToDownload(
  files: ProjectFiles,
  { versions, packages }: Pick<LabManifest, 'versions' | 'packages'>,
): ProjectFiles {
  const own = readPackage(files[PACKAGE_FILE]);
  if (!own) return files;
  const known: Versions = { ...packages, [TOOL]: versions[TOOL] ?? 'latest' };
  const pinned: Package = { ...own };
  for (const field of FIELDS) if (own[field]) pinned[field] = withVersions(own[field], known);
  const isDeclared = (name: string) => FIELDS.some((field) => Object.hasOwn(own[field] ?? {}, name));
  const missing = [TOOL, ...importedPackages(files)].filter(
    (name) => Object.hasOwn(known, name) && !isDeclared(name),
  );
  const added = Object.fromEntries(missing.map((name) => [name, known[name] ?? 'latest']));
  pinned.devDependencies = { ...pinned.devDependencies, ...added };
  pinned['scripts'] = { build: 'rslib build', ...(own['scripts'] as object | undefined) };
  const named = { name: 'rslib-project', private: true, type: 'module', ...pinned };
  return {
    ...files,
    [PACKAGE_FILE]: `${JSON.stringify(own['name'] === undefined ? named : pinned, null, 2)}\n`,
  };
}

function readPackage(text = '{}'): Package | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Package)
      : undefined;
  } catch {
    return undefined;
  }
}

function withVersions(dependencies: Versions, known: Versions): Versions {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, known[name] ?? version]),
  );
}

function importedPackages(files: ProjectFiles): Set<string> {
  return new Set(
    Object.values(files).flatMap((text) => [...text.matchAll(IMPORTS)].map(([, name = '']) => name)),
  );
}
