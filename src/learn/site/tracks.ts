import type { Element } from 'hast';
import { element, tableElement, text } from '../../engine/page/syntax/elements.ts';
import type { AddedComponent } from '../../engine/page/context/site-context.ts';
import type { Extension } from '../../engine/site/extension.ts';
import { TRACK, TRACKS_FILE } from '../model/track.ts';
import type { Track, TrackPage } from '../model/track.ts';
import { readTracks, tracksPlace } from '../read/read-tracks.ts';
import { LEARN_TABLES } from '../words/learn-words.ts';

/** Renders `<Tracks />`: each track with the links to its pages, in their order. */
export const tracksTable: AddedComponent = {
  rule: { static: true, props: {}, children: [] },
  isRepeatable: true,
  render(_, { scope, site }) {
    scope.dependencies.add(tracksPlace(site.docsDir));
    const read = readTracks(site.docsDir, (link) => site.matchRoute(link));
    if ('problems' in read) {
      scope.problems.push(...read.problems);
      return [];
    }
    const words = site.extensionWords(LEARN_TABLES, scope);
    const rows = read.tracks.map((track) => [
      [text(track.title)],
      track.pages.flatMap((page, index) => [...(index === 0 ? [] : [text(' → ')]), linkOn(track, page)]),
    ]);
    return [tableElement([words.learnTracks, words.learnTrackPages], rows)];
  },
};

/** The copy of the tracks that readers on one load. */
export const trackFiles: NonNullable<Extension['files']> = ({ docsDir }) => {
  // The map says which links are wrong.
  const read = readTracks(docsDir, (link) => link);
  if ('problems' in read || read.tracks.length === 0) return [];
  return [{ name: TRACKS_FILE, content: JSON.stringify(read.tracks) }];
};

function linkOn({ name }: Track, page: TrackPage): Element {
  return { ...element('a', [text(page.text)]), properties: { href: `${page.link}?${TRACK}=${name}` } };
}
