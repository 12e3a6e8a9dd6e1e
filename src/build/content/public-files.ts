import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder below docs whose files are copied into the built site as they are. */
const PUBLIC_FOLDER = 'public';

/** Names of all files below `docs/public`, as `logos/a.svg`. */
export function publicFiles(docsDir: string): string[] {
  const folder = path.join(docsDir, PUBLIC_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
