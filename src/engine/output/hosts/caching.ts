import { ASSETS } from '../../files/out-file.ts';

/** For files with a content hash in their name. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** For everything else, which may change with the next deployment. */
export const REVALIDATE = 'no-cache';

/** What hosts need to distinguish the two. */
export interface Assets {
  /** Names directly below `assets/` that come from authors: pages, files and, with a trailing slash, folders. */
  unhashed: readonly string[];
}

/** Takes the path of a file or route, such as `/assets/app-1f2e.js`. */
export function cachingOf(address: string, { unhashed }: Assets): string {
  const name = nameInAssets(address);
  return name === undefined || unhashed.includes(name) ? REVALIDATE : FOREVER;
}

/** Takes all paths that come from authors. Names a folder below `assets/` once, without its contents. */
export function unhashedNames(addresses: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const address of addresses) {
    const name = nameInAssets(address);
    if (name !== undefined) names.add(name);
  }
  return [...names].sort();
}

/** Only the first name below `assets/`; a folder keeps its trailing slash. */
function nameInAssets(address: string): string | undefined {
  const folder = `/${ASSETS}/`;
  return address.startsWith(folder) ? /^[^/]+\/?/.exec(address.slice(folder.length))?.[0] : undefined;
}
