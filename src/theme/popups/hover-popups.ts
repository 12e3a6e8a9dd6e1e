import { HOVER } from '../../model/constants.ts';
import { HOVER_POPUP } from '../../model/document.ts';
import { placePopup } from './place-popup.ts';

type HoverKind = 'menu' | 'popover';

/**
 * Opens popups on hover; on click, the platform does. Opening and closing are delayed a little, and dropdown menus stay
 * open slightly longer than popovers after the pointer leaves.
 */
export function startHoverPopups(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: HTMLElement | undefined;
  let openedByHover: HTMLElement | undefined;

  const schedule = (action: () => void, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, delayMs);
  };

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>(`[${HOVER_POPUP}]`);
    const popup = button ? popupOf(button) : undefined;
    if (popup) {
      if (popup === open) clearTimeout(timer);
      else schedule(() => show(popup), HOVER.openDelayMs);
    } else if (open?.contains(event.target)) clearTimeout(timer);
    else scheduleClose();
  });

  function show(popup: HTMLElement): void {
    open?.hidePopover();
    popup.showPopover();
    open = openedByHover = popup;
  }

  // A click right after the popup opened on hover is meant to open it: only the next click closes it.
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(`[${HOVER_POPUP}]`);
    if (!button) return;
    clearTimeout(timer);
    if (openedByHover && openedByHover === popupOf(button)) event.preventDefault();
    openedByHover = undefined;
  });

  function scheduleClose(): void {
    if (!open) {
      clearTimeout(timer);
      return;
    }
    const closing = open;
    schedule(() => {
      closing.hidePopover();
      if (open === closing) open = undefined;
    }, closeDelay(closing));
  }

  document.addEventListener(
    'toggle',
    (event) => {
      const popup = event.target as HTMLElement;
      if (event.newState === 'open') trackOpen(popup);
      else if (open === popup) open = openedByHover = undefined;
    },
    true,
  );
  for (const popup of document.querySelectorAll<HTMLElement>('.popup:popover-open')) trackOpen(popup);

  function trackOpen(popup: HTMLElement): void {
    const button = buttonOf(popup);
    if (!button) return;
    // Not every browser supports CSS anchor positioning.
    placePopup(popup, button);
    open = popup;
  }
}

function popupOf(button: HTMLElement): HTMLElement | undefined {
  return document.getElementById(button.getAttribute('popovertarget') ?? '') ?? undefined;
}

function buttonOf(popup: HTMLElement): HTMLElement | undefined {
  return (
    document.querySelector<HTMLElement>(`[${HOVER_POPUP}][popovertarget="${CSS.escape(popup.id)}"]`) ??
    undefined
  );
}

function closeDelay(popup: HTMLElement): number {
  const kind = buttonOf(popup)?.getAttribute(HOVER_POPUP) as HoverKind | undefined;
  return kind === 'menu' ? HOVER.menuCloseDelayMs : HOVER.closeDelayMs;
}
