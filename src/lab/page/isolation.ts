import { OFFLINE_WORKER } from '../../model/constants.ts';
import { registerOwnWorker } from '../../runtime/page/trusted.ts';
import { LAB_TIMES } from './session/lab-times.ts';

/** Says that the page was reloaded for this, so it is not reloaded again and again. */
const RELOADED = 'lab-reloaded';

/**
 * True if the page is isolated, which threads need. Where the host does not send the headers, the service worker adds
 * them to the next load: then the page reloads once, and this never returns.
 */
async function isIsolated(base: string): Promise<boolean> {
  if (globalThis.crossOriginIsolated) return true;
  const { serviceWorker } = navigator;
  try {
    const wasReloaded = sessionStorage.getItem(RELOADED) !== null;
    sessionStorage.removeItem(RELOADED);
    if (wasReloaded || !serviceWorker) return false;
    const controlled = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await registerOwnWorker(base + OFFLINE_WORKER);
    if (serviceWorker.controller === null) await controlled;
    sessionStorage.setItem(RELOADED, 'yes');
  } catch {
    // Storage or workers are blocked, or the file is missing.
    return false;
  }
  location.reload();
  return new Promise(() => {});
}

/** Lets the service worker isolate the page, but goes on without if that takes long or is not possible. */
export async function becomeIsolated(base: string): Promise<void> {
  await Promise.race([
    isIsolated(base),
    new Promise((resolve) => {
      setTimeout(resolve, LAB_TIMES.isolation);
    }),
  ]);
}
