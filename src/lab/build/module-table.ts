import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns an entry of a table that loads modules by the path they are installed at. */
export function tableEntry(key: string, id: string, property = ''): string {
  return `${JSON.stringify(key)}: () => require(${JSON.stringify(id)})${property}`;
}

/** Returns an entry for each file below `packages`. */
export function installedEntries(packages: string, names: readonly string[]): string[] {
  return names.map((name) => tableEntry(`/node_modules/${name}`, path.join(packages, name)));
}

/** Returns the texts of files or folders by their path on the volume. Loaders are only looked for, so theirs are empty. */
export function volumeFiles(
  packages: string,
  loaders: readonly string[],
  installed: readonly string[],
): Record<string, string> {
  const empty = loaders.map((name) => [`/node_modules/${name}`, '']);
  const texts = installed
    .flatMap((name) => filesAt(packages, name))
    .map((name) => [`/node_modules/${name}`, readFileSync(path.join(packages, name), 'utf8')]);
  return Object.fromEntries([...empty, ...texts]) as Record<string, string>;
}

/** Returns the file itself, or all files in a folder. */
function filesAt(root: string, name: string): string[] {
  if (statSync(path.join(root, name)).isFile()) return [name];
  return readdirSync(path.join(root, name))
    .sort()
    .map((file) => `${name}/${file}`);
}
