import { useEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ZOOM } from '../../model/constants.ts';
import type { Say } from '../../model/words/words.ts';
import { loadPart, takeReopened } from '../../runtime/page/lazy-part.ts';
import { useSay } from '../../runtime/page/Piece.tsx';
import { usePageShown } from '../../runtime/page/shared.tsx';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import { zoomableImages } from './zoom-state.ts';
import type { ZoomedImageProps } from './ZoomedImage.tsx';

const PART = 'zoom ';

const importView = () => import('./ZoomedImage.tsx');

type Timer = ReturnType<typeof setTimeout>;

interface Zoomed {
  image: HTMLImageElement;
  View: ComponentType<ZoomedImageProps>;
  /** A new one each time, because the last view may still be closing. */
  key: number;
}

/** Makes the images of a page zoomable shortly after it is shown, and undoes that when the page goes. */
export function Zoom() {
  const say = useSay();
  const [zoomed, setZoomed] = useState<Zoomed>();
  const timer = useRef<Timer>(undefined);
  const images = useRef<readonly HTMLImageElement[]>([]);

  const open = async (image: HTMLImageElement) => {
    const name = PART + images.current.indexOf(image);
    const part = await loadPart(name, importView, () => void open(image));
    if (!part || image.dataset['zoom'] !== 'closed') return;
    flushSync(() => setZoomed({ image, View: part.ZoomedImage, key: performance.now() }));
  };

  // If the zoom fails, images are images again, not buttons that do nothing.
  useEffect(() => () => release(timer, images), []);

  usePageShown((isPainted) => {
    // The pending timer will find the images of the remainder, too.
    if (isPainted && timer.current !== undefined) return;
    if (!isPainted) {
      // The reader may have gone back while the zoom was open.
      setZoomed(undefined);
      release(timer, images);
    }
    timer.current = setTimeout(() => {
      timer.current = undefined;
      images.current = zoomableImages();
      for (const image of images.current) if (!image.dataset['zoom']) attach(image, say);
      const reopened = images.current[Number(takeReopened(PART) ?? -1)];
      if (reopened) void open(reopened);
    }, ZOOM.attachDelayMs);
  });

  useWindowEvents(['click', 'keydown'], (event) => {
    const image = images.current.find((one) => one === event.target);
    if (!image || (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    void open(image);
  });

  return (
    zoomed && <zoomed.View key={zoomed.key} image={zoomed.image} onClosed={() => setZoomed(undefined)} />
  );
}

function attach(image: HTMLImageElement, say: Say): void {
  image.dataset['zoom'] = 'closed';
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', say('Zoom image') + (image.alt && `: ${image.alt}`));
}

function release(timer: RefObject<Timer | undefined>, images: RefObject<readonly HTMLImageElement[]>): void {
  clearTimeout(timer.current);
  for (const image of images.current) detach(image);
}

function detach(image: HTMLImageElement): void {
  delete image.dataset['zoom'];
  for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name);
}
