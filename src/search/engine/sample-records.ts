import { HIERARCHY_LEVELS, toHierarchy, type SearchQuery, type SearchRecord } from '../../model/search.ts';
import { buildIndex, type SearchIndex } from './build-index.ts';

/** Creates a record from its URL and titles, the top-level section first. For tests. */
export function record(
  url: string,
  titles: string[],
  content: string | null = null,
  code = '',
  flags = '',
): SearchRecord {
  const type = HIERARCHY_LEVELS[titles.length - 1];
  const ownType = type === 'lvl0' || !type ? 'content' : type;
  return { objectID: url, url, type: ownType, hierarchy: toHierarchy(titles), content, code, flags };
}

export function indexOf(records: readonly SearchRecord[]): SearchIndex {
  const steps = buildIndex(records);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export function query(text: string, more: Partial<SearchQuery> = {}): SearchQuery {
  return { text, hitsPerPage: 20, resultsPerGroup: 5, snippetWords: 10, ...more };
}

/** A small sample site. */
export const sampleRecords: SearchRecord[] = [
  record('/guide/cli', ['Guide', 'CLI'], 'Commands you type in a terminal, and the flags they know.'),
  record(
    '/guide/cli#watch-mode',
    ['Guide', 'CLI', 'Watch mode'],
    'Build again on every change with --watch or -w.',
    'rslib build --watch',
  ),
  record('/guide/cli#clean', ['Guide', 'CLI', 'Clean up'], 'Old files stay in the folder with --no-clean.'),
  record(
    '/guide/code-splitting',
    ['Guide', 'Code splitting'],
    'Shared code goes to files of its own. Turn it off in the output.',
  ),
  record('/guide/nodejs', ['Guide', 'Node.js'], 'Libraries that run in Node.js, without a browser.'),
  record(
    '/guide/faq',
    ['Guide', 'Questions'],
    'A list of what others have asked about the output and the watch command.',
  ),
  record(
    '/guide/faq#scope',
    ['Guide', 'Questions', 'Modules'],
    'The message reads: ReferenceError: __dirname is not defined in ES module scope.',
  ),
  record(
    '/config/dts',
    ['Config', 'lib.dts'],
    'Write declaration files beside the output.',
    'dts bundle true',
  ),
  record('/config/dts#dtsbundle', ['Config', 'lib.dts', 'dts.bundle'], 'Put all declarations in one file.'),
  record(
    '/config/dts#dtsbundlepackages',
    ['Config', 'lib.dts', 'dts.bundle', 'dts.bundle.packages'],
    'Packages whose declarations are put into dts.bundle too.',
  ),
  record(
    '/config/auto-extension',
    ['Config', 'lib.autoExtension'],
    'Choose the extension of output files by their format.',
  ),
  record('/config/umd-name', ['Config', 'lib.umdName'], 'The global variable of a UMD library.'),
  record('/config/output', ['Config', 'output'], 'Options of the underlying build tool for output files.'),
  record(
    '/config/output#outputtarget',
    ['Config', 'output', 'output.target'],
    'Where the output runs: in Node.js or in a browser.',
  ),
  record(
    '/config/output#outputdistpath',
    ['Config', 'output', 'output.distPath'],
    'Change the folder that files are written to.',
  ),
  record(
    '/blog/hello',
    ['Blog', 'Hello'],
    'The first post, with a picture of the café. 中文文档也可以搜索。',
  ),
];
