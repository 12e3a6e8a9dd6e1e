import { loadPart } from '../../runtime/page/lazy-part.ts';
import { whenNear } from '../../runtime/page/when-near.ts';

/** Loads explorers that the reader is about to reach. Until then their choices are plain radio buttons. */
export function loadExplorers(): void {
  whenNear(document.querySelectorAll<HTMLElement>('.explorer'), (section) => void showWhenLoaded(section));
}

async function showWhenLoaded(section: HTMLElement): Promise<void> {
  const show = async () => {
    await (await import('./show-explorer.tsx')).showExplorer(section);
    return true;
  };
  let isShown = await show().catch(() => false);
  while (!isShown) {
    await new Promise((resolve) => section.addEventListener('change', resolve, { once: true }));
    // Scrolling asks for nothing: only a choice may reload the page for a file that a deployment has removed.
    isShown = (await loadPart('explorer', show)) ?? false;
  }
}
