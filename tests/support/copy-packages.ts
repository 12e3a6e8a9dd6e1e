import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Copies packages and everything they depend on from one `node_modules` into another, which needs no network. */
export function copyPackages(names: Iterable<string>, { from, to }: { from: string; to: string }): void {
  const copied = new Set(names);
  for (const name of copied) {
    const folder = path.join(from, name);
    if (!existsSync(folder)) continue;
    cpSync(folder, path.join(to, name), { recursive: true });
    for (const dependency of dependenciesIn(folder)) copied.add(dependency);
  }
}

/** Includes those of packages that are nested in the folder, which need not be nested themselves. */
function dependenciesIn(folder: string): string[] {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const own = Object.keys({ ...dependencies, ...optionalDependencies });
  const nested = path.join(folder, 'node_modules');
  return own.flatMap((name) => {
    const inside = path.join(nested, name);
    return existsSync(inside) ? dependenciesIn(inside) : [name];
  });
}
