import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files/list-folder.ts';

/** Folder below docs whose files are copied into the built site as they are. */
export const PUBLIC_FOLDER = 'public';

/** Names of all files below `docs/public`, as `logos/a.svg`. */
export function publicFiles(docsDir: string): string[] {
  const folder = path.join(docsDir, PUBLIC_FOLDER);
  return existsSync(folder) ? filesBelow(folder) : [];
}
