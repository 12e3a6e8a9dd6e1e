import { OFFLINE_WORKER } from '../../model/constants.ts';
import { wantsLittleData } from '../navigate/connection.ts';
import { registerOwnWorker } from '../page/trusted.ts';

/** Keeps what is read for times without a connection. Wherever that is not possible the site works as before. */
export async function startOffline(base: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || wantsLittleData()) return;
  // After a deployment the worker of the build before is in charge at first, and cannot verify the new files.
  serviceWorker.addEventListener('controllerchange', () => tellWhatIsLoaded(serviceWorker));
  try {
    await registerOwnWorker(base + OFFLINE_WORKER);
    tellWhatIsLoaded(serviceWorker);
  } catch {
    // Blocked by the reader, or the file is gone.
  }
}

function tellWhatIsLoaded({ controller }: ServiceWorkerContainer): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  controller?.postMessage([location.href, ...loaded]);
}
