import { LAB } from '../../src/lab/model/document.ts';
import { ownWorker } from '../../src/runtime/page/trusted.ts';
import { LabSession } from '../../src/lab/page/session/lab-session.ts';
import type { LabManifest, LabReply, LabRequest } from '../../src/lab/model/protocol.ts';

export type Started = { type: 'ready'; milliseconds: number } | Extract<LabReply, { type: 'unusable' }>;

export interface LabDriver {
  /** Starts the worker and returns how that went. */
  start(): Promise<Started>;
  build(request: Omit<Extract<LabRequest, { type: 'build' }>, 'type' | 'id'>): Promise<LabReply>;
}

/** Longer than the two tries of a session together. */
const START_LIMIT_MS = 100_000;

/** Runs in the page of the test's site: what a test tells the worker, without the page that readers see. */
function createDriver(): LabDriver {
  let worker: Worker | undefined;
  const reply = (...types: LabReply['type'][]) =>
    new Promise<LabReply>((resolve) => {
      worker!.addEventListener('message', ({ data }: MessageEvent<LabReply>) => {
        if (types.includes(data.type)) resolve(data);
      });
      worker!.addEventListener('error', ({ message }) => {
        resolve({ type: 'unusable', reason: ['The lab could not start. {detail}', { detail: message }] });
      });
    });
  const ask = (request: LabRequest) => {
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin of its own
    worker!.postMessage(request);
  };
  return {
    async start() {
      const begun = performance.now();
      const address = document.querySelector(`[${LAB}]`)!.getAttribute(LAB)!;
      const manifest = (await (await fetch(address)).json()) as LabManifest;
      // As for readers, who get a second worker if the first never becomes ready.
      const session = new LabSession(manifest, (script) => (worker = ownWorker(script)));
      return new Promise((resolve, reject) => {
        setTimeout(() => {
          reject(new Error(`The worker has not started: ${JSON.stringify(session.view().phase)}`));
        }, START_LIMIT_MS);
        session.subscribe(() => {
          const { phase } = session.view();
          if (phase.kind === 'ready') resolve({ type: 'ready', milliseconds: performance.now() - begun });
          if (phase.kind === 'unusable') resolve({ type: 'unusable', reason: phase.reason });
        });
        session.start();
      });
    },
    build(request) {
      const answer = reply('built', 'refused', 'unusable');
      ask({ type: 'build', id: 1, ...request });
      return answer;
    },
  };
}

Object.assign(globalThis, { labDriver: createDriver() });
