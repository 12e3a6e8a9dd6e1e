import type { PageLoader } from '../navigate/page-loader.ts';
import { startPrediction } from '../navigate/predict.ts';
import { fetchFonts } from './fonts.ts';
import { startOffline } from './offline.ts';

/** Starts what prepares the next pages. A reader of this one needs none of it. */
export function afterStart(loader: PageLoader, base: string): void {
  // If a font fails, the next document tries again.
  fetchFonts().catch(() => undefined);
  if (!import.meta.env.PROD) return;
  void startOffline(base);
  startPrediction(loader, base);
}
