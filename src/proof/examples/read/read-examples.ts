import path from 'node:path';
import { EXAMPLES, type ExamplesFolder } from '../../../engine/content/examples-folder.ts';
import type { parse } from '../../../engine/page/syntax/parse.ts';
import type { Problem } from '../../../model/problem.ts';
import { checkBlocks } from './check-blocks.ts';
import { type Block, collectBlocks, type ExampleDocument } from './collect-blocks.ts';
import { exampleReader } from './example-folders.ts';
import { assembleProjects } from './projects.ts';
import { type Project } from './project.ts';

export interface ReadExamples {
  documents: ExampleDocument[];
  blocks: Block[];
  projects: Project[];
  problems: Problem[];
}

/** `--page config/lib/dts` includes the pages with that in their path. Without `--page`, all pages are included. */
export function isPageMeant(relativePath: string, page: string | undefined): boolean {
  return page === undefined || relativePath.includes(page.replace(/^(?:\.\/)?docs\//, ''));
}

export interface ReadOptions {
  /** Only pages whose path contains this string. */
  page?: string | undefined;
  /** The folder with the examples of a page. Defaults to `examples` for all pages. */
  folderOf?: ExamplesFolder | undefined;
  /** Only pages whose examples are in this folder. */
  only?: string | undefined;
  toTree?: typeof parse | undefined;
}

/** Reads everything that pages say about examples, with the problems found before anything is run. */
export function readExamples(
  siteDir: string,
  docsDir: string,
  { page, folderOf = () => EXAMPLES, only, toTree }: ReadOptions = {},
): ReadExamples {
  const collected = collectBlocks(docsDir, siteDir, { folderOf, toTree });
  const isMeant = ({ relativePath, examples }: ExampleDocument): boolean =>
    isPageMeant(relativePath, page) && (only === undefined || examples === only);
  const documents = collected.documents.filter(isMeant);
  const blocks = collected.blocks.filter(({ document }) => isMeant(document));
  const names = new Set(documents.map(({ name }) => name));
  const readers = new Map(
    documents.map(({ examples }) => [examples, exampleReader(path.join(siteDir, examples))]),
  );
  const assembled = documents.map((document) =>
    assembleProjects(
      document,
      blocks.filter((block) => block.document === document),
      readers.get(document.examples)!,
    ),
  );
  return {
    documents,
    blocks,
    projects: assembled.flatMap(({ projects }) => projects),
    problems: [
      ...collected.problems.filter(({ file }) => names.has(file)),
      ...assembled.flatMap(({ problems }) => problems),
      ...checkBlocks(blocks),
    ],
  };
}
