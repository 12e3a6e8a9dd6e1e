export const TYPE_POPUP = 'type-popup';

let popup: HTMLElement | undefined;
let shown: HTMLElement | undefined;

/** The name whose type is being shown, or the button that could not load any. */
export function shownOwner(): HTMLElement | undefined {
  return shown;
}

export function isInPopup(target: Node): boolean {
  return popup?.contains(target) ?? false;
}

/** Stands in the owner's block, though drawn over everything: when the block goes, it goes too. */
export function showType(owner: HTMLElement, text: string): void {
  popup ??= newPopup();
  popup.hidePopover();
  popup.textContent = text;
  owner.closest('.code')?.append(popup);
  popup.showPopover();
  shown = owner;
  placePopup();
}

export function hideType(): void {
  popup?.hidePopover();
  shown = undefined;
}

/** Above its name, so that the lines to come can be read; below where there is no room. */
export function placePopup(): void {
  if (!popup || !shown) return;
  const { left, top, bottom } = shown.getBoundingClientRect();
  const room = document.documentElement.clientWidth - popup.offsetWidth - 8;
  const above = top - popup.offsetHeight - 4;
  popup.style.setProperty('--popup-left', `${Math.max(8, Math.min(left, room))}px`);
  popup.style.setProperty('--popup-top', `${above < 8 ? bottom + 4 : above}px`);
}

function newPopup(): HTMLElement {
  const made = document.createElement('div');
  made.id = TYPE_POPUP;
  made.popover = 'manual';
  made.className = 'popup type-popup';
  made.setAttribute('role', 'tooltip');
  return made;
}
