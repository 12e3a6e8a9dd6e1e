/** Keeps parts that the URL hides hidden on linked pages. */
export function carryHiddenParts(): void {
  if ('hide' in document.documentElement.dataset) import('./hidden-parts-links.ts').catch(() => undefined);
}
