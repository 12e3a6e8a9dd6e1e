/** A page of a track, by its route. */
export interface TrackPage {
  link: string;
  text: string;
}

/** A reading order through the site. */
export interface Track {
  /** In addresses. */
  name: string;
  title: string;
  pages: readonly TrackPage[];
}

/** The built site's copy of the tracks, below its base. Only readers on a track load it; the name has the service worker keep it. */
export const TRACKS_FILE = 'tracks.kept.json';

/** The parameter of an address that puts its reader on a track, and the name under which the session keeps it. */
export const TRACK = 'track';

/** Where a page is on a track: its number from 1 on, and what comes after it. */
export interface PlaceOnTrack {
  at: number;
  next: TrackPage | undefined;
}

export function placeOn({ pages }: Track, route: string): PlaceOnTrack | undefined {
  const index = pages.findIndex(({ link }) => link === route);
  return index === -1 ? undefined : { at: index + 1, next: pages[index + 1] };
}
