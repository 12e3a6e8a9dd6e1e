import path from 'node:path';
import { listEntries } from './meta-listing.ts';
import { isGuestName } from '../config/meta-schema.ts';
import type { SidebarSources } from './sidebar-sources.ts';

/**
 * The top-level folders that appear in the sidebar of another one, each with that other folder. A folder is a guest
 * of one section at most, and a section with guests is never a guest, so no sidebar can contain itself.
 */
export function guestFolders(
  sections: readonly string[],
  sources: Omit<SidebarSources, 'guests'>,
): Map<string, string> {
  const guests = new Map<string, string>();
  const hosts = new Set<string>();
  for (const host of sections) {
    if (guests.has(host)) continue;
    for (const name of guestsListedIn(host, sources)) {
      const guest = path.posix.join(path.posix.dirname(host), name.slice(1));
      if (guest === host || guests.has(guest) || hosts.has(guest) || !sections.includes(guest)) continue;
      guests.set(guest, host);
      hosts.add(host);
    }
  }
  return guests;
}

/** Reads the list without reporting, because its problems are reported when the sidebar is read. */
function guestsListedIn(folder: string, sources: Omit<SidebarSources, 'guests'>): string[] {
  const silent: SidebarSources = { ...sources, guests: new Map(), report: () => undefined };
  return listEntries(folder, silent).flatMap(({ item }) =>
    typeof item !== 'string' && 'name' in item && isGuestName(item.name) ? [item.name] : [],
  );
}
