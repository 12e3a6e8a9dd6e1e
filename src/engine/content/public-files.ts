import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files/list-folder.ts';

/** Folder below docs whose files are copied to the built site unchanged. */
export const PUBLIC_FOLDER = 'public';

/** Lists all files below `docs/public`, such as `logos/a.svg`. */
export function publicFiles(docsDir: string): string[] {
  const folder = path.join(docsDir, PUBLIC_FOLDER);
  return existsSync(folder) ? filesBelow(folder) : [];
}
