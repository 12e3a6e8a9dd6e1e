import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { type BlockShare, blockShare } from './read/block-share.ts';
import { checkTypes } from './run/check-types.ts';
import { differencesOf, failuresOf, isFillable } from './report/compare-project.ts';
import { readExamples, type ReadExamples } from './read/read-examples.ts';
import { inputsHash, readRecording, recordedText, recordProject, showsRecorded } from './record/recording.ts';
import { orphanRecordings, recordingProblems } from './report/recording-problems.ts';
import { openRunCache, type RunCache } from './run/run-cache.ts';
import { takeRunPlace } from './run/run-place.ts';
import { openRslibPool, type RslibPool } from './run/rslib-pool.ts';
import { DEFAULT_TIMEOUT_MS, type ProjectResult, runProject, type Workshop } from './run/run-project.ts';
import { sideBySide } from './run/side-by-side.ts';
import type { Task } from './record/task.ts';
import { updateDocument } from './record/update-document.ts';
import { installationHash, nodeMajor, readVersions, versionsFor } from './run/versions.ts';

/**
 * `all` runs everything, `check` only what changed since it was recorded, `update` writes what came out into the pages. `drift`
 * compares the pages, and not their recordings, with what comes out of another release.
 */
export type ExamplesMode = 'all' | 'check' | 'update' | 'drift';

export interface ExamplesOptions {
  siteDir: string;
  docsDir: string;
  installDir: string;
  runDir: string;
  cacheDir: string;
  mode: ExamplesMode;
  /** Only pages whose path holds this. */
  page?: string | undefined;
  /** With `update`: also run what looks as recorded. */
  rerun?: boolean | undefined;
  timeoutMs?: number | undefined;
  print(line: string): void;
}

export interface ExamplesReport {
  /** What the pages said before anything was written into them. */
  read: ReadExamples;
  problems: Problem[];
  share: BlockShare;
  /** Projects that were run, that a cache knew, and that were as recorded. */
  ran: number;
  cached: number;
  unchanged: number;
  /** Files that were written. */
  updated: string[];
}

const AT_ONCE = 2;
/** Loaded by every Node.js of an example, where the site has it: what is printed shall not depend on luck. */
const PRELOAD = 'examples/tools/whole-lines.mjs';

export async function verifyExamples(options: ExamplesOptions): Promise<ExamplesReport> {
  const { siteDir, docsDir, installDir, runDir, cacheDir, mode, page } = options;
  const preload = path.join(siteDir, PRELOAD);
  const workshop: Workshop = {
    installDir,
    runDir,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    ...(existsSync(preload) && { preload }),
  };
  const read = readExamples(siteDir, docsDir, { page });
  const problems = [...read.problems];
  const versions = readVersions(installDir);
  const installation = installationHash(installDir);
  if (page === undefined && mode !== 'drift') problems.push(...orphanRecordings(docsDir, siteDir));

  const release = takeRunPlace(workshop);
  try {
    problems.push(
      ...(await checkTypes(read.projects, read.blocks, {
        workshop,
        cacheDir,
        versions: JSON.stringify([versions, installation]),
      })),
    );
    const tasks = read.projects
      .filter(({ commands, files }) => commands.length > 0 && files.size > 0)
      .map((project): Task => {
        const inputs = inputsHash(project, versionsFor(project, installDir, versions));
        const recorded = readRecording(project.document)?.projects[project.id];
        const isAsRecorded =
          mode !== 'drift' && recorded?.inputs === inputs && showsRecorded(project, recorded);
        const mustRun = mode === 'all' || options.rerun === true;
        return { project, inputs, recorded, isAsRecorded, mustRun, failures: [] };
      });
    const cache = openRunCache(cacheDir, installation);
    // What is recorded comes from the command itself; to confirm it, a quicker way will do.
    const pool = mode === 'all' ? openRslibPool(installDir, runDir) : undefined;
    // Its processes would keep this one alive.
    const counts = await runTasks(tasks, { workshop, pool, cache, print: options.print }).finally(() =>
      pool?.end(),
    );
    problems.push(...tasks.flatMap(({ failures }) => failures));
    const context = { versions: { ...versions, node: nodeMajor() }, siteDir };
    const updated = read.documents.flatMap((document) => {
      const own = tasks.filter(({ project }) => project.document === document);
      const found = own.flatMap(differences);
      // What cannot be filled in is for a person to mend.
      problems.push(...(mode === 'update' ? found.filter((one) => !isFillable(one)) : found));
      if (mode === 'update') return updateDocument(document, own, context);
      if (mode !== 'drift') problems.push(...recordingProblems(document, own));
      return [];
    });
    return { read, problems, share: blockShare(read.blocks, read.projects), ...counts, updated };
  } finally {
    release();
  }
}

