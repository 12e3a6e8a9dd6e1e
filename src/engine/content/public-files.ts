import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files/list-folder.ts';

/** Folder below docs whose files are copied to the built site; only drawings that name the site's fonts get them. */
export const PUBLIC_FOLDER = 'public';

/** Lists all files below `docs/public`, such as `logos/a.svg`. */
export function publicFiles(docsDir: string): string[] {
  const folder = path.join(docsDir, PUBLIC_FOLDER);
  return existsSync(folder) ? filesBelow(folder) : [];
}

/** Undefined if `docs/public` has no such file. */
export function publicText(docsDir: string, name: string): string | undefined {
  const file = path.join(docsDir, PUBLIC_FOLDER, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
