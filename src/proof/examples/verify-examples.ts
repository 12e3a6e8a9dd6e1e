import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { EXAMPLES } from '../../engine/content/examples-folder.ts';
import type { Problem } from '../../model/problem.ts';
import { chooseExamples, otherPrograms, type Part } from './choose-examples.ts';
import { readConfirmed } from './confirmed.ts';
import { type BlockShare, blockShare } from './read/block-share.ts';
import { checkTypes } from './run/check-types.ts';
import { differencesOf, failuresOf, isFillable } from './report/compare-project.ts';
import { readExamples, type ReadExamples, type ReadOptions } from './read/read-examples.ts';
import { inputsHash, readRecording, recordedText, recordProject, showsRecorded } from './record/recording.ts';
import { orphanRecordings, recordingProblems } from './report/recording-problems.ts';
import { type EnsurePackages, openOwnWorkshops } from './run/own-workshops.ts';
import { openRunCache, type RunCache } from './run/run-cache.ts';
import { takeRunPlace } from './run/run-place.ts';
import { openRslibPool, type RslibPool } from './run/rslib-pool.ts';
import { DEFAULT_TIMEOUT_MS, type ProjectResult, runProject, type Workshop } from './run/run-project.ts';
import { sideBySide } from './run/side-by-side.ts';
import type { Task } from './record/task.ts';
import { updateDocument } from './record/update-document.ts';
import { installationHash, nodeMajor, readVersions, versionsFor } from './run/versions.ts';

/**
 * `all` runs everything, `check` only what changed since it was recorded. `update` writes the real outputs into the
 * pages. `drift` compares the pages, not their recordings, with the outputs of another release.
 */
export type ExamplesMode = 'all' | 'check' | 'update' | 'drift';

export interface ExamplesOptions extends Omit<ReadOptions, 'toTree'> {
  siteDir: string;
  docsDir: string;
  installDir: string;
  runDir: string;
  cacheDir: string;
  mode: ExamplesMode;
  /** With `all`: only a part of them, and what changed since it was recorded. */
  part?: Part | undefined;
  /** With `update`: also run projects that look as recorded. */
  rerun?: boolean | undefined;
  timeoutMs?: number | undefined;
  /** Called for each folder whose packages a project needs that is going to run. */
  ensurePackages?: EnsurePackages | undefined;
  print(line: string): void;
}

export interface ExamplesReport {
  /** The examples as read before anything was written into the pages. */
  read: ReadExamples;
  problems: Problem[];
  share: BlockShare;
  /** How many projects were run, found in a cache, or left alone because they are as recorded. */
  ran: number;
  cached: number;
  unchanged: number;
  /** Files that were written. */
  updated: string[];
}

/** One more than there are cores, because a project also waits for its processes to start and to end. */
export const AT_ONCE = availableParallelism() + 1;
/**
 * Loaded by every Node.js process of an example, if the site has this file, to make the printed lines deterministic.
 */
const PRELOAD = 'examples/tools/whole-lines.mjs';