interface Running {
  workshop: Workshop;
  pool: RslibPool | undefined;
  cache: RunCache;
  print(line: string): void;
}

async function runTasks(tasks: readonly Task[], { workshop, pool, cache, print }: Running) {
  const counts = { ran: 0, cached: 0, unchanged: 0 };
  // A project with many commands that begins last would keep one processor waiting.
  const waiting = tasks
    .filter((task) => task.mustRun || !task.isAsRecorded)
    .toSorted((a, b) => b.project.commands.length - a.project.commands.length);
  counts.unchanged = tasks.length - waiting.length;
  let done = 0;
  await sideBySide(waiting, AT_ONCE, async (task) => {
    const { project, inputs, mustRun } = task;
    const begun = performance.now();
    const known = mustRun ? undefined : cache.get(project, inputs);
    task.result = known ?? (await runTask(task, waysToRun(task, workshop, pool), print));
    task.failures = failuresOf(project, task.result);
    if (known === undefined && task.failures.length === 0) cache.set(project, inputs, task.result);
    counts[known === undefined ? 'ran' : 'cached']++;
    done++;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const sign = task.failures.length > 0 ? '✘' : '✔';
    print(
      `${sign} ${done}/${waiting.length} ${project.document.name} ${project.id} (${known ? 'cached' : `${seconds} s`})`,
    );
  });
  return counts;
}

/** Where a tool works on several things at once, time decides which lines it prints: one run in three has to be as recorded. */
const RUNS_OF_COMMAND = 3;

/** Returns the places to run a project in, one after the other, until it is as recorded. */
function waysToRun(
  { project, recorded, isAsRecorded }: Task,
  workshop: Workshop,
  pool: RslibPool | undefined,
): Workshop[] {
  if (pool === undefined || !isAsRecorded || recorded === undefined) return [workshop];
  // Rslib keeps the log level of a configuration, and greets the next command with it.
  const isQuiet = [...project.files.values()].some(({ text }) => text.includes('logLevel'));
  // A command that fails ends its process: nothing is saved, and others may have left their mark on its message.
  const fails = project.commands.some(({ expectError }) => expectError !== undefined);
  const byCommand = Array.from({ length: RUNS_OF_COMMAND }, () => workshop);
  return isQuiet || fails ? byCommand : [{ ...workshop, pool }, ...byCommand];
}

async function runTask(
  { project, inputs, recorded }: Task,
  [first, ...others]: Workshop[],
  print: (line: string) => void,
): Promise<ProjectResult> {
  let way = first!;
  let result = await runProject(project, way);
  for (const next of others) {
    const now = recorded && recordProject(project, { result, inputs }, recorded);
    if (now && failuresOf(project, result).length === 0 && recordedText(now) === recordedText(recorded))
      return result;
    print(`↻ ${project.document.name} ${project.id} is not as recorded: running its commands once more`);
    way.pool?.end();
    way = next;
    result = await runProject(project, way);
  }
  return result;
}

function differences({ project, result, failures, isAsRecorded }: Task): Problem[] {
  return result === undefined || failures.length > 0 ? [] : differencesOf(project, result, isAsRecorded);
}
