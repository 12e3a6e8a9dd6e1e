import { loadPart } from '../../runtime/page/lazy-part.ts';
import { whenNear } from '../../runtime/page/when-near.ts';

/** Loads explorers that the reader is about to reach. Until then their choices are plain radio buttons. */
export function loadExplorers(): void {
  whenNear(
    document.querySelectorAll('.explorer'),
    (section) =>
      void loadPart('explorer', async () =>
        (await import('./show-explorer.tsx')).showExplorer(section as HTMLElement),
      ),
  );
}
