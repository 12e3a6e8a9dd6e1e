import type { ServedPackage } from '../model/served-package.ts';
import { digestOf } from './digest.ts';
import { dirname } from './node/path.ts';
import { volumeFs } from './volume.ts';

/** Filled in when the worker is bundled. */
declare const __PACKAGES__: readonly ServedPackage[];

/** Taken before the global scope is sealed. It only ever loads the files in the list above. */
const fetchFile = globalThis.fetch.bind(globalThis);
const served = new Map(__PACKAGES__.map((one) => [one.name, one]));
const installed = new Set<string>();

/** Puts packages on the volume, with those that they import. Packages that the lab does not have are ignored. */
export async function installPackages(names: Iterable<string>): Promise<void> {
  for (const name of names) {
    const found = served.get(name);
    if (!found || installed.has(name)) continue;
    installed.add(name);
    for (const [path, text] of Object.entries(await loadPackage(found))) {
      const target = `/node_modules/${name}/${path}`;
      volumeFs.mkdirSync(dirname(target), { recursive: true });
      volumeFs.writeFileSync(target, text);
    }
    await installPackages(found.dependencies);
  }
}

export function isServed(name: string): boolean {
  return served.has(name);
}

async function loadPackage({ name, file, digest }: ServedPackage): Promise<Record<string, string>> {
  const response = await fetchFile(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(`The package ${name} could not be loaded (${response.status}).`);
  const bytes = await response.arrayBuffer();
  if ((await digestOf(bytes)) !== digest)
    throw new Error(`The package ${name} is damaged. Reload the page to load it again.`);
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>;
}
