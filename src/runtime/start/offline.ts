import { OFFLINE_WORKER } from '../../model/constants.ts';
import { wantsLittleData } from '../navigate/connection.ts';
import { registerOwnWorker } from '../page/trusted.ts';

/** Makes visited pages available offline. Where that is not possible the site works as before. */
export async function startOffline(base: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || wantsLittleData()) return;
  // After a deployment the previous build's worker is still in control and cannot verify the new files.
  serviceWorker.addEventListener('controllerchange', () => reportLoaded(serviceWorker));
  try {
    await registerOwnWorker(base + OFFLINE_WORKER);
    reportLoaded(serviceWorker);
  } catch {
    // Blocked by the reader, or the file is missing.
  }
}

/**
 * Tells the worker which files the page has loaded, now and later: a file requested before the worker took control may
 * arrive after it.
 */
function reportLoaded({ controller }: ServiceWorkerContainer): void {
  if (!controller) return;
  const page = location.href;
  new PerformanceObserver((list) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    controller.postMessage([page, ...list.getEntries().map(({ name }) => name)]);
  }).observe({ type: 'resource', buffered: true });
}
