import { HIDDEN_PARTS } from '../../model/document.ts';

/** Where the address hides parts of the page, they stay hidden on the pages that its links lead to. */
export function carryHiddenParts(): void {
  if (document.documentElement.hasAttribute(HIDDEN_PARTS))
    import('./hidden-parts-links.ts').catch(() => undefined);
}
