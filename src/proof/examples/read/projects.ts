import type { Problem } from '../../../model/problem.ts';
import { checkProject } from './check-project.ts';
import type { Block, ExampleDocument } from './collect-blocks.ts';
import { readCommands } from './console-block.ts';
import type { Project, ProjectCommand, ReadExample, ShownOutput } from './project.ts';
import { withOwnPackages } from './own-packages.ts';
import { type Draft, fileReader, type Report } from './project-files.ts';

/** Puts together the projects of one document. */
export function assembleProjects(
  document: ExampleDocument,
  blocks: readonly Block[],
  readExample: ReadExample,
): { projects: Project[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (block: Block, words: Pick<Problem, 'what'> & Partial<Problem>): void => {
    problems.push({ level: 'error', file: document.name, line: block.line, column: block.column, ...words });
  };
  const drafts = draftProjects(blocks, report);
  const filesOf = fileReader({ document, drafts, readExample, report });
  const projects = [...drafts.values()].map((draft): Project => {
    const commands = draft.blocks.flatMap(commandsOf);
    return {
      document,
      id: draft.id,
      folder: `${document.relativePath.replace(/\.mdx?$/, '').replaceAll('/', '__')}--${draft.id}`,
      ...withOwnPackages(filesOf(draft.id, [])),
      commands,
      shown: draft.blocks.flatMap((block) => shownOf(block, commands)),
      blocks: draft.blocks,
    };
  });
  for (const project of projects) checkProject(project, { document, drafts, readExample, report });
  return { projects, problems };
}

function draftProjects(blocks: readonly Block[], report: Report): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  for (const block of blocks) {
    const { spec } = block;
    if (!('project' in spec)) continue;
    const draft = drafts.get(spec.project) ?? { id: spec.project, blocks: [] };
    drafts.set(spec.project, draft);
    draft.blocks.push(block);
    const base = 'extends' in spec ? spec.extends : undefined;
    if (base === undefined) continue;
    if (draft.extends !== undefined && draft.extends.id !== base)
      report(block, {
        what: `The project "${draft.id}" already extends "${draft.extends.id}" (line ${draft.extends.block.line}).`,
        fix: 'Keep only one extends="…".',
      });
    draft.extends ??= { id: base, block };
  }
  return drafts;
}

function commandsOf(block: Block): ProjectCommand[] {
  const { spec } = block;
  if (spec.kind === 'file' && spec.run !== undefined)
    return [
      {
        text: spec.run,
        block,
        line: block.line,
        shown: undefined,
        excerpt: {},
        expectError: spec.expectError,
        unrecorded: namesIn(spec.unrecorded),
      },
    ];
  if (spec.kind !== 'console') return [];
  const commands = readCommands(block.value);
  return commands.map(({ text, line, output }, index) => ({
    text,
    block,
    line: block.line + line,
    shown: output,
    excerpt: spec.excerpt,
    // Only the last command may fail, because no command runs after a failure.
    expectError: index === commands.length - 1 ? spec.expectError : undefined,
    unrecorded: namesIn(spec.unrecorded),
  }));
}

function namesIn(list = ''): string[] {
  return list.split(' ').filter((name) => name !== '');
}

/** An output block shows the result of the last command above it, or of the first command if there is none above. */
function shownOf(block: Block, commands: readonly ProjectCommand[]): ShownOutput[] {
  const { spec } = block;
  if (spec.kind !== 'output' && spec.kind !== 'listing') return [];
  const above = commands.filter((command) => command.line <= block.line).length;
  const path = spec.kind === 'output' ? spec.file : spec.folder;
  const excerpt = spec.kind === 'output' ? spec.excerpt : {};
  return [{ block, kind: spec.kind, path, excerpt, after: Math.max(0, above - 1) }];
}
