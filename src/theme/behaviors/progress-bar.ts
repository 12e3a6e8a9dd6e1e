import { createProgress } from '../../runtime/navigate/progress.ts';

/** Owns the document's progress bar. Navigation and search share it; with one each, they would hide each other's. */
export const progress = createProgress((share) => {
  const bar = document.getElementById('progress');
  if (!bar) return;
  bar.hidden = share === undefined;
  if (share === undefined) return;
  bar.style.setProperty('--share', String(share));
  bar.setAttribute('aria-valuenow', String(Math.round(share * 100)));
});
