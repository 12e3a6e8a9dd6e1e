export interface AddressParts {
  path: string;
  /** With its question mark, or empty. */
  query: string;
  /** With its sign, or empty. */
  hash: string;
}

/** Splits an address as it is written, absolute or relative. */
export function splitAddress(address: string): AddressParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, hash };
}

/** Passes the query and the hash of a request on to where it is redirected. A hash of the target takes precedence. */
export function redirectedTo(target: string, query: string, hash = ''): string {
  const own = splitAddress(target);
  return own.path + query + (own.hash || hash);
}

/** Browsers encode all other signs of a hash themselves, but a percent sign starts an escape. */
export function hashOf(id: string): string {
  return `#${id.replaceAll('%', '%25')}`;
}

/**
 * Encodes an address as it is written into files and headers: what a URL cannot have is percent-encoded, and escapes
 * that are there remain. Routes are kept without escapes.
 */
export function encodeAddress(address: string): string {
  return encodeURI(address).replaceAll('%25', '%');
}

/** True for `https:`, `mailto:` and `//host`, which lead away from the site. */
export function isElsewhere(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}
