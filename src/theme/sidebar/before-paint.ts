import { whileLoading } from '../../runtime/page/while-loading.ts';
import { readSession } from '../../runtime/storage/storage.ts';
import { OPEN_SECTIONS } from './open-sections.ts';

/** Opens the sections that this browser tab keeps open. */
export function openKeptSections(): void {
  const kept = readSession(OPEN_SECTIONS);
  if (kept)
    whileLoading<HTMLDetailsElement>(kept, (sections) => {
      for (const section of sections) section.open = true;
    });
}
