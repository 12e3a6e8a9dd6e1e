import { OFFLINE_WORKER } from '../model/constants.ts';
import { wantsLittleData } from './connection.ts';
import { registerOwnWorker } from './trusted.ts';

/** Keeps what is read for times without a connection. Wherever that is not possible the site works as before. */
export async function startOffline(base: string): Promise<void> {
  if (!('serviceWorker' in navigator) || wantsLittleData()) return;
  try {
    await registerOwnWorker(base + OFFLINE_WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage([location.href, ...loaded]);
  } catch {
    // Blocked by the reader, or the file is gone.
  }
}
