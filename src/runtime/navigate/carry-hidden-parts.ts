/** Where the address hides parts of the page, they stay hidden on the pages that its links lead to. */
export function carryHiddenParts(): void {
  if ('hide' in document.documentElement.dataset) import('./hidden-parts-links.ts').catch(() => undefined);
}
