import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { displayPath } from '../../engine/files/display-path.ts';
import type { ExampleDocument } from '../examples/read/collect-blocks.ts';
import { readExamples, type ReadExamples } from '../examples/read/read-examples.ts';
import type { ExamplesMode, ExamplesOptions } from '../examples/verify-examples.ts';
import { writeAtomically } from '../examples/run/write-atomically.ts';
import { type HoverBlock, compilerIn, hoverBlocks } from './hover-blocks.ts';
import { hoverDrift } from './hover-drift.ts';
import {
  formatHovers,
  HOVER_ENDING,
  hoverFile,
  type HoverPage,
  type HoverRecording,
  readHovers,
  toRecording,
} from './hover-recording.ts';
import { openTypeService } from './type-service.ts';
import { hoverReader } from './type-text.ts';

type HoverOptions = Pick<
  ExamplesOptions,
  'siteDir' | 'docsDir' | 'installDir' | 'mode' | 'page' | 'folderOf' | 'only'
>;

const fix = 'Run npm run examples -- --update and commit the recording.';

/**
 * Compares the recorded types with the blocks of the pages. `all` and `drift` also compare them with the compiler, and
 * `update` writes them.
 */
export function verifyHovers(
  options: HoverOptions,
  read: ReadExamples = readExamples(options.siteDir, options.docsDir, options),
): { problems: Problem[]; updated: string[] } {
  const { siteDir, docsDir, installDir, mode, page } = options;
  const { documents, projects } = read;
  const pages = documents.map((document): HoverPage => {
    return { document, blocks: hoverBlocks(document, projects, installDir), recorded: readHovers(document) };
  });
  const orphans = page === undefined && mode !== 'drift' ? orphanHovers(docsDir, siteDir) : [];
  const asked = pages.filter((one) => isAsked(one, mode));
  const compiler = compilerIn(installDir);
  if (compiler === undefined && asked.length > 0)
    return { problems: [...orphans, noCompiler(siteDir, installDir)], updated: [] };
  if (mode === 'check') return { problems: [...orphans, ...asked.flatMap(staleProblems)], updated: [] };
  if (compiler === undefined || asked.length === 0) return { problems: orphans, updated: [] };
  const now = recordHovers(asked, { installDir, compiler });
  if (mode === 'drift') return { problems: asked.flatMap((one) => hoverDrift(one, now(one))), updated: [] };
  if (mode === 'update') {
    return { problems: orphans, updated: asked.flatMap((one) => update(one, now(one), siteDir)) };
  }
  return { problems: [...orphans, ...asked.flatMap((one) => differences(one, now(one)))], updated: [] };
}

function isAsked({ blocks, recorded }: HoverPage, mode: ExamplesMode): boolean {
  if (mode === 'drift') return recorded !== undefined;
  if (mode === 'all') return blocks.length > 0 || recorded !== undefined;
  if (recorded?.isEdited) return true;
  const known = Object.keys(recorded?.blocks ?? {});
  const keys = new Set(blocks.map(({ key }) => key));
  const isWhole = blocks.every(({ key, inputs }) => recorded?.blocks[key]?.inputs === inputs);
  return !isWhole || known.some((key) => !keys.has(key)) || (blocks.length === 0 && recorded !== undefined);
}

/** Asks the compiler once for all pages, because reading the packages takes longer than reading all blocks. */
function recordHovers(
  pages: readonly HoverPage[],
  place: { installDir: string; compiler: string },
): (page: HoverPage) => HoverRecording {
  const blocks = pages.flatMap((one) => one.blocks);
  const files = new Map<string, string>();
  const nameOf = ({ project, file }: HoverBlock): string => `${project.folder}/${file}`;
  for (const block of blocks) {
    for (const [name, { text }] of block.project.files) files.set(`${block.project.folder}/${name}`, text);
    files.set(nameOf(block), block.text);
  }
  const hoversOf = hoverReader(openTypeService(files, blocks.map(nameOf), place));
  return (page) =>
    toRecording(page.blocks.map((block) => ({ block, hovers: hoversOf(nameOf(block), block.text) })));
}

function noCompiler(siteDir: string, installDir: string): Problem {
  return {
    level: 'warning',
    file: displayPath(siteDir, path.join(installDir, 'package.json')),
    what: 'No TypeScript before version 7 is installed, so configurations on these pages show no types on hover.',
    fix: 'Add "typescript-6": "npm:typescript@6.0.3" to its devDependencies, and run npm install there.',
  };
}

function staleProblems({ document, blocks, recorded }: HoverPage): Problem[] {
  if (recorded?.isEdited)
    return [
      problemAt(
        document,
        1,
        'The recorded types were changed after they were recorded: their hash does not match.',
      ),
    ];
  const problems = blocks.flatMap(({ block, key, inputs }): Problem[] => {
    const known = recorded?.blocks[key];
    if (known?.inputs === inputs) return [];
    const state = known === undefined ? 'has no recorded types' : 'has recorded types that are stale';
    return [problemAt(document, block.line, `The configuration ${state}.`)];
  });
  if (problems.length > 0) return problems;
  return [problemAt(document, 1, 'The recording has types of a configuration that the page no longer has.')];
}

/** Reports what differs from the compiler's answers, block by block. */
function differences(page: HoverPage, now: HoverRecording): Problem[] {
  const { document, blocks, recorded } = page;
  if (isAsked(page, 'check')) return staleProblems(page);
  const read = ({ texts, blocks: all }: HoverRecording, key: string): unknown =>
    all[key]?.places.map((place, index) => (index % 2 === 0 ? place : texts[place]));
  return blocks
    .filter(
      ({ key }) =>
        recorded === undefined || JSON.stringify(read(recorded, key)) !== JSON.stringify(read(now, key)),
    )
    .map(({ block }) =>
      problemAt(document, block.line, 'The recorded types of the configuration differ from the real ones.'),
    );
}

function update({ document, blocks, recorded }: HoverPage, now: HoverRecording, siteDir: string): string[] {
  const file = hoverFile(document);
  if (blocks.length === 0) rmSync(file, { force: true });
  else if (recorded !== undefined && !recorded.isEdited && formatHovers(recorded) === formatHovers(now))
    return [];
  else writeAtomically(file, formatHovers(now));
  return [displayPath(siteDir, file)];
}

function orphanHovers(docsDir: string, siteDir: string): Problem[] {
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(HOVER_ENDING))
    .map((name) => path.join(docsDir, name))
    .filter((file) => !['.mdx', '.md'].some((end) => existsSync(file.slice(0, -HOVER_ENDING.length) + end)))
    .map((file) => ({
      level: 'error',
      file: displayPath(siteDir, file),
      what: 'The recorded types belong to a page that does not exist.',
      fix: 'Delete the file, or rename it to match its page.',
    }));
}

function problemAt({ name }: ExampleDocument, line: number, what: string): Problem {
  return { level: 'error', file: name, line, column: 1, what, fix };
}
