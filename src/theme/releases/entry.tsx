import { createRoot } from 'react-dom/client';
import { RELEASES, sayOn } from '../../model/document.ts';
import type { ReleaseHistory } from '../../model/releases.ts';
import type { SayRelease } from '../../model/words/release-words.ts';
import { ComparedReleases } from './ComparedReleases.tsx';
import './releases.css';

/** Mounts the comparison where the page has a place for it. Without it, the page still lists every release. */
async function showReleases(place: HTMLElement): Promise<void> {
  const address = place.getAttribute(RELEASES) ?? '';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  const history = (await response.json()) as ReleaseHistory;
  createRoot(place).render(<ComparedReleases history={history} say={sayOn(place)} />);
}

const place = document.querySelector<HTMLElement>(`[${RELEASES}]`);
if (place)
  showReleases(place).catch(() => {
    const say: SayRelease = sayOn(place);
    place.textContent = say('The comparison cannot be loaded. Check your connection, then reload the page.');
  });
