import { createHash } from 'node:crypto';

/** A file of the built site, by its path in the output folder. */
export type OutFile = { name: string; content: string | Uint8Array } | { name: string; copyOf: string };

/** Folder of files whose names contain a content hash; they are not in subfolders. */
export const ASSETS = 'assets';

/** `assets/name-hash.ext`. The hash depends on the content, so browsers can cache the file forever. */
export function hashedName(name: string, extension: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `${ASSETS}/${name}-${hash}${extension}`;
}
