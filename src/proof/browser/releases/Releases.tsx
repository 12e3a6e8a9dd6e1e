import { useEffect, useState } from 'react';
import { sayOn, STAND_IN } from '../../../model/document.ts';
import { RELEASES } from '../../model/document.ts';
import type { ReadIsland } from '../../../runtime/islands/Island.tsx';
import { addStyles } from '../../../runtime/page/add-styles.ts';
import type { ReleaseHistory } from '../../model/releases.ts';
import type { SayRelease } from '../../model/words/release-words.ts';
import { ComparedReleases } from './ComparedReleases.tsx';
import styles from './releases.css?inline';

/** Reads the place of the comparison. Without it, the page still lists every release. */
export const readReleases: ReadIsland = (place) => {
  addStyles(styles);
  return (
    <Releases
      place={place}
      url={place.getAttribute(RELEASES) ?? ''}
      say={sayOn(place)}
      before={place.textContent}
    />
  );
};

interface ReleasesProps {
  place: HTMLElement;
  /** Address of the history. */
  url: string;
  say: SayRelease;
  /** The text until the history is loaded. */
  before: string;
}

function Releases({ place, url, say, before }: ReleasesProps) {
  const [history, setHistory] = useState<ReleaseHistory | 'failed'>();
  useEffect(() => {
    loadHistory(url).then(setHistory, () => setHistory('failed'));
  }, [url]);
  if (history === undefined) return <p className={STAND_IN}>{before}</p>;
  if (history === 'failed')
    return <p>{say('The comparison cannot be loaded. Check your connection, then reload the page.')}</p>;
  return <ComparedReleases {...{ place, history, say }} />;
}

async function loadHistory(url: string): Promise<ReleaseHistory> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return (await response.json()) as ReleaseHistory;
}
