import { NO_ZOOM } from '../../model/document.ts';
import { showPart } from '../../runtime/page/parts.tsx';

/** Images in the text that are not part of a link or button. */
export const IMAGES = `.prose img:not(a img, button img, [${NO_ZOOM}])`;

/** Loads the zoom on the first page with an image, for this and all later pages. */
export function startZoom(): (isPainted?: boolean) => void {
  let isLoaded = false;
  return (isPainted) => {
    if (isLoaded || isPainted === false || !document.querySelector(IMAGES)) return;
    isLoaded = true;
    import('./Zoom.tsx').then(
      ({ Zoom }) => showPart('Zoom', <Zoom />),
      // The reader did not ask for it: the next page tries again.
      () => (isLoaded = false),
    );
  };
}
