import { HOVER } from '../../model/constants.ts';
import { HOVER_POPUP } from '../../model/document.ts';
import { placePopup } from './place-popup.ts';

/** Shows the label of icon-only controls in one shared tooltip, on hover and on keyboard focus. */
export function startTooltip(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner: Element | undefined;
  const tooltip = () => document.getElementById('tooltip');

  function scheduleTooltip(target: Element | undefined): void {
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
    // Its popup opens at the same time and says more; the tooltip would cover its title.
    scheduleTooltip(target?.matches(`[${HOVER_POPUP}]`) ? undefined : target);
  });
  document.addEventListener('focusin', (event) => {
    const target = ownerOf(event.target);
    scheduleTooltip(target?.matches(':focus-visible') ? target : undefined);
  });
  document.addEventListener('focusout', () => scheduleTooltip(undefined));
  const hideNow = () => {
    scheduleTooltip(undefined);
    clearTimeout(timer);
    tooltip()?.hidePopover();
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hideNow();
  });
  document.addEventListener('click', hideNow, true);
}
