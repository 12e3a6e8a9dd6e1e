import { splitAddress } from '../../model/address.ts';
import { HOST_FILES, NOT_FOUND_FILE, SITE_MANIFEST } from '../site/written-files.ts';

/** Splits a URL into path and query, unchanged; the query keeps its question mark. */
export function splitUrl(url: string): { pathname: string; query: string } {
  // A proxy may send the full URL.
  const { path, query } = splitAddress(url.replace(/^https?:\/\/[^/?#]*/i, ''));
  return { pathname: path || '/', query };
}

/** A backslash is a separator on Windows; a question mark or hash would end the path. */
const NEVER_IN_A_FILE = /[\\\0?#]/;

/**
 * The path of the requested file in the output folder, such as `/assets/app-1f2e.js`: only decoded names inside the
 * folder, no hidden files, and none of the files for the server itself.
 */
export function askedFile(pathname: string, base: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  let file: string;
  try {
    file = `/${decodeURIComponent(pathname.slice(base.length))}`;
  } catch {
    return undefined;
  }
  if (NEVER_IN_A_FILE.test(file)) return undefined;
  const names = file.slice(1).split('/');
  if (names.some((name) => name === '' || (name.startsWith('.') && name !== '.well-known'))) return undefined;
  return belongsToTheServer(file.toLowerCase()) ? undefined : file;
}

const SERVER_FILES = new Set([SITE_MANIFEST, NOT_FOUND_FILE, ...HOST_FILES].map((name) => `/${name}`));

function belongsToTheServer(file: string): boolean {
  return SERVER_FILES.has(file) || file.endsWith('.br') || file.endsWith('.gz');
}
