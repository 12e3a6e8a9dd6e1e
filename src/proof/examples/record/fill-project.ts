import type { BlockEdit } from './fill-blocks.ts';
import { keepNotes } from '../read/listing.ts';
import type { Project } from '../read/project.ts';
import { realOutput, rightConsoles, shownText } from './record-blocks.ts';
import type { RecordedProject } from './recorded.ts';
import type { ProjectResult } from '../run/run-project.ts';

/** The edits make the blocks of a project show what it really printed and emitted. */
export function editsFor(project: Project, result: ProjectResult, recorded: RecordedProject): BlockEdit[] {
  const consoles = rightConsoles(
    project,
    recorded.runs.map(({ output }) => output),
  );
  const outputs = project.shown.flatMap((shown, index): BlockEdit[] => {
    const real = realOutput(project, result, index);
    if (real === undefined || real === shownText(shown)) return [];
    const value = shown.kind === 'listing' ? keepNotes(real, shown.block.value) : real;
    return [{ block: shown.block, value }];
  });
  const printed = [...consoles].flatMap(([block, value]) =>
    value === undefined || value === block.value ? [] : [{ block, value }],
  );
  return [...printed, ...outputs];
}
