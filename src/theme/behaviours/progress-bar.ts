import type { ShowProgress } from '../../runtime/progress.ts';

/** Draws the progress bar that stands in every document. */
export const showProgress: ShowProgress = (share) => {
  const bar = document.getElementById('progress');
  if (!bar) return;
  bar.hidden = share === undefined;
  if (share === undefined) return;
  bar.style.setProperty('--share', String(share));
  bar.setAttribute('aria-valuenow', String(Math.round(share * 100)));
};
