import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FileSize, listEmitted, readEmitted, sizeOf } from './emitted-files.ts';
import { normalizeOutput, type Place } from './normalize-output.ts';
import type { Project } from '../read/project.ts';
import { removeFolder } from './remove-folder.ts';
import { leadingRslib, type RslibPool } from './rslib-pool.ts';
import { type CommandOptions, type CommandResult, runCommand } from './run-command.ts';

export interface Workshop {
  /** The folder whose node_modules the projects use. */
  installDir: string;
  /** A folder above `installDir` with more packages. */
  outerDir?: string | undefined;
  /** The folder they are run in. It is below `installDir`, so packages are found. */
  runDir: string;
  timeoutMs: number;
  preload?: string | undefined;
  /** Runs Rslib; without it, every command starts a new process. */
  pool?: RslibPool | undefined;
}

export interface RunResult {
  command: string;
  exitCode: number;
  output: string;
  timedOut: boolean;
  /** All files after this command that the author did not write. */
  emitted: Record<string, FileSize>;
}

export interface ProjectResult {
  /** Ends with the first command that fails unexpectedly. */
  runs: RunResult[];
  /** The text of each shown output, in the order of `project.shown`; null if the file was not emitted. */
  shown: (string | null)[];
}

export const DEFAULT_TIMEOUT_MS = 120_000;

export async function runProject(project: Project, workshop: Workshop): Promise<ProjectResult> {
  const folder = writeProject(project, workshop);
  const { installDir, outerDir } = workshop;
  const place: Place = { folder, installDir, outerDir, project: project.id };
  const written = new Set(project.files.keys());
  const unrecorded = project.commands.flatMap((command) => command.unrecorded);
  const isUnrecorded = (file: string) =>
    unrecorded.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name));
  const runs: RunResult[] = [];
  const shown: (string | null)[] = project.shown.map(() => null);
  let cwd = folder;
  for (const [index, command] of project.commands.entries()) {
    if (command.block !== project.commands[index - 1]?.block) cwd = folder;
    const target = changeOfFolder(command.text, cwd, folder);
    const ended =
      target === undefined
        ? await runInProject(command.text, { cwd, folder, workshop, place })
        : { exitCode: 0, output: '', timedOut: false };
    cwd = target ?? cwd;
    const files = listEmitted(place, written).filter((file) => !isUnrecorded(file));
    const emitted = Object.fromEntries(files.map((file) => [file, sizeOf(readEmitted(file, place))]));
    runs.push({ command: command.text, ...ended, emitted });
    for (const [at, output] of project.shown.entries()) {
      if (output.after === index && output.kind === 'output' && existsSync(path.join(folder, output.path)))
        shown[at] = readEmitted(output.path, place)
          .toString('utf8')
          .replaceAll(/\r\n?/g, '\n')
          .replace(/\n+$/, '');
    }
    if (ended.exitCode !== 0 && command.expectError === undefined) break;
  }
  return { runs, shown };
}

/** Writes the project's files to its folder, and removes everything else from it. */
export function writeProject(project: Project, { runDir }: Workshop): string {
  const folder = path.join(runDir, project.folder);
  removeFolder(folder);
  for (const [file, { text, bytes }] of project.files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes ?? text);
  }
  return folder;
}

interface CommandContext {
  cwd: string;
  folder: string;
  workshop: Workshop;
  place: Place;
}

async function runInProject(text: string, { cwd, folder, workshop, place }: CommandContext) {
  // The build cache ignores flags and inline configuration, so it would return the output of another command.
  removeBuildCaches(folder);
  const installs = [workshop.installDir, workshop.outerDir].filter((one) => one !== undefined);
  const bins = installs.map((one) => path.join(one, 'node_modules/.bin'));
  const options: CommandOptions = {
    cwd,
    binDirs: [path.join(workshop.runDir, '.bin'), ...bins],
    logFile: `${folder}.log`,
    timeoutMs: workshop.timeoutMs,
    // Only Rslib's output varies between runs; other tools may print something else if a module is preloaded.
    ...(/\brslib\b/.test(text) && { preload: workshop.preload }),
  };
  const ended = await runLine(
    withoutRunner(text, (name) => bins.some((bin) => existsSync(path.join(bin, name)))),
    options,
    workshop.pool,
  );
  return { ...ended, output: normalizeOutput(ended.output, place) };
}

/** Runs Rslib at the start of a line in the pool, and the rest in a shell. */
export async function runLine(
  line: string,
  options: CommandOptions,
  pool: RslibPool | undefined,
): Promise<CommandResult> {
  const first = pool && leadingRslib(line);
  if (!first) return runCommand(line, options);
  const ended = await pool.run(first.args, options);
  if (first.rest === undefined || ended.exitCode !== 0) return ended;
  const next = await runLine(first.rest, options, pool);
  return { ...next, output: ended.output + next.output };
}

/**
 * The new folder for `cd packages/app` on its own line, which applies to the lines below it in the block. It cannot
 * leave the project.
 */
function changeOfFolder(command: string, cwd: string, folder: string): string | undefined {
  const [, asked] = /^cd\s+([\w./-]+)$/.exec(command) ?? [];
  if (asked === undefined) return undefined;
  const target = path.resolve(cwd, asked);
  const isInside = target === folder || target.startsWith(folder + path.sep);
  return isInside && existsSync(target) ? target : undefined;
}

function removeBuildCaches(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = path.join(folder, entry.name);
    if (entry.name === 'node_modules') removeFolder(path.join(inner, '.cache'));
    else removeBuildCaches(inner);
  }
}

/** Matches a runner at the start of a command, or of a later command on the same line. */
const RUNNER =
  /(^|&&\s*|\|\|\s*|;\s*|\(\s*)(?:npx|bunx|pnpm exec|yarn exec|pnpm|yarn) (?=([\w-]+)(?:[\s);&|]|$))/g;
/** Matches commands after which the folder may have its own packages, which only the runner finds. */
const OWN_PACKAGES = /(?:^|[\s;&|(])(?:cd|npm|node_modules)\b/;

/** Removes runners such as `npx` before installed programs, which saves half a second of CPU time per command. */
export function withoutRunner(command: string, isInstalled: (name: string) => boolean): string {
  const end = OWN_PACKAGES.exec(command)?.index ?? command.length;
  return command.replaceAll(RUNNER, (text, before: string, name: string, offset: number) =>
    offset < end && isInstalled(name) ? before : text,
  );
}
