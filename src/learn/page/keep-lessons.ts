import type { DoctorParts } from '../../doctor/model/protocol.ts';
import { wantsLittleData } from '../../runtime/navigate/connection.ts';
import { readSession, writeSession } from '../../runtime/storage/storage.ts';
import { LESSON } from '../model/document.ts';

const KEPT = 'lessons-kept';

/**
 * Fetches the other lessons, once in a session, so the service worker has them when there is no network. Who has loaded
 * Rslib for one lesson gets 1% more for all of them.
 */
export async function keepLessons(addresses: readonly string[], doctor: DoctorParts): Promise<void> {
  if (readSession(KEPT) !== undefined || wantsLittleData() || !('serviceWorker' in navigator)) return;
  // On the first visit, it takes over while the lesson is read.
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) return;
  // The judge of workflows, and the checkers.
  const all = await Promise.allSettled([
    import('yaml'),
    fetched(doctor.worker),
    ...addresses.map(keepLesson),
  ]);
  // Otherwise the next build tries again.
  if (all.every(({ status }) => status === 'fulfilled')) writeSession(KEPT, '');
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

async function keepLesson(address: string): Promise<void> {
  const page = await fetched(address);
  const found = new RegExp(`${LESSON}="([^"]+)"`).exec(await page.text());
  if (found?.[1]) await fetched(found[1]);
}
