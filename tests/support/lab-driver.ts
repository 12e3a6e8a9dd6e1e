import { LAB } from '../../src/model/document.ts';
import { ownWorker } from '../../src/runtime/page/trusted.ts';
import type { LabManifest, LabReply, LabRequest } from '../../src/lab/model/protocol.ts';

export interface LabDriver {
  /** Starts the worker and returns how that went. */
  start(): Promise<LabReply>;
  build(request: Omit<Extract<LabRequest, { type: 'build' }>, 'type' | 'id'>): Promise<LabReply>;
}

/** Runs in the page of the test's site: what a test tells the worker, without the page that readers see. */
function createDriver(): LabDriver {
  let worker: Worker | undefined;
  const reply = (...types: LabReply['type'][]) =>
    new Promise<LabReply>((resolve) => {
      worker!.addEventListener('message', ({ data }: MessageEvent<LabReply>) => {
        if (types.includes(data.type)) resolve(data);
      });
      worker!.addEventListener('error', ({ message }) => {
        resolve({ type: 'unusable', reason: `The worker failed: ${message}` });
      });
    });
  const ask = (request: LabRequest) => {
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin of its own
    worker!.postMessage(request);
  };
  return {
    async start() {
      const address = document.querySelector(`[${LAB}]`)!.getAttribute(LAB)!;
      const manifest = (await (await fetch(address)).json()) as LabManifest;
      worker = ownWorker(manifest.worker);
      const answer = reply('ready', 'unusable');
      ask({ type: 'start', manifest });
      return answer;
    },
    build(request) {
      const answer = reply('built', 'unusable');
      ask({ type: 'build', id: 1, ...request });
      return answer;
    },
  };
}

Object.assign(globalThis, { labDriver: createDriver() });
