import type { PageLoader } from '../navigate/page-loader.ts';
import { createAllowance } from '../navigate/allowance.ts';
import { startPrediction } from '../navigate/predict.ts';
import type { PageStore } from '../page/page-store.ts';
import { startPrefetch } from '../navigate/prefetch.ts';
import { followChoices } from './follow-choices.ts';
import { fetchFonts } from './fonts.ts';
import { startOffline } from './offline.ts';

/** Starts what prepares the next pages, and what other browser tabs do. A reader of this one needs none of it. */
export function afterStart(store: PageStore, loader: PageLoader, base: string): void {
  followChoices();
  // If a font fails, the next document tries again.
  fetchFonts(store).catch(() => undefined);
  const fetchAhead = createAllowance(loader);
  startPrefetch(fetchAhead, base);
  if (!import.meta.env.PROD) return;
  void startOffline(base);
  startPrediction(fetchAhead, base);
}
