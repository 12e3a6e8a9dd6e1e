export const URL = globalThis.URL;
export const URLSearchParams = globalThis.URLSearchParams;

export function pathToFileURL(path: string): URL {
  const url = new globalThis.URL('file:///');
  url.pathname = path.replaceAll('%', '%25').replaceAll('?', '%3F').replaceAll('#', '%23');
  return url;
}

export function fileURLToPath(address: string | URL): string {
  const { protocol, pathname } = new globalThis.URL(address);
  if (protocol !== 'file:') throw new TypeError('The URL must be of scheme file');
  return decodeURIComponent(pathname);
}

/** The old parser, which css-loader asks about the address in `url(…)`. */
export function parse(address: string): { protocol: string | null; pathname: string | null } {
  const protocol = /^[a-z][a-z\d+.-]*:/i.exec(address)?.[0] ?? null;
  return { protocol, pathname: address.slice(protocol?.length ?? 0) || null };
}
