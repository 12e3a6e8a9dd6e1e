import { configPackages, importedPackages } from './imported-packages.ts';
import { NODE_MODULES } from './node-modules.ts';
import type { LabManifest, ProjectFiles } from './protocol.ts';

const PACKAGE_FILE = 'package.json';
const TOOL = '@rslib/core';
const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;
/** A package that the lab does not have has no version there. */
const NEWEST = 'latest';
/** A comment that starts a line: text in it that looks like an import is none. */
const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm;
/** Files that give names to folders of the project. */
const ALIAS_FILE = /^(?:tsconfig[\w.]*\.json|rslib\.config\.\w+)$/;

type Versions = Readonly<Record<string, string>>;
type Package = Partial<Record<(typeof FIELDS)[number], Versions>> & Record<string, unknown>;

/**
 * The project as it builds outside of the lab, with `npm install` and `npm run build`, to the same files: its
 * package.json names the versions that the lab runs. A package that the lab does not have is a dependency there, so
 * it stays an import as in the lab. A package.json that is not an object stays as it is, because Rslib reports it
 * better.
 */
export function projectToDownload(
  files: ProjectFiles,
  { versions, packages }: Pick<LabManifest, 'versions' | 'packages'>,
): ProjectFiles {
  const own = readPackage(files[PACKAGE_FILE]);
  if (!own) return files;
  const known: Versions = { ...packages, [TOOL]: versions[TOOL] ?? NEWEST };
  const pinned: Package = { ...own };
  for (const field of FIELDS) if (own[field]) pinned[field] = withVersions(own[field], known);
  const isDeclared = (name: string) => FIELDS.some((field) => Object.hasOwn(own[field] ?? {}, name));
  const scripts = withoutComments(files);
  const imported = importedPackages(scripts);
  const missing = [...new Set([TOOL, ...imported, ...configPackages(scripts)])].filter(
    (name) => !isDeclared(name) && (Object.hasOwn(known, name) || isPackage(name, own, files)),
  );
  const isLeftExternal = (name: string) => imported.has(name) && !Object.hasOwn(known, name);
  const withNew = (listed: Versions | undefined, names: readonly string[]) => ({
    ...listed,
    ...Object.fromEntries(names.map((name) => [name, known[name] ?? NEWEST])),
  });
  const external = missing.filter(isLeftExternal);
  if (external.length > 0) pinned.dependencies = withNew(pinned.dependencies, external);
  pinned.devDependencies = withNew(
    pinned.devDependencies,
    missing.filter((name) => !isLeftExternal(name)),
  );
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

function withoutComments(files: ProjectFiles): ProjectFiles {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replaceAll(COMMENT, '')]),
  );
}

/** True if npm has to install what this name refers to, as far as the project tells. */
function isPackage(name: string, own: Package, files: ProjectFiles): boolean {
  if (name === own['name'] || NODE_MODULES.has(name)) return false;
  const alias = new RegExp(
    String.raw`(?:^|[\s{,'"])${name.replaceAll('.', String.raw`\.`)}(?:\$|/[^'"]*)?['"]?\s*:`,
  );
  return !Object.entries(files).some(([path, text]) => ALIAS_FILE.test(path) && alias.test(text));
}
