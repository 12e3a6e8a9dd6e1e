import { createHash } from 'node:crypto';

/** Short enough to be read in a diff, long enough not to meet another. */
export function contentHash(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex').slice(0, 16);
}
