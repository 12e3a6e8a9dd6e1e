import { readVersions } from '../examples/run/versions.ts';

/** From this version on, TypeScript is a native program without a language service. */
const NATIVE = 7;

/**
 * Returns the name of the installed package that can tell types: the alias for version 6, or TypeScript itself in the
 * installation of an older release. Returns undefined if there is none.
 */
export function compilerIn(installDir: string): 'typescript-6' | 'typescript' | undefined {
  const names = ['typescript-6', 'typescript'] as const;
  const versions = readVersions(installDir, names);
  return names.find((name) => Number.parseInt(versions[name] ?? '', 10) < NATIVE);
}
