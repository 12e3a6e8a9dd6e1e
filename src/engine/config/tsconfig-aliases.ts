import { existsSync } from 'node:fs';
import path from 'node:path';
import { resolveTsconfig, TsconfigCache } from 'rolldown/experimental';
import { RUNTIME_SOURCES, THEME_SOURCES } from './aliases.ts';

/** Maps names that tsconfig.json is only asked about for their types. */
const FOR_TYPES = /[\\/]node_modules[\\/]|\.d\.ts$/;

/** The file need not exist. */
export function tsconfigOf(siteDir: string): string {
  return path.join(siteDir, 'tsconfig.json');
}

/**
 * Turns the `paths` of tsconfig.json and of what it extends into aliases: absolute paths, by the first part of an
 * import. An alias leads to one place, so of several targets the first that exists is used.
 */
export function tsconfigAliases(siteDir: string): Record<string, string> {
  const names = new Set([...THEME_SOURCES, ...RUNTIME_SOURCES]);
  const aliases: Record<string, string> = {};
  for (const [pattern, targets] of Object.entries(pathsOf(siteDir))) {
    const isFolder = pattern.endsWith('/*');
    const name = isFolder ? pattern.slice(0, -2) : pattern;
    const places = targets
      .filter((target) => !FOR_TYPES.test(target) && target.endsWith('/*') === isFolder)
      .map((target) => (isFolder ? target.slice(0, -2) : target));
    const [first] = places;
    if (first === undefined || names.has(name) || [name, first].some((one) => one.includes('*'))) continue;
    aliases[name] = places.find((place) => existsSync(place)) ?? first;
  }
  return aliases;
}

function pathsOf(siteDir: string): Record<string, string[]> {
  const file = tsconfigOf(siteDir);
  if (!existsSync(file)) return {};
  try {
    const { tsconfig } = resolveTsconfig(file, new TsconfigCache(file)) ?? {};
    return tsconfig?.compilerOptions?.paths ?? {};
  } catch {
    // The bundler reports a file that cannot be read together with the components it matters to.
    return {};
  }
}
