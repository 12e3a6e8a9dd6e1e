import { createProgress } from '../../runtime/navigate/progress.ts';

/** The one owner of the progress bar in the document: navigation and search would hide each other's. */
export const progress = createProgress((share) => {
  const bar = document.getElementById('progress');
  if (!bar) return;
  bar.hidden = share === undefined;
  if (share === undefined) return;
  bar.style.setProperty('--share', String(share));
  bar.setAttribute('aria-valuenow', String(Math.round(share * 100)));
});
