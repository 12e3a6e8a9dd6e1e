import { CONTROL } from '../../model/document.ts';

/** Finds the control that a click is for. With a modifier key, a link opens elsewhere, which the browser does. */
export function clickedControl(event: Event): HTMLElement | undefined {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${CONTROL}]`) : null;
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (control?.matches('a') && (ctrlKey || metaKey || shiftKey || altKey)) return undefined;
  return control ?? undefined;
}
