import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { listFolder } from '../files/list-folder.ts';
import { readTextFile } from '../files/read-text.ts';
import { isFragmentName } from './page-file.ts';

const COMPONENT = /\.[jt]sx$/;
const MAY_IMPORT = /\.(?:mdx?|[cm]?[jt]sx?)$/;
const IMPORTED = /(?:from|import|import\()\s*['"]([^'"]+)['"]/g;

/**
 * Reports `.tsx` files in the docs folder that nothing imports. In Rspress such a file is a page; here it is only a
 * component, so the page would silently be missing from the site.
 */
export function componentPages(
  docsDir: string,
  show: (file: string) => string,
  isExcluded: (relativePath: string) => boolean,
): Problem[] {
  const files = filesBelow(docsDir, '');
  const components = files.filter(
    (file) =>
      COMPONENT.test(file) && !isExcluded(file) && !file.split('/').some((part) => isFragmentName(part)),
  );
  if (components.length === 0) return [];
  // A page or module that cannot be read is reported by what needs it.
  const read = (file: string): string => {
    const found = readTextFile(path.join(docsDir, file), file);
    return 'text' in found ? found.text : '';
  };
  const imported = new Set(
    files
      .filter((file) => MAY_IMPORT.test(file))
      .flatMap((file) => [...read(file).matchAll(IMPORTED)].map(([, source = '']) => nameOf(source))),
  );
  return components
    .filter((file) => !imported.has(nameOf(file)) && /\bexport\s+default\b|\bas\s+default\b/.test(read(file)))
    .map((file) => ({
      level: 'error',
      file: show(path.join(docsDir, file)),
      line: 1,
      column: 1,
      what: 'No page imports this component, and it is not a page itself: pages are .mdx and .md files.',
      fix: `Write ${path.posix.basename(file).replace(COMPONENT, '.mdx')} beside it that imports it, or rename it to begin with "_".`,
    }));
}

function filesBelow(docsDir: string, folder: string): string[] {
  return listFolder(path.join(docsDir, folder)).flatMap(({ name, isFolder }) => {
    const below = path.posix.join(folder, name);
    if (!isFolder) return [below];
    return below === 'public' ? [] : filesBelow(docsDir, below);
  });
}

/** The name by which files and imports are compared: without extension, folder or alias. */
function nameOf(file: string): string {
  const parts = file.replace(/\.[cm]?[jt]sx?$/, '').split('/');
  return (parts.at(-1) === 'index' ? parts.at(-2) : parts.at(-1)) ?? '';
}
