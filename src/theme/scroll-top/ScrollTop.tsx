import { useState } from 'react';
import type { CSSProperties } from 'react';
import { SCROLL_TOP } from '../../model/constants.ts';
import { landOn } from '../../runtime/navigate/landing.ts';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import { useSay } from '../../runtime/page/Piece.tsx';
import { usePageShown } from '../../runtime/page/shared.tsx';
import { Drawing } from '../icon/Drawing.tsx';

/** An arrow up. */
const ICON = ['M10 16V4m-5 5 5-5 5 5'];

/** Leads back to the top once the reader has scrolled. A ring around it shows how much of the page is above. */
export function ScrollTop() {
  const say = useSay();
  const [{ top, share }, setPlace] = useState({ top: 0, share: 0 });
  const update = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    setPlace({ top: scrollY, share: Math.min(1, scrollY / Math.max(1, scrollHeight - clientHeight)) });
  };
  useWindowEvents(['scroll'], update);
  usePageShown(update);
  const goUp = () => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
    landOn('', undefined);
  };
  return (
    <button
      id="scroll-top"
      type="button"
      className="icon-button scroll-top"
      aria-label={say('Scroll to top')}
      hidden={top <= SCROLL_TOP.showsPast}
      data-indicator={top >= SCROLL_TOP.indicatorAt || undefined}
      // The policy forbids the attribute in the document, where the button is hidden.
      style={top > 0 ? ({ '--read': share } as CSSProperties) : undefined}
      onClick={goUp}
    >
      <Drawing paths={ICON} />
    </button>
  );
}
