/** In browsers without popovers, no-popover.css shows the contents of popups, and nothing can open or close them. */
export const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;

export const isOpen = (popup: HTMLElement): boolean => hasPopovers() && popup.matches(':popover-open');
