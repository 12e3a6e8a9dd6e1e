import { whileLoading } from '../../runtime/page/while-loading.ts';
import { readSession } from '../../runtime/storage/storage.ts';
import { OPEN_SECTIONS } from './open-sections.ts';

/** Opens the sections that this browser tab keeps open. Anything may be stored under the key, also what is no selector. */
export function openKeptSections(): void {
  const kept = readSession(OPEN_SECTIONS);
  if (kept)
    whileLoading(() => {
      try {
        for (const section of document.querySelectorAll<HTMLDetailsElement>(kept)) section.open = true;
      } catch {}
    });
}