export async function verifyExamples(options: ExamplesOptions): Promise<ExamplesReport> {
  const { siteDir, docsDir, installDir, runDir, cacheDir, mode, part, page } = options;
  const preload = path.join(siteDir, PRELOAD);
  const workshop: Workshop = {
    installDir,
    runDir,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    ...(existsSync(preload) && { preload }),
  };
  const read = readExamples(siteDir, docsDir, options);
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
      // They find the usual release in a folder above, not the one to compare with.
      .filter(({ packages }) => mode !== 'drift' || packages === undefined)
      .map((project): Task => {
        const inputs = inputsHash(project, versionsFor(project, installDir, versions));
        const recorded = readRecording(project.document)?.projects[project.id];
        const isAsRecorded =
          mode !== 'drift' && recorded?.inputs === inputs && showsRecorded(project, recorded);
        const mustRun = (mode === 'all' && part === undefined) || options.rerun === true;
        return { project, inputs, recorded, isAsRecorded, mustRun, failures: [] };
      });
    const confirmed = readConfirmed(path.join(siteDir, options.only ?? EXAMPLES, 'confirmed.json'), workshop);
    if (part !== undefined) {
      const programs = otherPrograms(installDir);
      const known = { programs, isConfirmed: confirmed.has, now: new Date() };
      const { chosen, words } = chooseExamples(part, tasks, known);
      for (const task of chosen) task.mustRun = true;
      options.print(words);
    }
    const cache = openRunCache(cacheDir, installation);
    // Recordings come from the command itself; the faster pool is only used to confirm them.
    const pool = mode === 'all' ? openRslibPool(installDir, runDir) : undefined;
    const counts = await runTasks(tasks, { ...options, workshop, pool, cache }).finally(() =>
      // The processes of the pool would keep this one alive.
      pool?.end(),
    );
    problems.push(...tasks.flatMap(({ failures }) => failures));
    const context = { versions: { ...versions, node: nodeMajor() }, siteDir };
    const updated = read.documents.flatMap((document) => {
      const own = tasks.filter(({ project }) => project.document === document);
      const found = own.flatMap(differences);
      // Only report what `--update` cannot fill in, because that needs an author.
      problems.push(...(mode === 'update' ? found.filter((one) => !isFillable(one)) : found));
      if (mode === 'update') return updateDocument(document, own, context);
      if (mode !== 'drift') problems.push(...recordingProblems(document, own));
      return [];
    });
    if (part === 'confirm') {
      const wrong = new Set(problems.map(({ file }) => file));
      const ran = tasks.filter(({ mustRun }) => mustRun);
      const right = ran.filter(({ project }) => !wrong.has(project.document.name));
      confirmed.write({ right, all: ran }, page === undefined ? tasks : undefined);
    }
    return { read, problems, share: blockShare(read.blocks, read.projects), ...counts, updated };
  } finally {
    release();
  }
}

interface Running extends Pick<ExamplesOptions, 'siteDir' | 'ensurePackages' | 'print'> {
  workshop: Workshop;
  pool: RslibPool | undefined;
  cache: RunCache;
}

async function runTasks(tasks: readonly Task[], running: Running) {
  const { workshop, pool, cache, print } = running;
  const counts = { ran: 0, cached: 0, unchanged: 0 };
  // Start long projects first: one with many commands that starts last would leave a processor idle.
  const waiting = tasks
    .filter((task) => task.mustRun || !task.isAsRecorded)
    .toSorted((a, b) => b.project.commands.length - a.project.commands.length);
  counts.unchanged = tasks.length - waiting.length;
  const found = new Map(
    waiting.map((task) => [task, task.mustRun ? undefined : cache.get(task.project, task.inputs)]),
  );
  const toRun = waiting.filter((task) => found.get(task) === undefined).map(({ project }) => project);
  const workshops = await openOwnWorkshops(toRun, workshop, running);
  let done = 0;
  await sideBySide(waiting, AT_ONCE, async (task) => {
    const { project, inputs } = task;
    const begun = performance.now();
    const known = found.get(task);
    task.result = known ?? (await runTask(task, waysToRun(task, workshops.of(project), pool), print));
    task.failures = failuresOf(project, task.result);
    if (known === undefined && task.failures.length === 0) cache.set(project, inputs, task.result);
    counts[known === undefined ? 'ran' : 'cached']++;
    done++;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const sign = task.failures.length > 0 ? '✘' : '✔';
    print(
      `${sign} ${done}/${waiting.length} ${project.document.name} ${project.id} (${known ? 'cached' : `${seconds} s`})`,
    );
  }).finally(() => workshops.release());
  return counts;
}

/** If a tool works in parallel, timing decides which lines it prints. One of three runs has to be as recorded. */
const RUNS_OF_COMMAND = 3;

/** The workshops to run a project in, one after the other, until the result is as recorded. */
function waysToRun(
  { project, recorded, isAsRecorded }: Task,
  workshop: Workshop,
  pool: RslibPool | undefined,
): Workshop[] {
  if (pool === undefined || !isAsRecorded || recorded === undefined) return [workshop];
  // Rslib keeps a configuration's log level and uses it for the greeting of the next command.
  const isQuiet = [...project.files.values()].some(({ text }) => text.includes('logLevel'));
  // A failing command ends its process, so the pool saves nothing, and earlier commands may have affected its message.
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
    print(
      `↻ ${project.document.name} ${project.id} differs from its recording: running its commands once more`,
    );
    way.pool?.end();
    way = next;
    result = await runProject(project, way);
  }
  return result;
}

function differences({ project, result, failures, isAsRecorded }: Task): Problem[] {
  return result === undefined || failures.length > 0 ? [] : differencesOf(project, result, isAsRecorded);
}
