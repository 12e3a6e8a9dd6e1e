import { HOVER } from '../../model/constants.ts';
import { HOVER_POPUP } from '../../model/document.ts';
import { placePopup } from './place-popup.ts';

/** One tooltip for all: the name of a control that shows only an icon, on hover and on keyboard focus. */
export function startTooltip(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner: Element | undefined;
  const tooltip = () => document.getElementById('tooltip');

  function wish(target: Element | undefined): void {
    if (target === owner) return;
    owner = target;
    clearTimeout(timer);
    timer = setTimeout(
      () => (target ? show(target) : tooltip()?.hidePopover()),
      target ? HOVER.openDelayMs : HOVER.closeDelayMs,
    );
  }

  function show(target: Element): void {
    const element = tooltip();
    const text = target.getAttribute('aria-label');
    if (!element || text === null || !target.isConnected) return;
    element.textContent = text;
    element.showPopover();
    placePopup(element, target, { align: 'center', gap: 6 });
  }

  const ownerOf = (target: EventTarget | null) =>
    (target instanceof Element ? target.closest('button[aria-label], a.icon-button[aria-label]') : null) ??
    undefined;
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const target = ownerOf(event.target);
    // Its popup comes at the same moment and says more; a tooltip would lie on its title.
    wish(target?.matches(`[${HOVER_POPUP}]`) ? undefined : target);
  });
  document.addEventListener('focusin', (event) => {
    const target = ownerOf(event.target);
    wish(target?.matches(':focus-visible') ? target : undefined);
  });
  document.addEventListener('focusout', () => wish(undefined));
  const hideNow = () => {
    wish(undefined);
    clearTimeout(timer);
    tooltip()?.hidePopover();
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hideNow();
  });
  document.addEventListener('click', hideNow, true);
}
