import { existsSync } from 'node:fs';
import { nearest } from '../../../model/nearest.ts';
import type { Problem } from '../../../model/problem.ts';
import { searchNamesFile } from '../../content/page-file.ts';
import { displayPath } from '../../files/display-path.ts';
import { readTextFile } from '../../files/read-text.ts';
import type { FileScope } from '../context/scope.ts';
import type { PageSection } from './page-sections.ts';

/** A line of this form starts the names of a section. */
const SECTION = /^#(\S+)$/;

interface SearchName {
  /** ID of the section; empty for the page. */
  id: string;
  name: string;
  line: number;
}

/** Reads one name per line: those of the page come first, those of a section after a line with its `#id`. */
function readSearchNames(text: string): SearchName[] {
  let id = '';
  return text.split('\n').flatMap((raw, index) => {
    const name = raw.trim();
    const section = SECTION.exec(name)?.[1];
    if (section !== undefined) id = section;
    return name === '' || section !== undefined ? [] : [{ id, name, line: index + 1 }];
  });
}

/**
 * Adds to the sections of a page what readers call them, from the file beside the page: `dts.search.txt` for `dts.mdx`.
 * The names are for the search alone, so writers of the page need not read past them.
 */
export function addSearchNames(
  sections: readonly PageSection[],
  scope: Pick<FileScope, 'file' | 'dependencies' | 'problems'>,
  siteDir: string,
): void {
  const file = searchNamesFile(scope.file);
  scope.dependencies.add(file);
  if (!existsSync(file)) return;
  const shown = displayPath(siteDir, file);
  const read = readTextFile(file, shown);
  if ('problem' in read) return void scope.problems.push(read.problem);
  const byId = new Map(sections.map((section, index) => [index === 0 ? '' : section.id, section]));
  const reported = new Set<string>();
  for (const { id, name, line } of readSearchNames(read.text)) {
    const section = byId.get(id);
    if (section !== undefined) section.names.push(name);
    else if (!reported.has(id)) scope.problems.push(noSuchSection(shown, line, id, byId.keys()));
    reported.add(id);
  }
}

function noSuchSection(file: string, line: number, id: string, ids: Iterable<string>): Problem {
  const meant = nearest(id, ids);
  return {
    level: 'error',
    file,
    line,
    what: `This name is for the section #${id}, which the page does not have.`,
    fix: 'Name a heading of the page, by its ID, in the line that starts the section.',
    ...(meant !== undefined && { didYouMean: `#${meant}` }),
  };
}
