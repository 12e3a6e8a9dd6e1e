import type { ProjectFiles } from '../model/protocol.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;
/** What a configuration imports, it does not bundle. */
const CONFIG = /^rslib\.config\./;
const SPECIFIER = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"]+)['"]/g;
const PACKAGE_NAME = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?=\/|$)/i;

/** Returns the name of the package that an import refers to, or undefined if it refers to something else. */
export function packageOf(specifier: string): string | undefined {
  return PACKAGE_NAME.exec(specifier)?.[0];
}

/** Returns the packages that scripts of a project import, also through JSX. Text that looks like an import counts as one. */
export function importedPackages(files: ProjectFiles): Set<string> {
  const found = new Set<string>();
  for (const [path, text] of Object.entries(files)) {
    if (!SCRIPT.test(path) || CONFIG.test(path)) continue;
    if (path.endsWith('x')) found.add('react');
    for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
      const name = packageOf(specifier);
      if (name !== undefined) found.add(name);
    }
  }
  return found;
}
