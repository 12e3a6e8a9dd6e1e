import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

export interface CommandResult {
  exitCode: number;
  /** Standard output and error in the order they were written. */
  output: string;
  timedOut: boolean;
}

export interface CommandOptions {
  cwd: string;
  /** Folders to put first on PATH. */
  binDirs: readonly string[];
  logFile: string;
  /** A module that every Node.js process of the command loads first. */
  preload?: string | undefined;
  timeoutMs: number;
}

/** Shared by the whole process, as are the signals that end the commands. */
const running = new Set<ChildProcess>();

/**
 * Runs one line in a shell. Both output streams go to one file, because two pipes would lose the order of the lines.
 */
export function runCommand(
  command: string,
  { cwd, binDirs, logFile, preload, timeoutMs }: CommandOptions,
): Promise<CommandResult> {
  const log = openSync(logFile, 'w');
  return new Promise((resolve, reject) => {
    const child = startProcess(
      command,
      [],
      { binDirs, preload },
      {
        cwd,
        shell: true,
        stdio: ['ignore', log, log],
      },
    );
    closeSync(log);
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      endProcess(child);
    }, timeoutMs);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      const output = readFileSync(logFile, 'utf8');
      rmSync(logFile, { force: true });
      resolve({ exitCode: code ?? 1, output, timedOut });
    });
  });
}

/** Starts a process with a neutral environment. On a signal, it ends together with this one. */
export function startProcess(
  command: string,
  args: readonly string[],
  { binDirs, preload }: Pick<CommandOptions, 'binDirs' | 'preload'>,
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(command, args, {
    ...options,
    env: {
      ...neutralEnv(binDirs),
      ...(preload !== undefined && { NODE_OPTIONS: `--import=${pathToFileURL(preload).href}` }),
    },
    // Its own process group lets a signal reach the child's children too.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  child.on('error', () => running.delete(child));
  child.on('close', () => running.delete(child));
  return child;
}

/** Leaves out the user's own setup, such as colors, CI or another mode, which would change outputs. */
function neutralEnv(binDirs: readonly string[]): NodeJS.ProcessEnv {
  const kept = ['HOME', 'USERPROFILE', 'SystemRoot', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'TMPDIR'];
  const env: NodeJS.ProcessEnv = Object.fromEntries(
    kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  env['PATH'] = [...binDirs, process.env['PATH'] ?? ''].join(path.delimiter);
  env['NO_COLOR'] = '1';
  env['TZ'] = 'UTC';
  env['LANG'] = 'C.UTF-8';
  // npm's messages must not depend on its configuration on this machine.
  env['npm_config_userconfig'] = os.devNull;
  env['npm_config_globalconfig'] = path.join(os.tmpdir(), 'no-such-npmrc');
  env['npm_config_update_notifier'] = 'false';
  // The path of a log, which npm prints after an error, has the time in it.
  env['npm_config_logs_max'] = '0';
  env['npm_config_fund'] = 'false';
  env['npm_config_audit'] = 'false';
  return env;
}

/** Ends every command before this process on Ctrl+C and similar signals. */
export function endCommandsOnSignals(): void {
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
  for (const signal of Object.keys(codes) as (keyof typeof codes)[]) {
    process.once(signal, () => {
      for (const child of running) endProcess(child);
      process.exit(codes[signal]);
    });
  }
}

export function endProcess(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
