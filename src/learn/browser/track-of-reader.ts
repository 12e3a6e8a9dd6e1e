import { readSession, writeSession } from '../../runtime/storage/storage.ts';
import { TRACK } from '../model/track.ts';
import type { Track } from '../model/track.ts';

/** The track that the address asks for, or else that of the session. The session keeps the first. */
export function trackOfReader(tracks: readonly Track[]): Track | undefined {
  const named = (name: string | null | undefined) => tracks.find((track) => track.name === name);
  const asked = named(new URLSearchParams(location.search).get(TRACK));
  if (!asked) return named(readSession(TRACK));
  writeSession(TRACK, asked.name);
  return asked;
}

/** Also takes the track out of the address, so a reload does not bring it back. */
export function leaveTrack(): void {
  writeSession(TRACK, undefined);
  const address = new URL(location.href);
  address.searchParams.delete(TRACK);
  history.replaceState(history.state, '', address);
}
