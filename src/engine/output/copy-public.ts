import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { ProblemError } from '../../model/problem.ts';
import { displayPath } from '../files/display-path.ts';
import { isBelow } from '../files/is-inside.ts';
import { filesBelow } from '../files/list-folder.ts';
import { unreadable } from '../files/read-text.ts';
import { PUBLIC_FOLDER } from '../content/public-files.ts';
import { MERGED_FILES } from '../site/written-files.ts';
import type { Site } from '../site/site-navigation.ts';
import { publicProblems } from '../site/public-problems.ts';

/** Copies `docs/public` into an otherwise complete site. Throws if it would overwrite a file. */
export async function copyPublicFiles(site: Site, outDir: string): Promise<void> {
  const folder = path.join(site.docsDir, PUBLIC_FOLDER);
  if (!existsSync(folder)) return;
  // Files with a fixed name were checked earlier; this also covers names with a hash.
  const problems = publicProblems(site, new Set(filesBelow(outDir)));
  if (problems.length > 0) throw new ProblemError(problems);
  const isCopied = (file: string) => !MERGED_FILES.has(path.relative(folder, file));
  try {
    await cp(folder, outDir, { recursive: true, filter: isCopied });
  } catch (error) {
    const { path: file } = error as NodeJS.ErrnoException;
    if (file === undefined || !isBelow(file, folder)) throw error;
    throw new ProblemError([{ file: displayPath(site.siteDir, file), ...unreadable(error, 'file') }]);
  }
}
