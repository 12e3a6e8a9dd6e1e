import { blockHash } from './block-hash.ts';
import type { Block } from '../read/collect-blocks.ts';
import { readCommands, writeOutputs } from '../read/console-block.ts';
import { cutExcerpt } from '../read/excerpt.ts';
import { listingText, withoutNotes } from '../read/listing.ts';
import { printedExcerpts } from './printed-excerpts.ts';
import type { Project, ShownOutput } from '../read/project.ts';
import type { RecordedBlock, RecordedRun } from './recorded.ts';
import type { ProjectResult } from '../run/run-project.ts';
import { toolOf } from './tool-of.ts';

/** A file marked as untested takes no part in the run of its project. */
export function isRun({ spec }: Block): boolean {
  return !(spec.kind === 'file' && spec.untested !== undefined);
}

/** Each block of a project as it should be, and the tool that made it. */
export function recordBlocks(
  project: Project,
  result: ProjectResult,
  runs: readonly RecordedRun[],
): RecordedBlock[] {
  const consoles = rightConsoles(
    project,
    runs.map(({ output }) => output),
  );
  return project.blocks.filter(isRun).map((block): RecordedBlock => {
    const { spec } = block;
    const index = project.shown.findIndex((shown) => shown.block === block);
    const right =
      spec.kind === 'console'
        ? consoles.get(block)
        : index === -1
          ? block.shown
          : realOutput(project, result, index);
    const commands =
      index === -1
        ? project.commands
            .filter((one) => spec.kind === 'file' || one.block === block)
            .map(({ text }) => text)
        : [producerOf(project.shown[index]!, result)];
    const tool = toolOf(commands);
    return {
      name: nameOf(block),
      hash: blockHash(spec, right ?? NOT_THERE),
      ...(tool !== undefined && { tool }),
    };
  });
}

/** Matches no block, not even an empty one. */
const NOT_THERE = '\0';

function nameOf({ spec, value }: Block): string {
  if (spec.kind === 'console') return `$ ${readCommands(value)[0]?.text.split('\n')[0] ?? ''}`;
  if (spec.kind === 'listing') return `${spec.folder}/`;
  return 'file' in spec ? spec.file : '';
}

/**
 * The console blocks with the real output below each command. A block is undefined if its requested lines were not
 * printed.
 */
export function rightConsoles(
  { commands }: Pick<Project, 'commands'>,
  outputs: readonly string[],
): Map<Block, string | undefined> {
  const excerpts = printedExcerpts(commands, outputs);
  const blocks = [...new Set(commands.map(({ block }) => block))].filter(
    ({ spec }) => spec.kind === 'console',
  );
  return new Map(
    blocks.map((block) => {
      const own = excerpts.filter((_, index) => commands[index]?.block === block);
      return [block, own.includes(undefined) ? undefined : writeOutputs(block.value, own)];
    }),
  );
}

/**
 * The text that the page should show for one of its outputs; undefined if the file was not emitted or does not
 * contain the excerpt.
 */
export function realOutput(project: Project, result: ProjectResult, index: number): string | undefined {
  const { kind, path, after, excerpt } = project.shown[index]!;
  if (kind === 'output') {
    const text = result.shown[index];
    return typeof text === 'string' ? cutExcerpt(text, excerpt) : undefined;
  }
  const files = Object.keys(result.runs[after]?.emitted ?? {});
  const prefix = path === '' ? '' : `${path}/`;
  return files.some((file) => file.startsWith(prefix)) ? listingText(files, path) : undefined;
}

/** The last command that wrote a file or, for a listing, one of the files in its folder. */
function producerOf({ kind, path, after }: ShownOutput, { runs }: ProjectResult): string {
  const isMeant = (file: string): boolean =>
    kind === 'output' ? file === path : path === '' || file.startsWith(`${path}/`);
  const stateAfter = (index: number): string =>
    JSON.stringify(Object.entries(runs[index]?.emitted ?? {}).filter(([file]) => isMeant(file)));
  let index = Math.min(after, runs.length - 1);
  while (index > 0 && stateAfter(index) === stateAfter(index - 1)) index--;
  // Emitted files do not include an author's file that a command has changed.
  return runs[stateAfter(index) === '[]' ? after : index]?.command ?? '';
}

/** The output as the page shows it, without the notes an author may add. */
export function shownText({ kind, block }: ShownOutput): string {
  return kind === 'listing' ? withoutNotes(block.value) : block.value;
}
