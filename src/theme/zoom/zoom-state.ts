type ZoomState = 'closed' | 'opening' | 'open' | 'closing';

/**
 * Says on an image what its zoom is doing, for the eye and for tests. With `after`, only if it still is in that state:
 * leaving the page takes the mark away.
 */
export function markZoom(image: HTMLImageElement, state: ZoomState, after?: ZoomState): void {
  if (after === undefined || image.dataset['zoom'] === after) image.dataset['zoom'] = state;
}
