import { showPart } from '../../runtime/page/parts.tsx';
import { zoomableImages } from './zoom-state.ts';

/** Loads the zoom on the first page with an image, for this and all later pages. */
export function startZoom(): (isPainted?: boolean) => void {
  let isLoaded = false;
  return (isPainted) => {
    if (isLoaded || isPainted === false || !zoomableImages()[0]) return;
    isLoaded = true;
    import('./Zoom.tsx').then(
      ({ Zoom }) => showPart('Zoom', <Zoom />),
      // The reader did not ask for it: the next page tries again.
      () => (isLoaded = false),
    );
  };
}
