import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { listFolder } from '../files/list-folder.ts';
import { isFragmentName } from './page-file.ts';

const COMPONENT = /\.[jt]sx$/;
const MAY_IMPORT = /\.(?:mdx?|[cm]?[jt]sx?)$/;
const IMPORTED = /(?:from|import|import\()\s*['"]([^'"]+)['"]/g;

/**
 * In Rspress a `.tsx` file in the docs folder is a page; here it is a component that a page imports. One that nothing
 * imports was meant as a page: it would be missing from the site without a warning.
 */
export function componentPages(docsDir: string, show: (file: string) => string): Problem[] {
  const files = filesBelow(docsDir, '');
  const components = files.filter(
    (file) => COMPONENT.test(file) && !file.split('/').some((part) => isFragmentName(part)),
  );
  if (components.length === 0) return [];
  const read = (file: string): string => readFileSync(path.join(docsDir, file), 'utf8');
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

/** Compares files and imports by name alone: with or without an extension, from whichever folder or alias. */
function nameOf(file: string): string {
  const parts = file.replace(/\.[cm]?[jt]sx?$/, '').split('/');
  return (parts.at(-1) === 'index' ? parts.at(-2) : parts.at(-1)) ?? '';
}
