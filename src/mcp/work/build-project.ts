import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { addAbortListener } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { Refusal } from '../answers/refusal.ts';

export interface BuildRequest {
  /** The folder of the project. */
  project: string;
  /** The script that builds, which runs in a process of its own. */
  script: string;
  /** Write to the folders that the configuration names, instead of a temporary one. */
  isWriting: boolean;
  seconds: number;
  signal: AbortSignal;
}

export interface BuiltProject {
  ok: boolean;
  /** The release of Rslib that the project has. */
  rslib: string;
  files: { file: string; bytes: number }[];
  /** The end of what was printed. */
  log: string;
}

const MOST_LOG = 8000;
const MOST_FILES = 500;

/** Builds a project with its own Rslib, which runs the code of the project. */
export async function buildProject(request: BuildRequest): Promise<BuiltProject> {
  const { project, isWriting } = request;
  const { entry, version } = rslibOf(project);
  const output = isWriting ? undefined : mkdtempSync(path.join(os.tmpdir(), 'rslib-build-'));
  try {
    const { code, folders, log } = await runBuild(request, entry, output);
    const from = output ?? project;
    const files = [...new Set(folders.flatMap((folder) => filesIn(folder, from)))].sort();
    return {
      ok: code === 0,
      rslib: version,
      files: files.slice(0, MOST_FILES).map((file) => ({
        file,
        bytes: statSync(path.join(from, file)).size,
      })),
      // The temporary folder means nothing to anybody else.
      log: output === undefined ? log : log.replaceAll(`${output}${path.sep}`, ''),
    };
  } finally {
    if (output !== undefined) rmSync(output, { recursive: true, force: true });
  }
}

function rslibOf(project: string): { entry: string; version: string } {
  const { resolve } = createRequire(path.join(project, 'package.json'));
  try {
    const entry = resolve('@rslib/core');
    const { version } = createRequire(entry)('@rslib/core/package.json') as { version: string };
    return { entry, version };
  } catch {
    throw new Refusal(
      'Rslib is not installed in this project. Install it first: npm add -D @rslib/core (and typescript, for declaration files).',
    );
  }
}

interface Run {
  code: number | null;
  folders: string[];
  log: string;
}

/** Runs the script until it ends, is cancelled or takes too long. None of its processes survives. */
function runBuild(
  { project, script, seconds, signal }: BuildRequest,
  entry: string,
  output: string | undefined,
): Promise<Run> {
  const child = spawn(process.execPath, [script, project, entry, output ?? ''], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // A group of its own, so everything that the build starts ends with it.
    detached: process.platform !== 'win32',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  let log = '';
  let result = '';
  const collect = (chunk: Buffer) => (log = (log + String(chunk)).slice(-MOST_LOG));
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.stdio[3]?.on('data', (chunk: Buffer) => (result += String(chunk)));
  return new Promise((resolve, reject) => {
    let refusal: Refusal | undefined;
    const end = (reason: string) => {
      refusal = new Refusal(reason);
      endGroup(child);
    };
    const timer = setTimeout(
      () => end(`The build took longer than ${seconds} seconds and was ended. Its last lines:\n${log}`),
      seconds * 1000,
    );
    const cancel = () => end('The build was cancelled.');
    const waiting = addAbortListener(signal, cancel);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      waiting[Symbol.dispose]();
      // A process that the build left behind would go on without anybody.
      endGroup(child);
      if (refusal) reject(refusal);
      else resolve({ code, folders: foldersIn(result), log: stripVTControlCharacters(log).trim() });
    });
  });
}

/** A build that failed has none. Code of the project may write there too. */
function foldersIn(result: string): string[] {
  try {
    const folders: unknown = JSON.parse(result);
    return Array.isArray(folders) ? folders.filter((folder) => typeof folder === 'string') : [];
  } catch {
    return [];
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function filesIn(folder: string, from: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
