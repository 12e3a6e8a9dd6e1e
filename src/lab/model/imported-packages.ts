import type { ProjectFiles } from './protocol.ts';

const SCRIPT = /\.(?:[cm]?[jt]sx?|vue)$/;
/** What a configuration imports, it does not bundle. */
const CONFIG = /^rslib\.config\./;
const SPECIFIER = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"]+)['"]/g;
const PACKAGE_NAME = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?=\/|$)/i;

/** Undefined if the import does not refer to a package. */
export function packageOf(specifier: string): string | undefined {
  return PACKAGE_NAME.exec(specifier)?.[0];
}

/** The packages that scripts of a project import, also through JSX. Text that looks like an import counts as one. */
export function importedPackages(files: ProjectFiles): Set<string> {
  const scripts = Object.entries(files).filter(([path]) => SCRIPT.test(path) && !CONFIG.test(path));
  const names = scripts.flatMap(([path, text]) => [
    ...(path.endsWith('x') ? ['react'] : []),
    ...packagesIn(text),
  ]);
  return new Set(names);
}

/** The packages that a configuration may import, itself or through other scripts of its project. */
export function configPackages(files: ProjectFiles): Set<string> {
  return new Set(
    Object.entries(files).flatMap(([path, text]) => (SCRIPT.test(path) ? packagesIn(text) : [])),
  );
}

function packagesIn(text: string): string[] {
  return [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => packageOf(specifier) ?? []);
}
