import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { type CommandOptions, type CommandResult, endProcess, startProcess } from './run-command.ts';

/**
 * Keeps processes that have loaded Rslib and run its command line. A build takes a fifth of the time it takes in a new
 * process.
 */
export interface RslibPool {
  run(args: readonly string[], options: CommandOptions): Promise<CommandResult>;
  /** Ends the idle processes. */
  end(): void;
}

interface Worker {
  child: ChildProcess;
  parent: Duplex;
  log: number;
  logFile: string;
  /** Rslib keeps the first log level it gets, so each level has its own processes. */
  logLevel: string;
  commands: number;
}

const WORKER = 'tools/rslib-worker.mjs';
/** Limits how many commands share a process, because a build may leave something behind in it. */
const COMMANDS_EACH = 25;

/** Undefined if the installation has no such worker. */
export function openRslibPool(installDir: string, runDir: string): RslibPool | undefined {
  const file = path.join(installDir, WORKER);
  if (!existsSync(file)) return undefined;
  const idle: Worker[] = [];
  let started = 0;
  const start = (logLevel: string, options: CommandOptions): Worker => {
    const logFile = path.join(runDir, `worker-${++started}.log`);
    // Open for appending, so the file can be truncated between commands.
    const log = openSync(logFile, 'a');
    const child = startProcess(process.execPath, [file], options, {
      cwd: installDir,
      stdio: ['ignore', log, log, 'pipe'],
    });
    const parent = child.stdio[3] as Duplex;
    // The `close` event of the process already reports that it ended.
    parent.on('error', () => {});
    return { child, parent, log, logFile, logLevel, commands: 0 };
  };
  const retire = ({ parent, log }: Worker): void => {
    parent.destroy();
    closeSync(log);
  };
  return {
    async run(args, options) {
      const logLevel = args.includes('--log-level') ? args[args.indexOf('--log-level') + 1]! : '';
      const known = idle.findIndex((one) => one.logLevel === logLevel);
      const worker = idle.splice(known, known === -1 ? 0 : 1)[0] ?? start(logLevel, options);
      worker.commands++;
      ftruncateSync(worker.log);
      const ended = await runIn(worker, args, options);
      const output = readFileSync(worker.logFile, 'utf8');
      if (!ended.isAlive || worker.commands >= COMMANDS_EACH) retire(worker);
      else idle.push(worker);
      return { exitCode: ended.exitCode, output, timedOut: ended.timedOut };
    },
    end() {
      for (const worker of idle.splice(0)) retire(worker);
    },
  };
}

/** Settles on the answer, the end of the process or the timeout, whichever comes first. */
function runIn(
  { child, parent }: Worker,
  args: readonly string[],
  { cwd, timeoutMs }: CommandOptions,
): Promise<{ exitCode: number; isAlive: boolean; timedOut: boolean }> {
  return new Promise((resolve) => {
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      endProcess(child);
    }, timeoutMs);
    const settle = (exitCode: number, isAlive: boolean): void => {
      clearTimeout(timer);
      parent.off('data', onAnswer);
      child.off('close', onEnd);
      resolve({ exitCode, isAlive, timedOut });
    };
    const onAnswer = (answer: Buffer): void => settle(Number(answer), true);
    const onEnd = (code: number | null): void => settle(code ?? 1, false);
    parent.once('data', onAnswer);
    child.once('close', onEnd);
    parent.write(`${JSON.stringify({ args, cwd })}\n`);
  });
}

const WORD = /"[^"$`\\]*"|[\w./=@:,+-]+/;
const LEADING_RSLIB = new RegExp(`^(?:npx )?rslib((?: (?:${WORD.source}))*)(?: && (.+))?$`, 's');
/** Matches operators that may run the rest of a line even if its beginning failed. */
const NOT_ONLY_AND = /\|\||[;\n]/;

/**
 * Splits a line that starts with Rslib into its arguments and the commands after it. Returns undefined for lines that
 * need a shell.
 */
export function leadingRslib(line: string): { args: string[]; rest: string | undefined } | undefined {
  const [, words, rest] = LEADING_RSLIB.exec(line) ?? [];
  if (words === undefined || NOT_ONLY_AND.test(rest ?? '')) return undefined;
  return { args: [...words.matchAll(new RegExp(WORD, 'g'))].map(([word]) => word.replaceAll('"', '')), rest };
}
