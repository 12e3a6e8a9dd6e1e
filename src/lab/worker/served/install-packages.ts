import type { ServedPackage } from '../../model/served-package.ts';
import { loadServed } from './load-served.ts';
import { writeFile } from '../project/project-on-volume.ts';

/** Filled in when the worker is bundled. */
declare const __PACKAGES__: readonly ServedPackage[];

const served = new Map(__PACKAGES__.map((one) => [one.name, one]));
const installed = new Set<string>();

/** Puts packages on the volume, with those that they import. Packages that the lab does not have are ignored. */
export async function installPackages(names: Iterable<string>): Promise<void> {
  for (const name of names) {
    const found = served.get(name);
    if (!found || installed.has(name)) continue;
    installed.add(name);
    const texts = JSON.parse(await loadServed(found)) as Record<string, string>;
    for (const [path, text] of Object.entries(texts)) writeFile(`/node_modules/${name}/${path}`, text);
    await installPackages(found.dependencies);
  }
}

export function isServed(name: string): boolean {
  return served.has(name);
}
