import type { CodeTool } from '../../runtime/islands/browser-extension.ts';
import { whenNear } from '../../runtime/page/when-near.ts';
import type { PageStore } from '../../runtime/page/page-store.ts';

/** Loads the tools of code blocks once the reader is about to reach a block, for this and all later pages. */
export function startCodeTools(store: PageStore, added: readonly CodeTool[]): () => void {
  let state: 'waiting' | 'loading' | 'loaded' = 'waiting';
  const load = async () => {
    if (state !== 'waiting') return;
    state = 'loading';
    try {
      const part = await import('./CodeTools.tsx');
      part.showCodeTools(store, added);
      state = 'loaded';
    } catch {
      // The reader did not ask for the tools: the next block or page tries again.
      state = 'waiting';
    }
  };
  return () => {
    if (state !== 'loaded') whenNear(document.querySelectorAll('.code, .tree'), () => void load());
  };
}
