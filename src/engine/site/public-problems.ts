import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { displayPath, foldersAbove } from '../files/display-path.ts';
import { PUBLIC_FOLDER, publicFiles } from '../content/public-files.ts';
import { MERGED_FILES } from './written-files.ts';

interface Folders {
  siteDir: string;
  docsDir: string;
}

/** Reports files in `docs/public` that would overwrite a file the build writes. */
export function publicProblems({ siteDir, docsDir }: Folders, written: ReadonlySet<string>): Problem[] {
  const folders = new Set([...written].flatMap(foldersAbove));
  return publicFiles(docsDir).flatMap((name) => {
    if (MERGED_FILES.has(name)) return [];
    // The build compresses its files, and hosts treat files with these extensions as the compressed variant.
    const meant = name.replace(/\.(?:br|gz)$/, '');
    const taken = [name, meant, ...foldersAbove(name)].find((one) => written.has(one));
    if (taken === undefined && !folders.has(name)) return [];
    return [problem(displayPath(siteDir, path.join(docsDir, PUBLIC_FOLDER, name)), taken ?? `${name}/`)];
  });
}

function problem(file: string, taken: string): Problem {
  return {
    level: 'error',
    file,
    what: `The build itself writes ${taken}, and this file would replace it.`,
    fix: 'Give the file another name, or remove it.',
  };
}
