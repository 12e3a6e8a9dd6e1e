import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { HOVER } from '../../model/constants.ts';
import { HOVER_POPUP } from '../../model/document.ts';
import { addStyles } from '../../runtime/page/add-styles.ts';
import { listen } from '../../runtime/page/listen.ts';
import { showPart } from '../../runtime/page/parts.tsx';
import { placePopup } from '../popup/place-popup.ts';
import { ACTS, ownerOf, PLACES } from './owner.ts';
import styles from './tooltip.css?inline';

/** Shows tooltips from now on, beginning with what happened last. */
export function showTooltip(latest: Event): void {
  addStyles(styles);
  showPart('Tooltip', <Tooltip latest={latest} />);
}

interface Shown {
  owner: Element | undefined;
  /** Stays while the tooltip fades out. */
  text: string;
}

/** Shows the label of icon-only controls in one tooltip, on hover and on keyboard focus. */
function Tooltip({ latest }: { latest: Event }) {
  const [{ owner, text }, setShown] = useState<Shown>({ owner: undefined, text: '' });
  const element = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The control that shows it after the delay. */
  const next = useRef<Element>(undefined);

  const hide = () => setShown(({ text: before }) => ({ owner: undefined, text: before }));
  const show = (target: Element) => {
    const label = target.getAttribute('aria-label');
    if (label !== null && target.isConnected) setShown({ owner: target, text: label });
  };
  const schedule = (target: Element | undefined) => {
    if (target === next.current) return;
    next.current = target;
    clearTimeout(timer.current);
    timer.current = target
      ? setTimeout(() => show(target), HOVER.openDelayMs)
      : setTimeout(hide, HOVER.closeDelayMs);
  };
  const onPlace = useEffectEvent((event: Event) => {
    const target = ownerOf(event.target);
    if (event.type === 'pointerover') {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      // Its popup opens at the same time and says more; the tooltip would cover its title.
      schedule(target?.hasAttribute(HOVER_POPUP) ? undefined : target);
    } else if (event.type === 'focusin') schedule(target?.matches(':focus-visible') ? target : undefined);
    else if (event.type === 'focusout') schedule(undefined);
  });
  const onAct = useEffectEvent((event: Event) => {
    if (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Escape') return;
    schedule(undefined);
    clearTimeout(timer.current);
    hide();
  });

  useEffect(() => {
    onPlace(latest);
    const stops = [
      listen(PLACES, (event) => onPlace(event), { capture: true }),
      listen(ACTS, (event) => onAct(event), { capture: true }),
      () => clearTimeout(timer.current),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [latest]);
  useLayoutEffect(() => {
    const tooltip = element.current!;
    if (!owner) return undefined;
    tooltip.showPopover();
    placePopup(tooltip, owner, { align: 'center', gap: 6 });
    return () => tooltip.hidePopover();
  }, [owner]);
  return (
    <div ref={element} id="tooltip" className="popup tooltip" role="tooltip" popover="manual">
      {text}
    </div>
  );
}
