import { marksOf } from './type-marks.ts';

export const TYPE_POPUP = 'type-popup';
export const TYPES_BUTTON = '[data-code="types"]';

const STOP = { tabindex: '0', role: 'button', 'aria-describedby': TYPE_POPUP };

/** Turns the names of a block into tab stops, or back into text. Returns whether they are tab stops now. */
export function toggleStops(block: HTMLElement, button: HTMLElement): boolean {
  const isOn = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isOn));
  const marks = marksOf(block);
  for (const mark of marks) {
    for (const [name, value] of Object.entries(STOP)) {
      if (isOn) mark.setAttribute(name, value);
      else mark.removeAttribute(name);
    }
  }
  if (isOn) marks[0]?.focus();
  return isOn;
}
