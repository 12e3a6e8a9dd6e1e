// Child processes that end together with this one. Node built-ins only: used before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';
import { followProcess, takeEnded } from './processor-time.mjs';

const GRACE_MS = 5000;
/** @type {Partial<Record<NodeJS.Signals, number>>} */
const SIGNAL_EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();
let ending = false;

/**
 * Runs a command and waits until it exits. `capture` collects its output instead of showing it, `tee` does both. With
 * `inherit` a command can use the terminal, for colors and progress, but its output is not returned.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: 'inherit' | 'capture' | 'tee', shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string, processorSeconds?: number }>} the time only where it can be measured
 */
export function run(command, args, { cwd, env = process.env, output = 'inherit', shell = false } = {}) {
  if (ending) return new Promise(() => {});
  return new Promise((resolve, reject) => {
    // Children that were started elsewhere may have ended in the meantime.
    if (running.size === 0) takeEnded();
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      // In its own process group, so a signal also reaches the child's own children.
      detached: process.platform !== 'win32',
      stdio: output === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const followed = child.pid === undefined ? undefined : followProcess(child.pid);
    /** @type {number | undefined} */
    let processorSeconds;
    child.on('exit', () => {
      // Its time has just been added to that of this process.
      const waitedFor = takeEnded();
      if (followed !== undefined) processorSeconds = Math.max(waitedFor, followed.stop());
    });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const name of /** @type {const} */ (['stdout', 'stderr']))
      child[name]?.on('data', (chunk) => {
        chunks.push(chunk);
        if (output === 'tee') process[name].write(chunk);
      });
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      // While shutting down, never resolve: the caller must not start its next command.
      if (ending) return;
      const said = Buffer.concat(chunks).toString();
      resolve({
        code: code ?? exitCodeAfter(signal),
        output: said,
        ...(processorSeconds !== undefined && { processorSeconds }),
      });
    });
  });
}

/**
 * Makes Ctrl+C and similar signals end every child, then this process. A second signal kills the children instead of
 * waiting. If all children exit with 0 on the signal, as the server does, so does this process.
 */
export function endOnSignals() {
  for (const signal of Object.keys(SIGNAL_EXIT_CODES))
    process.on(signal, () => void end(/** @type {NodeJS.Signals} */ (signal)));
}

/** @param {NodeJS.Signals | null} signal */
const exitCodeAfter = (signal) => (signal && SIGNAL_EXIT_CODES[signal]) ?? 1;

/** @param {NodeJS.Signals} signal */
async function end(signal) {
  const children = [...running];
  if (ending) {
    for (const child of children) signalGroup(child, 'SIGKILL');
    return;
  }
  ending = true;
  const codes = Promise.all(children.map(exitCodeOf));
  for (const child of children) signalGroup(child, signal);
  const timer = setTimeout(() => children.forEach((child) => signalGroup(child, 'SIGKILL')), GRACE_MS);
  const ended = await codes;
  clearTimeout(timer);
  const allWell = ended.length > 0 && ended.every((code) => code === 0);
  process.exit(allWell ? 0 : exitCodeAfter(signal));
}

/** @param {ChildProcess} child @returns {Promise<number>} */
function exitCodeOf(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? 1);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else process.kill(-child.pid, signal);
  } catch {
    // The child has already exited.
  }
}
