import { HIDDEN_PARTS } from '../../model/document.ts';

/** Keeps parts that the URL hides hidden on linked pages. */
export function carryHiddenParts(): void {
  if (document.documentElement.hasAttribute(HIDDEN_PARTS))
    import('./hidden-parts-links.ts').catch(() => undefined);
}
