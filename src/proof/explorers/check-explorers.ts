import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import type { Versions } from '../examples/run/versions.ts';
import type { Workplace } from './build-combination.ts';
import { combinationsOf } from './combinations.ts';
import { explorerIds, readDefinition } from './definition.ts';
import { readProject } from './explorer-project.ts';
import { recordExplorer } from './record-explorer.ts';
import type { RecordedContent } from './explorer-recording.ts';
import { readRecording, RECORD_COMMAND, recordingName, staleReason } from './explorer-recording.ts';

/** Checks without building that every recording matches its folder and the installed versions. */
export function checkRecordings(siteDir: string, installed: Versions): Problem[] {
  return explorerIds(siteDir).flatMap((id) => problemsOf(siteDir, id, installed));
}

function problemsOf(siteDir: string, id: string, installed: Versions): Problem[] {
  const problem = (what: string): Problem => ({
    level: 'error',
    file: recordingName(id),
    what,
    fix: RECORD_COMMAND,
  });
  try {
    const definition = readDefinition(siteDir, id);
    const recording = readRecording(siteDir, id);
    if ('what' in recording) return [recording];
    const stale = staleReason(definition, readProject(siteDir, id), recording);
    if (stale !== undefined) return [problem(stale)];
    const other = Object.entries(recording.versions).find(([name, version]) => installed[name] !== version);
    return other
      ? [problem(`It was recorded with ${other[0]} ${other[1]}, but ${installed[other[0]]} is installed.`)]
      : [];
  } catch (error) {
    if (error instanceof ProblemError) return [...error.problems];
    throw error;
  }
}

/** Which combinations of an explorer are built. */
type Choose = typeof combinationsOf;

/** Builds combinations, every one by default, and compares each with its recording byte for byte. */
export async function checkBuilds(
  siteDir: string,
  workplace: Workplace,
  print: (line: string) => void,
  choose: Choose = combinationsOf,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const compare = (id: string, place: Workplace) => compareBuilds(siteDir, id, place, { print, choose });
  for (const id of explorerIds(siteDir)) {
    const found = await compare(id, workplace);
    if (found.length === 0 || workplace.pool === undefined) {
      problems.push(...found);
      continue;
    }
    // Earlier builds in the process may have caused the difference, so build again in new processes.
    workplace.pool.end();
    problems.push(...(await compare(id, { ...workplace, pool: undefined })));
  }
  return problems;
}

async function compareBuilds(
  siteDir: string,
  id: string,
  workplace: Workplace,
  { print, choose }: { print: (line: string) => void; choose: Choose },
): Promise<Problem[]> {
  const recorded = readRecording(siteDir, id);
  if ('what' in recorded) return [recorded];
  const definition = readDefinition(siteDir, id);
  const project = readProject(siteDir, id);
  const chosen = choose(definition);
  const built = await recordExplorer(definition, project, workplace, recorded.versions, print, chosen);
  const problem = (what: string): Problem => ({
    level: 'error',
    file: recordingName(id),
    what,
    fix: RECORD_COMMAND,
  });
  const changed = Object.entries(built.results)
    .filter(([name, real]) => JSON.stringify(real) !== JSON.stringify(recorded.results[name]))
    .map(([name, real]) =>
      problem(
        'error' in real
          ? `"${name}" no longer builds as recorded: ${real.error.split('\n')[0]}`
          : `"${name}" does not produce the recorded files: ${differing(real.files, recorded.results[name]).join(', ')}.`,
      ),
    );
  const shown = ({ text, bytes }: RecordedContent): string => JSON.stringify([text, bytes]);
  const edited = Object.entries(built.contents)
    .filter(([hash, content]) => shown(recorded.contents[hash] ?? content) !== shown(content))
    .map(([hash]) => problem(`The recorded file ${hash} differs from the built one.`));
  return [...changed, ...edited];
}

function differing(
  real: Record<string, string>,
  recorded: { files: Record<string, string> } | { error: string } | undefined,
): string[] {
  const before = recorded && 'files' in recorded ? recorded.files : {};
  return [...new Set([...Object.keys(real), ...Object.keys(before)])].filter(
    (path) => real[path] !== before[path],
  );
}
