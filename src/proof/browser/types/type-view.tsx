import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { HOVER } from '../../../model/constants.ts';
import { TYPES } from '../../model/document.ts';
import { announce } from '../../../runtime/navigate/announce.ts';
import { addStyles } from '../../../runtime/page/add-styles.ts';
import { useWindowEvents } from '../../../runtime/page/listen.ts';
import { showPart } from '../../../runtime/page/parts.tsx';
import { say } from '../say/say.ts';
import { keepBeside } from '../../../theme/popup/place-popup.ts';
import { markNames, marksOf, typeOf } from './type-marks.ts';
import { TYPE_POPUP, TYPES_BUTTON, toggleStops } from './type-stops.ts';
import styles from './types.css?inline';

interface ShownType {
  /** The name, or the button if the types could not be loaded. */
  owner: HTMLElement;
  text: string;
}

/** Starts showing types, first for the events that happened while this code was loading. */
export function startTypeHints(missed: readonly PointerEvent[]): void {
  addStyles(styles);
  flushSync(() => showPart('TypeHints', <TypeHints missed={missed} />));
}

/** Shows the type of a name on hover and on tap. A block's button turns its names into tab stops. */
function TypeHints({ missed }: { missed: readonly PointerEvent[] }) {
  const [shown, setShown] = useState<ShownType>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (mark: HTMLElement | undefined) => {
    clearTimeout(timer.current);
    setShown(mark && { owner: mark, text: typeOf(mark) });
  };
  const showLater = (mark: HTMLElement | undefined) => {
    clearTimeout(timer.current);
    if (mark === shown?.owner) return;
    timer.current = setTimeout(() => show(mark), mark ? HOVER.openDelayMs : HOVER.closeDelayMs);
  };
  /** Ignores a touch until it turns out to be a tap, because it may start a scroll. */
  const followPointer = ({ type, pointerType }: PointerEvent, target: Element | null) => {
    if (type !== 'click' && pointerType !== 'mouse') return;
    const mark = markAt(target);
    if (target?.closest(`#${TYPE_POPUP}`)) clearTimeout(timer.current);
    else if (mark && type === 'click') show(mark);
    else showLater(mark);
  };

  const pressButton = (block: HTMLElement, button: HTMLElement, hasMarks: boolean) => {
    if (!hasMarks) {
      const text = say('The types cannot be loaded. You might want to check your network connection.');
      announce(text);
      setShown({ owner: button, text });
    } else if (!toggleStops(block, button)) show(undefined);
  };

  const handleBlockEvent = async (event: PointerEvent, block: HTMLElement) => {
    const isClick = event.type === 'click';
    const button = isClick && (event.target as Element).closest<HTMLElement>(TYPES_BUTTON);
    const isNew = marksOf(block).length === 0;
    const hasMarks = await markNames(block, isClick);
    if (button) pressButton(block, button, hasMarks);
    // The element of the name was only just created under the pointer.
    else if (isNew) followPointer(event, document.elementFromPoint(event.clientX, event.clientY));
  };

  const handlePointer = (event: PointerEvent) => {
    const target = event.target as Element;
    const block = target.closest<HTMLElement>(`[${TYPES}]`);
    followPointer(event, target);
    if (!block) return;
    void handleBlockEvent(event, block);
  };
  const onMissed = useEffectEvent(handlePointer);

  const onFocus = ({ type, target }: FocusEvent) => {
    const mark = markAt(target as Element);
    if (type === 'focusout') showLater(undefined);
    else if (mark) show(mark);
  };

  /**
   * Moves between names with the arrow keys. Escape hides the type, and Enter shows it again; a second Escape removes
   * the tab stops.
   */
  const onKey = (event: KeyboardEvent) => {
    const mark = event.target instanceof Element ? markAt(event.target) : undefined;
    const block = mark?.closest<HTMLElement>('.code');
    if (event.key === 'Escape') {
      const button = shown ? undefined : block?.querySelector<HTMLElement>(TYPES_BUTTON);
      show(undefined);
      if (!block || !button) return;
      button.focus();
      toggleStops(block, button);
    }
    const step = { ArrowRight: 1, ArrowLeft: -1, Enter: 0, ' ': 0 }[event.key];
    if (!mark || !block || step === undefined) return;
    event.preventDefault();
    const marks = marksOf(block);
    const next = marks[marks.indexOf(mark) + step] ?? mark;
    next.focus();
    show(next);
  };

  useWindowEvents(['pointerover', 'click'], handlePointer);
  useWindowEvents(['focusin', 'focusout'], onFocus);
  useWindowEvents(['keydown'], onKey);
  useEffect(() => {
    // Deferred, because an effect must not update state synchronously.
    queueMicrotask(() => missed.forEach((event) => onMissed(event)));
  }, [missed]);

  const block = shown?.owner.closest('.code');
  // Rendered in the owner's block, so it goes when the block goes.
  return shown && block && createPortal(<TypePopup {...shown} />, block);
}

/** Opens above the name, so the next lines stay readable, or below if there is no room. */
function TypePopup({ owner, text }: ShownType) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popup.current!;
    element.showPopover();
    const stop = keepBeside(element, owner, { side: 'above' });
    return () => {
      stop();
      element.hidePopover();
    };
  }, [owner]);
  return (
    <div ref={popup} id={TYPE_POPUP} className="popup type-popup" popover="manual" role="tooltip">
      {text}
    </div>
  );
}

function markAt(target: Element | null): HTMLElement | undefined {
  return target?.closest<HTMLElement>('.typed') ?? undefined;
}
