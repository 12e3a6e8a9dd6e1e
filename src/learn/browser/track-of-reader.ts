import { historyState, rememberInHistory } from '../../runtime/page/history-state.ts';
import { readSession, writeSession } from '../../runtime/storage/storage.ts';
import { keepSectionsOpen } from '../../theme/sidebar/open-sections.ts';
import { TRACK } from '../model/track.ts';
import type { Track } from '../model/track.ts';

declare module '../../model/document.ts' {
  interface HistoryState {
    /** The session has the track of this address, or had it until the reader left. */
    isTrackTaken?: boolean | undefined;
  }
}

/** The track that the address asks for, or else that of the session. The session keeps the first. */
export function trackOfReader(tracks: readonly Track[]): Track | undefined {
  const named = (name: string | null | undefined) => tracks.find((track) => track.name === name);
  const asked = named(new URLSearchParams(location.search).get(TRACK));
  // Who goes back to this entry after leaving the track has left it.
  if (!asked || historyState().isTrackTaken) return named(readSession(TRACK));
  writeSession(TRACK, asked.name);
  // Where storage is blocked, the address is all there is.
  if (readSession(TRACK) === asked.name) rememberInHistory({ isTrackTaken: true });
  return asked;
}

/** Also takes the track out of the address, so a reload does not bring it back. */
export function leaveTrack(): void {
  writeSession(TRACK, undefined);
  keepSectionsOpen([]);
  const address = new URL(location.href);
  address.searchParams.delete(TRACK);
  history.replaceState(history.state, '', address);
}
