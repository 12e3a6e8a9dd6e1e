import path from 'node:path';
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

/** Returns whether `--page config/lib/dts` includes a page. Without `--page`, all pages are included. */
export function isPageMeant(relativePath: string, page: string | undefined): boolean {
  return page === undefined || relativePath.includes(page.replace(/^(?:\.\/)?docs\//, ''));
}

/** Reads everything that pages say about examples, with the problems found before anything is run. */
export function readExamples(
  siteDir: string,
  docsDir: string,
  { page, toTree }: { page?: string | undefined; toTree?: typeof parse } = {},
): ReadExamples {
  const collected = collectBlocks(docsDir, siteDir, toTree);
  const isMeant = ({ relativePath }: ExampleDocument): boolean => isPageMeant(relativePath, page);
  const documents = collected.documents.filter(isMeant);
  const blocks = collected.blocks.filter(({ document }) => isMeant(document));
  const names = new Set(documents.map(({ name }) => name));
  const readExample = exampleReader(path.join(siteDir, 'examples'));
  const assembled = documents.map((document) =>
    assembleProjects(
      document,
      blocks.filter((block) => block.document === document),
      readExample,
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
