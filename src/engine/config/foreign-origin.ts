const HERE = 'https://here.invalid';

/** Returns the origin of a URL on another host, such as `https://img.example`, or undefined for the site itself. */
export function foreignOrigin(address: string): string | undefined {
  if (!URL.canParse(address, HERE)) return undefined;
  const { origin, protocol } = new URL(address, HERE);
  if (origin === HERE) return undefined;
  return origin === 'null' ? protocol : origin;
}
