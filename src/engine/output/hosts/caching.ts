import { ASSETS } from '../../files/hashed-name.ts';

/** A file whose name follows from its content. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Everything else may change with the next deployment. */
export const REVALIDATE = 'no-cache';

/** What hosts need to know to tell the two apart. */
export interface Assets {
  /** Names directly below `assets/` that authors gave to pages, files and, with a slash behind, folders. */
  unhashed: readonly string[];
}

/** Returns the caching of a file or route, given as `/assets/app-1f2e.js`. */
export function cachingOf(address: string, { unhashed }: Assets): string {
  const name = nameInAssets(address);
  return name === undefined || unhashed.includes(name) ? REVALIDATE : FOREVER;
}

/** Returns those names of authors, from all addresses that are theirs: a folder once, without what is in it. */
export function unhashedNames(addresses: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const address of addresses) {
    const name = nameInAssets(address);
    if (name !== undefined) names.add(name);
  }
  return [...names].sort();
}

/** Returns the name directly below `assets/` that an address has; a folder keeps its slash. */
function nameInAssets(address: string): string | undefined {
  const folder = `/${ASSETS}/`;
  return address.startsWith(folder) ? /^[^/]+\/?/.exec(address.slice(folder.length))?.[0] : undefined;
}
