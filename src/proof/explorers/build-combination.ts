import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listEmitted, readEmitted } from '../examples/run/emitted-files.ts';
import { removeFolder } from '../examples/run/remove-folder.ts';
import type { RslibPool } from '../examples/run/rslib-pool.ts';
import { runCommand } from '../examples/run/run-command.ts';
import { errorText } from './error-text.ts';
import type { ProjectFiles } from './explorer-project.ts';

export interface Workplace {
  /** The folder whose node_modules the projects use. */
  installDir: string;
  /** A folder below `installDir`, so packages are found. */
  runDir: string;
  /** Runs the builds; without it, each build starts a new process. */
  pool?: RslibPool | undefined;
}

/** Texts by path, or the error message of the tool. */
export type BuildResult = { files: Map<string, string> } | { error: string };

const TIMEOUT_MS = 120_000;

/** Runs one real build with the command line, in a new folder that contains only the project. */
export async function buildCombination(
  id: string,
  files: ProjectFiles,
  { installDir, runDir, pool }: Workplace,
  folderName: string,
): Promise<BuildResult> {
  const folder = path.join(runDir, folderName);
  // This also removes the build cache, which is in the folder.
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
  if (ended.timedOut) throw new Error(`A build of the explorer "${id}" did not finish within two minutes.`);
  // The error message may depend on earlier builds in the process, so build again in a new one.
  if (ended.exitCode !== 0 && pool) return buildCombination(id, files, { installDir, runDir }, folderName);
  if (ended.exitCode !== 0) return { error: errorText(ended.output, place) };
  // Ignore intermediate files, which tools write to other folders.
  const emitted = listEmitted(place, new Set(files.keys())).filter((name) => name.startsWith('dist/'));
  return {
    files: new Map(emitted.map((name) => [name, readEmitted(name, place).toString('utf8')])),
  };
}
