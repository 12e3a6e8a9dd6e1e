import { listen } from '../../runtime/page/listen.ts';
import { ownWorker } from '../../runtime/page/trusted.ts';
import { currentIndex } from './current-index.ts';
import type { ToWorker } from './worker.ts';
// oxlint-disable-next-line import/default -- the bundler provides its URL as a module
import workerUrl from './worker.ts?worker&url';

let early: { worker: Worker; address: string } | undefined;
const started = new Set<string>();

/**
 * Starts the worker, and has it load the names, while the code of the search is loading. On a slow machine, starting it
 * takes as long as a round trip. It is for the first dialog; without one that works, that dialog tries for itself.
 */
export function startWorkerEarly(address: string): void {
  if (started.has(address)) return;
  started.add(address);
  try {
    const worker = ownWorker(workerUrl);
    early?.worker.terminate();
    early = { worker, address };
    const forget = () => {
      if (early?.worker === worker) early = undefined;
    };
    listen(['error'], forget, {}, worker);
    loadNames(worker, address);
  } catch {
    // This browser allows no workers.
  }
}

/** The worker that was started early, or a new one. It loads the names before there is a query. */
export function takeWorker(address: string): Worker {
  const taken = early?.address === address ? early.worker : undefined;
  if (taken) {
    early = undefined;
    return taken;
  }
  const worker = ownWorker(workerUrl);
  loadNames(worker, address);
  return worker;
}

/** A failure is the answer of the first query. */
function loadNames(worker: Worker, address: string): void {
  currentIndex(address).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    (indexUrl) => worker.postMessage({ indexUrl } satisfies ToWorker),
    () => undefined,
  );
}
