import { announce } from '../../runtime/navigate/announce.ts';
import { loadPart } from '../../runtime/page/lazy-part.ts';

/** What answers to the choices comes when a reader is about to reach them. Until then they are what they are: radio buttons. */
export function loadExplorers(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // Given, not imported there: a chunk of its own for it would weigh more on every page.
        void loadPart('explorer', async () =>
          (await import('./show-explorer.ts')).showExplorer(target as HTMLElement, announce),
        );
      }
    },
    { rootMargin: '400px' },
  );
  for (const section of document.querySelectorAll('.explorer')) observer.observe(section);
}
