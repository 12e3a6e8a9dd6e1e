import { whenNear } from '../../runtime/page/when-near.ts';
import type { PageStore } from '../../runtime/page/page-store.ts';

/** Loads the tools of code blocks with the first block that a reader is about to reach, for that page and all others. */
export function startCodeTools(store: PageStore): () => void {
  let state: 'waiting' | 'loading' | 'there' = 'waiting';
  const load = async () => {
    if (state !== 'waiting') return;
    state = 'loading';
    try {
      const part = await import('./CodeTools.tsx');
      part.showCodeTools(store);
      state = 'there';
    } catch {
      // Nobody has asked for them: the next block or page tries again.
      state = 'waiting';
    }
  };
  return () => {
    if (state !== 'there') whenNear(document.querySelectorAll('.code'), () => void load());
  };
}
