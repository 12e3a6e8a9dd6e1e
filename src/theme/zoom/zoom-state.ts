import { NO_ZOOM } from '../../model/document.ts';

/** Images in the text that are not part of a link or button. */
export function zoomableImages(): readonly HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>(`.prose img:not(a img, button img, [${NO_ZOOM}])`)];
}

type ZoomState = 'closed' | 'opening' | 'open' | 'closing';

/**
 * Marks an image with the state of its zoom, for styles and tests. With `after`, only if the image is still in that
 * state: leaving the page removes the mark.
 */
export function markZoom(image: HTMLImageElement, state: ZoomState, after?: ZoomState): void {
  if (after === undefined || image.dataset['zoom'] === after) image.dataset['zoom'] = state;
}
