import { use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { baseOf, sayOn } from '../../model/document.ts';
import { toHref } from '../../model/href.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { readSession } from '../../runtime/storage/storage.ts';
import { announce } from '../../runtime/navigate/announce.ts';
import { addStyles } from '../../runtime/page/add-styles.ts';
import { listen } from '../../runtime/page/listen.ts';
import { pathOfPage } from '../../runtime/page/page-address.ts';
import { showPart } from '../../runtime/page/parts.tsx';
import { PieceContext } from '../../runtime/page/Piece.tsx';
import { usePageShown } from '../../runtime/page/shared.tsx';
import { openSections } from '../../theme/sidebar/current-links.ts';
import { keepSectionsOpen } from '../../theme/sidebar/open-sections.ts';
import { placeOn, TRACK, TRACKS_FILE } from '../model/track.ts';
import type { PlaceOnTrack, Track } from '../model/track.ts';
import type { BrowserText } from '../words/browser-words.ts';
import { leaveTrack, trackOfReader } from './track-of-reader.ts';
import styles from './track-bar.css?inline';

let loading: Promise<void> | undefined;

/** Loads the tracks, and follows the reader's from then on. */
export function showTrackBar(): Promise<void> {
  return (loading ??= load().catch(() => {
    // The next page tries again.
    loading = undefined;
  }));
}

async function load(): Promise<void> {
  const base = baseOf(document.documentElement);
  const response = await fetch(base + TRACKS_FILE);
  if (!response.ok) throw new Error(response.statusText);
  const tracks = (await response.json()) as Track[];
  addStyles(styles);
  showPart('TrackBar', <TrackBar tracks={tracks} base={base} />);
}

interface Shown {
  /** The element at the end of the page that has the links to its neighbors. */
  end: Element;
  track: Track;
  place: PlaceOnTrack;
}

/** Shows what comes next on the reader's track below the links to the neighbors, and opens its sections in the sidebar. */
function TrackBar({ tracks, base }: { tracks: readonly Track[]; base: string }) {
  const pieces = use(PieceContext);
  const [shown, setShown] = useState<Shown>();
  usePageShown(() => {
    const end = pieces && 'holderOf' in pieces && pieces.holderOf('doc-footer');
    const track = trackOfReader(tracks);
    const place = track && placeOn(track, routeOf(track, base));
    // Before the line is shown, because the reader may leave at once.
    if (track && place) keepSectionsOpen(track.pages.map(({ link }) => toHref(base, link)));
    setShown(end instanceof Element && place ? { end, track, place } : undefined);
  });
  useEffect(() => (shown ? openGroups(shown, base) : undefined), [shown, base]);
  if (!shown) return null;
  const leave = () => {
    leaveTrack();
    setShown(undefined);
    // The button that had the focus is gone.
    shown.end.querySelector<HTMLElement>('.neighbors a:last-of-type')?.focus();
    announce(say('You left {track}', { track: shown.track.title }));
  };
  return createPortal(<NextOnTrack {...shown} base={base} onLeave={leave} />, shown.end);
}

interface NextOnTrackProps extends Shown {
  base: string;
  onLeave: () => void;
}

function NextOnTrack({
  track: { name, title, pages },
  place: { at, next },
  base,
  onLeave,
}: NextOnTrackProps) {
  const values = { track: title };
  return (
    <nav className="track-bar" aria-label={title}>
      {next ? (
        <a href={onTrack(toHref(base, next.link), name)}>
          {say('Next in {track}', values)}: <b>{next.text}</b>
        </a>
      ) : (
        <span>{say('The last page of {track}', values)}</span>
      )}
      <span>{say('{at} of {count}', { at, count: pages.length })}</span>
      <button type="button" aria-label={say('Leave {track}', values)} onClick={onLeave}>
        {say('Leave')}
      </button>
    </nav>
  );
}

/** Where storage is blocked, the address has to carry the track. */
function onTrack(href: string, name: string): string {
  if (readSession(TRACK) === name) return href;
  const [address, ...hash] = href.split(/(?=#)/);
  return `${address}?${TRACK}=${encodeURIComponent(name)}${hash.join('')}`;
}

function say(text: BrowserText, values: Readonly<Record<string, string | number>> = {}): string {
  return fillIn(sayOn(document.documentElement)(text), values);
}

function routeOf({ pages }: Track, base: string): string {
  return pages.find(({ link }) => pathOfPage(base, link) === location.pathname)?.link ?? '';
}

/**
 * Opens the sections that have pages of the track. In documents that are loaded later, the inline script does so before the
 * first paint. The first one that was loaded is being read: nothing moves in it before the reader presses a key or a button.
 */
function openGroups({ end, track }: Shown, base: string): (() => void) | undefined {
  const paths = new Set(track.pages.map(({ link }) => pathOfPage(base, link)));
  const sidebar = end.closest('.page')?.querySelector<HTMLElement>('.sidebar');
  if (!sidebar) return undefined;
  const open = () => {
    for (const link of sidebar.querySelectorAll('a')) if (paths.has(link.pathname)) openSections(link);
  };
  const isSeen = sidebar.offsetParent !== null;
  if (!isSeen || !isLoadedPage()) {
    open();
    return undefined;
  }
  const stop = listen(['pointerdown', 'keydown'], ({ target }) => {
    // What the reader is about to press in the sidebar must not move.
    if (target instanceof Node && sidebar.contains(target)) return;
    stop();
    open();
  });
  return stop;
}

/** False for a page that the app has shown since. */
function isLoadedPage(): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return first !== undefined && new URL(first.name).pathname === location.pathname;
}
