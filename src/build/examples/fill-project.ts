import type { Block } from './collect-blocks.ts';
import { writeOutputs } from './console-block.ts';
import type { BlockEdit } from './fill-blocks.ts';
import { keepNotes } from './listing.ts';
import { comparableOutput } from './normalize-output.ts';
import { printedExcerpts } from './printed-excerpts.ts';
import type { Project } from './projects.ts';
import { realOutput, type RecordedProject, shownText } from './recording.ts';
import type { ProjectResult } from './run-project.ts';

/** The blocks of a project that have to change to show what really came out. */
export function editsFor(project: Project, result: ProjectResult, recorded: RecordedProject): BlockEdit[] {
  const outputs = project.shown.flatMap((shown, index): BlockEdit[] => {
    const real = realOutput(project, result, index);
    if (real === undefined || real === shownText(shown)) return [];
    const value = shown.kind === 'listing' ? keepNotes(real, shown.block.value) : real;
    return [{ block: shown.block, value }];
  });
  return [...consoleEdits(project, recorded), ...outputs];
}

function consoleEdits({ commands }: Project, recorded: RecordedProject): BlockEdit[] {
  const printed = new Map<Block, (string | undefined)[]>();
  const excerpts = printedExcerpts(
    commands,
    recorded.runs.map(({ output }) => output),
  );
  for (const [index, { block, shown }] of commands.entries()) {
    if (block.spec.kind !== 'console') continue;
    const real = excerpts[index];
    // A build takes a little longer or shorter each time; that alone is no reason to change a page.
    const isSame =
      shown === undefined || real === undefined || comparableOutput(shown) === comparableOutput(real);
    printed.set(block, [...(printed.get(block) ?? []), isSame ? shown : real]);
  }
  return [...printed].flatMap(([block, outputs]) => {
    const value = writeOutputs(block.value, outputs);
    return value === block.value ? [] : [{ block, value }];
  });
}
