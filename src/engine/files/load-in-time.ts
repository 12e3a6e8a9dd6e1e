import { isMainThread, Worker } from 'node:worker_threads';
import type { Problem } from '../../model/problem.ts';

/** For everything an author's code does at once. It takes milliseconds, but a busy machine may stall for seconds. */
let limitMs = 10_000;

export function timeLimitMs(): number {
  return limitMs;
}

/** Sets the limit for the whole process, because another thread watches all code in it. */
export function setTimeLimit(seconds: number): void {
  limitMs = seconds * 1000;
}

/** Thrown for code that exceeded its time limit. */
export class EndlessError extends Error {}

/** Reports code of an author that was ended. */
export function endlessProblem(file: string, code: string): Problem {
  return {
    level: 'error',
    file,
    what: `${code} was still running after ${limitMs / 1000} seconds.`,
    fix: 'Look for a loop that never ends. Code that needs longer can get more with --time-limit.',
  };
}

/** The code of a page, in a problem. */
export const CODE_OF_PAGE = 'An expression or a component of this page';

/** A module may wait for something, but not forever. */
const LONGEST_WAIT = 3;
const BEATS_PER_LIMIT = 5;

/** Ends whatever the main thread executes if no message has arrived for as long as the last one says. */
const WATCHER = `
const { Session } = require('node:inspector');
const { parentPort } = require('node:worker_threads');
const session = new Session();
session.connectToMainThread();
let timer;
parentPort.on('message', (limit) => {
  clearTimeout(timer);
  if (limit > 0)
    timer = setTimeout(() => session.post('Runtime.terminateExecution', () => parentPort.postMessage('ended')), limit);
});
parentPort.postMessage('ready');
`;

let watcher: Promise<Worker> | undefined;
let hasEnded = false;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Loads a module of an author with a time limit: an endless loop at its top level would block the whole process. No
 * script can call such code, as `withinTime` does, so another thread ends it. One module is loaded at a time, because
 * nobody could tell which one has the loop.
 */
export function loadInTime<Module>(load: () => Promise<Module>): Promise<Module> {
  // The watcher reaches only the main thread. Commands run there, and most tests in another.
  if (!isMainThread) return load();
  const loaded = turn.then(() => loadWatched(load));
  turn = loaded.catch(() => undefined);
  return loaded;
}

async function loadWatched<Module>(load: () => Promise<Module>): Promise<Module> {
  const worker = await (watcher ??= startWatcher());
  const stopWatching = watch(worker);
  const loading = load();
  let wait: NodeJS.Timeout | undefined;
  try {
    const ended = new Promise<never>((_, reject) => {
      // A module that was ended stays pending.
      worker.once('message', () => {
        stopWatching();
        reject(new EndlessError());
      });
      wait = setTimeout(() => reject(new EndlessError()), LONGEST_WAIT * limitMs);
    });
    return await Promise.race([loading, ended]);
  } catch (error) {
    hasEnded ||= error instanceof EndlessError;
    // Thrown by Node for a module whose import was ended before.
    throw hasEnded && error === null ? new EndlessError() : error;
  } finally {
    clearTimeout(wait);
    worker.removeAllListeners('message');
    // The code of a module that has waited for too long may run later, so it stays watched.
    loading.then(stopWatching, stopWatching);
  }
}

let watched = 0;

/** Lets the watcher end what keeps the main thread busy. Returns what stops that, once nothing else needs it. */
function watch(worker: Worker): () => void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const expectWithin = (ms: number) => worker.postMessage(ms);
  watched++;
  expectWithin(limitMs);
  const beats = setInterval(() => expectWithin(limitMs), limitMs / BEATS_PER_LIMIT).unref();
  let isWatched = true;
  return () => {
    if (!isWatched) return;
    isWatched = false;
    clearInterval(beats);
    if (--watched === 0) expectWithin(0);
  };
}

function startWatcher(): Promise<Worker> {
  const worker = new Worker(WATCHER, { eval: true });
  return new Promise((resolve, reject) => {
    worker.once('error', reject).once('message', () => {
      worker.unref();
      resolve(worker);
    });
  });
}
