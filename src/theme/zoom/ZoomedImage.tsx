import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { ZOOM } from '../../model/constants.ts';
import { ZOOM_SOURCE } from '../../model/document.ts';
import { addStyles } from '../../runtime/page/add-styles.ts';
import { useSay } from '../../runtime/page/Piece.tsx';
import styles from './zoom.css?inline';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import { afterMotion } from './after-motion.ts';
import { boxOf, fitTransform } from './zoom-geometry.ts';
import { markZoom } from './zoom-state.ts';

export interface ZoomedImageProps {
  image: HTMLImageElement;
  onClosed: () => void;
}

/**
 * Shows an image over the page, as large as the window allows. It grows from its place and shrinks back onto it. The image's
 * `data-zoom` has the state.
 */
export function ZoomedImage({ image, onClosed }: ZoomedImageProps) {
  addStyles(styles);
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const large = useRef<HTMLImageElement>(null);
  const [phase, setPhase] = useState<'placed' | 'large' | 'closing'>('placed');
  const [box, setBox] = useState<CSSProperties>(() => boxOf(image));
  const source = image.getAttribute(ZOOM_SOURCE) ?? image.currentSrc;

  const close = () => {
    setBox(boxOf(image));
    setPhase('closing');
  };

  useLayoutEffect(() => {
    dialog.current!.showModal();
    const frame = requestAnimationFrame(() => {
      setBox((place) => ({ ...place, transform: fitTransform(image) }));
      setPhase((now) => (now === 'placed' ? 'large' : now));
    });
    return () => cancelAnimationFrame(frame);
  }, [image]);

  const [startY] = useState(() => scrollY);
  useWindowEvents(['resize', 'scroll'], ({ type }) => {
    if (type === 'resize') close();
    else if (Math.abs(scrollY - startY) > ZOOM.scrollOffset) setTimeout(close, ZOOM.scrollCloseDelayMs);
  });

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
