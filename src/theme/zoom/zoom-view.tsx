import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { ZOOM } from '../../model/constants.ts';
import { ZOOM_SOURCE } from '../../model/document.ts';
import { addStyles } from '../../runtime/page/add-styles.ts';
import { showPart } from '../../runtime/page/parts.tsx';
import { say } from '../../runtime/page/say.ts';
import styles from '../styles/zoom.css?inline';
import { afterMotion } from './after-motion.ts';
import { boxOf, fitTransform } from './zoom-geometry.ts';
import { markZoom } from './zoom-state.ts';

/** Shows an image over the page, as large as the window allows. */
export function openZoom(image: HTMLImageElement): void {
  if (image.dataset['zoom'] !== 'closed') return;
  addStyles(styles);
  const close = () => showPart('ZoomedImage', null);
  // A new key each time, because the last one may still be closing.
  flushSync(() =>
    showPart('ZoomedImage', <ZoomedImage key={performance.now()} image={image} onClosed={close} />),
  );
}

interface ZoomedImageProps {
  image: HTMLImageElement;
  onClosed: () => void;
}

/** Grows from its image and shrinks back onto it. The image's `data-zoom` has the state. */
function ZoomedImage({ image, onClosed }: ZoomedImageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const large = useRef<HTMLImageElement>(null);
  const [phase, setPhase] = useState<'placed' | 'large' | 'closing'>('placed');
  const [box, setBox] = useState<CSSProperties>(() => boxOf(image));
  const source = image.getAttribute(ZOOM_SOURCE) ?? image.currentSrc;

  const close = useCallback(() => {
    setBox(boxOf(image));
    setPhase('closing');
  }, [image]);

  useLayoutEffect(() => {
    dialog.current!.showModal();
    const frame = requestAnimationFrame(() => {
      setBox((place) => ({ ...place, transform: fitTransform(image) }));
      setPhase((now) => (now === 'placed' ? 'large' : now));
    });
    return () => cancelAnimationFrame(frame);
  }, [image]);

  useEffect(() => {
    const startY = scrollY;
    const ended = new AbortController();
    const onScroll = () => {
      if (Math.abs(scrollY - startY) > ZOOM.scrollOffset) setTimeout(close, ZOOM.scrollCloseDelayMs);
    };
    addEventListener('resize', close, { signal: ended.signal });
    addEventListener('scroll', onScroll, { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, [close]);

  useLayoutEffect(() => {
    if (phase !== 'large') markZoom(image, phase === 'closing' ? 'closing' : 'opening');
    if (phase === 'placed') return;
    afterMotion(large.current!, () => {
      if (phase === 'large') markZoom(image, 'open', 'opening');
      else markZoom(image, 'closed', 'closing');
      if (phase === 'closing') dialog.current?.close();
    });
  }, [image, phase]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a dialog
    <dialog
      ref={dialog}
      className="zoom"
      data-open={phase === 'large' ? '' : undefined}
      aria-label={image.alt || say('Image')}
      onClick={close}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClosed}
    >
      <img
        ref={large}
        src={source}
        alt={image.alt}
        style={box}
        onError={() => {
          console.warn(`The zoomed image could not be loaded: ${source}`);
          close();
        }}
      />
    </dialog>
  );
}
