import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/problem.ts';
import { displayPath } from '../../../engine/files/display-path.ts';
import type { ExampleDocument } from '../read/collect-blocks.ts';
import { differencesOf, problemAt, updateAdvice } from './compare-project.ts';
import { readRecording, recordedText, recordProject } from '../record/recording.ts';
import { type RecordedProject } from '../record/recorded.ts';
import { shortDiff } from './short-diff.ts';
import type { Task } from '../record/task.ts';

const fix = 'Run npm run examples -- --update and commit the recording.';

/**
 * Reports recordings that are missing or out of date. Reports nothing for a project whose page is wrong, because that
 * has to be fixed first.
 */
export function recordingProblems(document: ExampleDocument, tasks: readonly Task[]): Problem[] {
  const { edited = [], projects = {} } = readRecording(document) ?? {};
  const problems = tasks.flatMap((task) => {
    const { project, inputs, recorded, isAsRecorded, result, failures } = task;
    if (failures.length > 0 || (result !== undefined && differencesOf(project, result).length > 0)) return [];
    const line = project.blocks[0]?.line ?? 1;
    if (recorded === undefined) {
      const what = edited.includes(project.id)
        ? `The recording of the project "${project.id}" was changed after the run: its hash does not match.`
        : `The project "${project.id}" has no recording.`;
      return [problemAt(project, line, { what, fix })];
    }
    const now = result === undefined ? recorded : recordProject(project, { result, inputs }, recorded);
    if (isAsRecorded && recordedText(now) === recordedText(recorded)) return [];
    const what =
      recorded.inputs === inputs
        ? changeOf(project.id, recorded, now)
        : `The recording of the project "${project.id}" is stale: its files, commands or versions changed.`;
    return [problemAt(project, line, { what, fix: updateAdvice(project, task) })];
  });
  const known = new Set(tasks.map(({ project }) => project.id));
  const gone = [...Object.keys(projects), ...edited].filter((id) => !known.has(id));
  return [
    ...problems,
    ...gone.map((id) =>
      problemAt({ document }, 1, {
        what: `The recording has a project "${id}" that the page no longer runs.`,
        fix,
      }),
    ),
  ];
}

function changeOf(id: string, recorded: RecordedProject, now: RecordedProject): string {
  const { text } = shortDiff(recordedText(recorded), recordedText(now));
  return text === ''
    ? // The only difference left is durations, which vary between runs.
      `The project "${id}" shows durations that differ from the recorded ones.`
    : `The project "${id}" no longer produces what was recorded (- recorded, + real):\n${text}`;
}

/** Reports recordings whose page no longer exists. */
export function orphanRecordings(docsDir: string, siteDir: string): Problem[] {
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.recorded.json'))
    .map((name) => path.join(docsDir, name))
    .filter((file) => !['.mdx', '.md'].some((end) => existsSync(file.replace(/\.recorded\.json$/, end))))
    .map((file) => ({
      level: 'error',
      file: displayPath(siteDir, file),
      what: 'The recording belongs to a page that does not exist.',
      fix: 'Delete it, or rename it to match its page.',
    }));
}
