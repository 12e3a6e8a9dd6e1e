import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listEmitted, readEmitted } from '../examples/run/emitted-files.ts';
import { removeFolder } from '../examples/run/remove-folder.ts';
import type { RslibPool } from '../examples/run/rslib-pool.ts';
import { runCommand } from '../examples/run/run-command.ts';
import { errorText } from './error-text.ts';
import type { ProjectFiles } from './explorer-project.ts';

export interface Workplace {
  /** Whose node_modules the projects use. */
  installDir: string;
  /** Below `installDir`, so that packages are found. */
  runDir: string;
  /** Runs the builds; without it each is a process of its own. */
  pool?: RslibPool | undefined;
}

/** Texts by path, or what the tool said. */
export type BuildResult = { files: Map<string, string> } | { error: string };

const TIMEOUT_MS = 120_000;

/** One real build with the command line, in a new folder that holds the project and nothing else. */
export async function buildCombination(
  id: string,
  files: ProjectFiles,
  { installDir, runDir, pool }: Workplace,
  folderName: string,
): Promise<BuildResult> {
  const folder = path.join(runDir, folderName);
  // The build cache lies in the folder, and goes with it.
  removeFolder(folder);
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const options = {
    cwd: folder,
    binDirs: [path.join(runDir, '.bin'), path.join(installDir, 'node_modules/.bin')],
    logFile: `${folder}.log`,
    timeoutMs: TIMEOUT_MS,
  };
  const ended = await (pool ? pool.run([], options) : runCommand('rslib', options));
  const place = { folder, installDir, project: id };
  if (ended.timedOut) throw new Error(`A build of the explorer "${id}" took more than two minutes.`);
  // What a failed build says depends on what its process did before.
  if (ended.exitCode !== 0 && pool) return buildCombination(id, files, { installDir, runDir }, folderName);
  if (ended.exitCode !== 0) return { error: errorText(ended.output, place) };
  // Tools leave what they need in between elsewhere.
  const emitted = listEmitted(place, new Set(files.keys())).filter((name) => name.startsWith('dist/'));
  return {
    files: new Map(emitted.map((name) => [name, readEmitted(name, place).toString('utf8')])),
  };
}
