import { startHoverPopups } from './hover-popups.ts';
import { startMenu } from './menu.ts';
import { startTooltip } from './tooltip.ts';

/** Starts popups and tooltips, and repeats the event that loaded them unless pointer or focus has moved on. */
export function showPopups(event: Event | undefined): void {
  startHoverPopups();
  startTooltip();
  startMenu();
  const target = event?.target as Element;
  if (event?.type === 'pointerover' && target.matches(':hover'))
    target.dispatchEvent(new PointerEvent(event.type, event));
  if (event?.type === 'focusin' && target.matches(':focus'))
    target.dispatchEvent(new FocusEvent(event.type, event));
}
