import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The table loads modules by the path they are installed at. */
export function tableEntry(key: string, id: string, property = ''): string {
  return `${JSON.stringify(key)}: () => require(${JSON.stringify(id)})${property}`;
}

/** The names are those of files below `packages`. */
export function installedEntries(packages: string, names: readonly string[]): string[] {
  return names.map((name) => tableEntry(`/node_modules/${name}`, path.join(packages, name)));
}

/** The texts of files or folders by their path on the volume. Loaders are only looked for, so theirs are empty. */
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

/** The file itself, or all files in a folder. */
function filesAt(root: string, name: string): string[] {
  if (statSync(path.join(root, name)).isFile()) return [name];
  return readdirSync(path.join(root, name))
    .sort()
    .map((file) => `${name}/${file}`);
}
