/** Placeholder origin for parsing; never requested. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid';

/**
 * Returns the path of a record's URL on this site, or undefined if it is not the URL of a page, such as a
 * script.
 */
export function sitePath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '' || !URL.canParse(address, PLACEHOLDER_ORIGIN))
    return undefined;
  const { protocol, pathname, search, hash } = new URL(address, PLACEHOLDER_ORIGIN);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  // Two leading slashes would name another host.
  return pathname.replace(/^\/+/, '/') + search + hash;
}
