import { loadPart } from '../../runtime/page/lazy-part.ts';
import { whenNear } from '../../runtime/page/when-near.ts';

/** Loads explorers that the reader is about to reach, or that the address mentions. Until then they are static. */
export function loadExplorers(): void {
  for (const section of document.querySelectorAll<HTMLElement>('.explorer')) {
    if (location.search.includes('explore-')) showWhenLoaded(section);
    else whenNear([section], showWhenLoaded);
  }
}

function showWhenLoaded(section: HTMLElement): void {
  const show = () => import('./show-explorer.tsx').then((part) => part.showExplorer(section));
  const showOnChoice = () =>
    section.addEventListener(
      'change',
      // Scrolling asks for nothing: only a choice may reload the page for a file that a deployment has removed.
      () => void loadPart('explorer', show).then((isShown) => isShown ?? showOnChoice()),
      { once: true },
    );
  show().catch(showOnChoice);
}
