import { listen } from '../../runtime/page/listen.ts';
import { createEngineInSlices } from '../engine/engine.ts';
import { createEngineSession } from './engine-session.ts';
import type { EngineSession } from './engine-session.ts';

/** Creates the engine without a worker, built in slices so the page can work in between. */
export function createMainThreadSession(indexUrl: string, onMore: () => void): EngineSession {
  return createEngineSession({
    indexUrl,
    build: (records) => createEngineInSlices(records, nextTask),
    onMore,
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = () => {
      port1.close();
      resolve();
    };
    listen(['message'], onMessage, {}, port1);
    port1.start();
    port2.postMessage(undefined);
  });
}
