import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import type { Problem } from '../../../model/problem.ts';
import { parseFenceMeta } from '../../../engine/page/code/fence-meta.ts';
import { cutRegion } from '../../../engine/page/code/regions.ts';
import { displayPath } from '../../../engine/files/display-path.ts';
import type { ExamplesFolder } from '../../../engine/content/examples-folder.ts';
import { readFrontmatter } from '../../../engine/content/frontmatter.ts';
import { listFolder } from '../../../engine/files/list-folder.ts';
import { pageFormat } from '../../../engine/content/page-file.ts';
import { normalizeSource } from '../../../engine/page/syntax/normalize-source.ts';
import { parse } from '../../../engine/page/syntax/parse.ts';
import { readSource } from '../../../engine/page/syntax/read-source.ts';
import { syntaxProblem } from '../../../engine/page/syntax/syntax-problem.ts';
import { walkType } from '../../../engine/page/syntax/walk.ts';
import { type BlockSpec, readFenceSpec } from './fence-spec.ts';
import { isCheckedLanguage } from './languages.ts';

/** A page, or a fragment that pages include. Projects belong to the file they are written in. */
export interface ExampleDocument {
  /** Absolute path. */
  file: string;
  /** The name used in problems. */
  name: string;
  /** Path below the docs folder, with forward slashes. */
  relativePath: string;
  /** Folder of its larger projects and of the packages it is run with, relative to the site folder. */
  examples: string;
}

export interface Block {
  document: ExampleDocument;
  /** 1-based lines of the opening and the closing fence. */
  line: number;
  endLine: number;
  column: number;
  lang: string;
  title: string | undefined;
  value: string;
  /** The text readers see: the value, or for an empty block the file it shows. */
  shown: string;
  spec: BlockSpec;
}

export interface Collected {
  documents: ExampleDocument[];
  blocks: Block[];
  problems: Problem[];
}

/**
 * Collects the code blocks of all pages and fragments that have an attribute about running or are in a checked
 * language.
 */
export function collectBlocks(
  docsDir: string,
  siteDir: string,
  { folderOf, toTree = parse }: { folderOf: ExamplesFolder; toTree?: typeof parse | undefined },
): Collected {
  const documents = documentFiles(docsDir, '').map((relativePath): ExampleDocument => {
    const file = path.join(docsDir, relativePath);
    return { file, name: displayPath(siteDir, file), relativePath, examples: folderOf(relativePath) };
  });
  const problems: Problem[] = [];
  const blocks = documents.flatMap((document) => {
    const read = readSource(document.file, document.name);
    if ('problem' in read) {
      problems.push(read.problem);
      return [];
    }
    const found = blocksOf(read.text, document, toTree);
    problems.push(...found.problems);
    return found.blocks.map((block) => ({ ...block, shown: shownText(block, siteDir) }));
  });
  return { documents, blocks, problems };
}

export function blocksOf(
  source: string,
  document: ExampleDocument,
  toTree = parse,
): { blocks: Block[]; problems: Problem[] } {
  const { body } = readFrontmatter(source, document.name);
  const { text } = normalizeSource(body);
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  try {
    walkType<Code>(toTree(text, pageFormat(document.file) ?? 'mdx'), 'code', (node) => {
      if (node.position === undefined) return;
      const meta = parseFenceMeta(node.meta);
      const lang = (node.lang ?? '').toLowerCase();
      const { spec, slips } = readFenceSpec(lang, meta);
      const { line, column } = node.position.start;
      if (spec.kind === 'plain' && !isWatched(lang, slips.length > 0, meta.attributes.has('project'))) return;
      problems.push(
        ...slips.map((slip) => ({ level: 'error' as const, file: document.name, line, column, ...slip })),
      );
      const endLine = node.position.end.line;
      const { value } = node;
      blocks.push({ document, line, endLine, column, lang, title: meta.title, value, shown: value, spec });
    });
  } catch (error) {
    return { blocks: [], problems: [syntaxProblem(error, document.name)] };
  }
  return { blocks, problems };
}

function shownText({ document, spec, value }: Block, siteDir: string): string {
  if (spec.kind !== 'file' || value.trim() !== '') return value;
  const read = readSource(path.join(siteDir, document.examples, spec.project, spec.file), spec.file);
  const cut = 'problem' in read ? undefined : cutRegion(read.text, spec.region);
  return cut !== undefined && 'code' in cut ? cut.code : value;
}

/** Text and tree blocks are watched as well, because they may show output. */
function isWatched(lang: string, hasSlips: boolean, hasProject: boolean): boolean {
  return (
    isCheckedLanguage(lang) ||
    lang === 'txt' ||
    lang === 'text' ||
    lang === 'tree' ||
    (hasSlips && hasProject)
  );
}

/** The paths of all pages and fragments, relative to the docs folder. */
export function documentFiles(docsDir: string, folder: string): string[] {
  return listFolder(path.join(docsDir, folder)).flatMap(({ name, isFolder }) => {
    const relativePath = path.posix.join(folder, name);
    if (relativePath === 'public') return [];
    if (isFolder) return documentFiles(docsDir, relativePath);
    return pageFormat(name) === undefined ? [] : [relativePath];
  });
}

/** The file byte for byte, so an edit changes nothing else. */
export function rawText(document: ExampleDocument): string {
  return readFileSync(document.file, 'utf8');
}
