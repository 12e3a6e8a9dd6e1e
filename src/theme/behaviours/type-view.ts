import { HOVER } from '../../model/constants.ts';
import { markNames, marksOf, typeOf } from './type-marks.ts';
import { hideType, isInPopup, placePopup, showType, shownOwner, TYPE_POPUP } from './type-popup.ts';

const FAILED = 'The types cannot be loaded. You might want to check your network connection.';

let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/**
 * The type of a name on hover and on tap, by listeners of its own once a block has its marks. The button of a block
 * turns its names into stops for the keyboard.
 */
export async function answer(
  block: HTMLElement,
  event: PointerEvent,
  announce: (text: string) => void,
): Promise<void> {
  if (!isListening) listen();
  isListening = true;
  const button = (event.target as Element).closest<HTMLElement>('[data-code="types"]');
  const isNew = marksOf(block).length === 0;
  const hasMarks = await markNames(block, event.type === 'click');
  if (button && event.type === 'click') {
    if (hasMarks) toggleStops(block, button);
    else {
      announce(FAILED);
      showType(button, FAILED);
    }
    // The name came into being under the pointer.
  } else if (isNew) follow(event, document.elementFromPoint(event.clientX, event.clientY));
}

function listen(): void {
  for (const sign of ['pointerover', 'click'] as const)
    document.addEventListener(sign, (event) => follow(event, event.target as Element));
  document.addEventListener('focusin', ({ target }) => {
    const mark = markOf(target as Element);
    if (mark) showNow(mark);
  });
  document.addEventListener('focusout', () => later(undefined));
  document.addEventListener('keydown', onKey);
  addEventListener('scroll', placePopup, { capture: true, passive: true });
}

function markOf(target: Element | null): HTMLElement | undefined {
  return target?.closest<HTMLElement>('.typed') ?? undefined;
}

/** A finger that comes down may be about to scroll: it has to tap. */
function follow({ type, pointerType }: PointerEvent, target: Element | null): void {
  if (type !== 'click' && pointerType !== 'mouse') return;
  const mark = markOf(target);
  if (target && isInPopup(target)) clearTimeout(timer);
  else if (mark && type === 'click') showNow(mark);
  else later(mark);
}

function later(mark: HTMLElement | undefined): void {
  clearTimeout(timer);
  if (mark === shownOwner()) return;
  timer = setTimeout(
    () => (mark ? showNow(mark) : hideType()),
    mark ? HOVER.openDelayMs : HOVER.closeDelayMs,
  );
}

function showNow(mark: HTMLElement): void {
  clearTimeout(timer);
  if (mark !== shownOwner()) showType(mark, typeOf(mark));
}

function toggleStops(block: HTMLElement, button: HTMLElement): void {
  const isOn = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isOn));
  const marks = marksOf(block);
  for (const mark of marks) {
    const stop = { tabindex: '0', role: 'button', 'aria-describedby': TYPE_POPUP };
    for (const [name, value] of Object.entries(stop)) {
      if (isOn) mark.setAttribute(name, value);
      else mark.removeAttribute(name);
    }
  }
  if (isOn) marks[0]?.focus();
  else hideType();
}

/** Arrows go from name to name. Escape closes what is shown, Enter brings it back; Escape once more ends the stops. */
function onKey(event: KeyboardEvent): void {
  const mark = event.target instanceof Element ? markOf(event.target) : undefined;
  const block = mark?.closest<HTMLElement>('.code');
  if (event.key === 'Escape') {
    const button = shownOwner() ? undefined : block?.querySelector<HTMLElement>('[data-code="types"]');
    hideType();
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
  showNow(next);
}
