import { nearest } from '../../../model/nearest.ts';
import type { Problem } from '../../../model/problem.ts';
import type { Block } from './collect-blocks.ts';
import { readCommands } from './console-block.ts';
import type { Sources } from './project-files.ts';
import type { Project } from './project.ts';

/** Reports what a project lacks to be run, and attributes that have no effect. */
export function checkProject(project: Project, { drafts, readExample, report }: Sources): void {
  const { id, blocks, commands, document } = project;
  const draft = drafts.get(id);
  const isKnown = (name: string): boolean => drafts.has(name) || readExample(name) !== undefined;
  const base = draft?.extends;
  if (base && !isKnown(base.id)) {
    const meant = nearest(
      base.id,
      [...drafts.keys()].filter((name) => name !== id),
    );
    report(base.block, {
      what: `There is no project "${base.id}" on this page, and no folder ${document.examples}/${base.id}.`,
      ...(meant !== undefined && { didYouMean: `"${meant}"` }),
    });
    return;
  }
  const [first] = blocks;
  if (first === undefined) return;
  if (project.files.size === 0) {
    const meant = nearest(
      id,
      [...drafts.keys()].filter((name) => name !== id),
    );
    report(first, {
      what: `The project "${id}" has no files, and there is no folder ${document.examples}/${id}.`,
      ...(meant === undefined
        ? { fix: 'Give it some with file="…" or extends="…".' }
        : { didYouMean: `"${meant}"` }),
    });
    return;
  }
  for (const block of blocks) {
    const { spec } = block;
    if (spec.kind === 'file' && block.value.trim() === '' && !readExample(id)?.has(spec.file))
      report(block, nothingToShow(project, spec.file, block));
    if (spec.kind === 'file' && spec.region !== undefined && block.value.trim() !== '')
      report(block, {
        what: 'A block with a region shows a file, so it cannot have its own text.',
        fix: 'Empty the block.',
      });
    if (spec.kind === 'console' && readCommands(block.value).length === 0)
      report(block, { what: 'The block has no command to run.', fix: 'Start a line with "$ ".' });
  }
  const isUntested = blocks.some(({ spec }) => spec.kind === 'file' && spec.untested !== undefined);
  const isBase = [...drafts.values()].some((other) => other.extends?.id === id);
  if (commands.length > 0 || isUntested) return;
  const shown = blocks.find(({ spec }) => spec.kind === 'output' || spec.kind === 'listing');
  if (shown === undefined && isBase) return;
  report(shown ?? first, {
    what: shown
      ? `The block shows output of the project "${id}", which is never run.`
      : `The project "${id}" is never run.`,
    fix: 'Add a ```console run block, or add run to one of its files to build it without showing the command.',
  });
}

/**
 * Explains why an empty block has nothing to show. The site is built from recordings alone, so such a block can only
 * show a file from its own project's folder.
 */
function nothingToShow(
  { id, files, document: { examples } }: Project,
  file: string,
  block: Block,
): Pick<Problem, 'what'> & Partial<Problem> {
  const found = files.get(file);
  if (found === undefined || found.block === block)
    return {
      what: `The project "${id}" has no file ${file} to show.`,
      ...didYouMean(
        nearest(
          file,
          [...files.keys()].filter((name) => name !== file),
        ),
      ),
    };
  const folder = found.source.startsWith(`${examples}/`)
    ? found.source.slice(examples.length + 1).split('/')[0]
    : undefined;
  return {
    what: `An empty block shows a file from ${examples}/${id}/, but ${file} of the project "${id}" comes from ${found.source}.`,
    fix:
      folder === undefined
        ? 'Write the file in the block.'
        : `Write project="${folder}" on the block, or write the file in it.`,
  };
}

function didYouMean(name: string | undefined): Pick<Problem, 'didYouMean'> {
  return name === undefined ? {} : { didYouMean: `"${name}"` };
}
