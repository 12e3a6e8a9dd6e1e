/** Stands for the site's own address while one is read; never asked. */
const HERE = 'https://site.invalid';

/** The path of a record's address on this site; nothing for what is no address of a page, such as a script. */
export function sitePath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '' || !URL.canParse(address, HERE)) return undefined;
  const { protocol, pathname, search, hash } = new URL(address, HERE);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  // Two slashes at the start would name another host.
  return pathname.replace(/^\/+/, '/') + search + hash;
}
