import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import { contentHash } from '../examples/content-hash.ts';
import type { Versions } from '../examples/versions.ts';
import { buildCombination } from './build-combination.ts';
import type { Workplace } from './build-combination.ts';
import { combinationName, defaultCombination } from './combinations.ts';
import { explorerIds, readDefinition } from './definition.ts';
import { filesOf, readProject } from './project-files.ts';
import { readRecording, RECORD_COMMAND, recordingName, staleReason } from './recording.ts';

/** Enough to notice a tool that builds otherwise than it did; few enough for every run of the tests. */
const SMOKE_BUILDS = 2;

/** Whether every recording is of what stands in its folder, made with what is installed, without building it again. */
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

/** Builds a few combinations, always the same ones, and compares them with their recordings to the byte. */
export async function checkSmokeBuilds(siteDir: string, workplace: Workplace): Promise<Problem[]> {
  const builds = explorerIds(siteDir).slice(0, SMOKE_BUILDS);
  const found = await Promise.all(
    builds.map((id, index) => compareDefault(siteDir, id, workplace, `slot-${index + 1}`)),
  );
  return found.flat();
}

async function compareDefault(
  siteDir: string,
  id: string,
  workplace: Workplace,
  slot: string,
): Promise<Problem[]> {
  const definition = readDefinition(siteDir, id);
  const recording = readRecording(siteDir, id);
  if ('what' in recording) return [recording];
  const combination = defaultCombination(definition);
  const name = combinationName(definition, combination);
  const files = filesOf(definition, readProject(siteDir, id), combination);
  const built = await buildCombination(id, files, workplace, slot);
  const real =
    'error' in built
      ? built
      : { files: Object.fromEntries([...built.files].map(([path, text]) => [path, contentHash(text)])) };
  if (JSON.stringify(real) === JSON.stringify(recording.results[name])) return [];
  const what =
    'error' in real
      ? `"${name}" no longer builds: ${real.error.split('\n')[0]}`
      : `"${name}" gives other files than recorded: ${differing(real.files, recording.results[name]).join(', ')}.`;
  return [{ level: 'error', file: recordingName(id), what, fix: RECORD_COMMAND }];
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
