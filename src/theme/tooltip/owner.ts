/** What says where pointer and focus are. */
export const PLACES = ['pointerover', 'focusin', 'focusout'] as const;

/** After these, nobody waits for a tooltip any more. */
export const ACTS = ['keydown', 'click'] as const;

/** The control around a place whose label only a tooltip shows. */
export function ownerOf(target: EventTarget | null): Element | undefined {
  const owner = target instanceof Element && target.closest('button[aria-label], a.icon-button[aria-label]');
  return owner || undefined;
}
