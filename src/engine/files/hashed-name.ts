import { createHash } from 'node:crypto';

/** Folder of the files whose name follows from their content; they lie side by side in it. */
export const ASSETS = 'assets';

/** `assets/name-hash.ext`: it follows from the content, so that browsers may keep the file for ever. */
export function hashedName(name: string, extension: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `${ASSETS}/${name}-${hash}${extension}`;
}
