import { REVEAL } from '../../model/document.ts';

/** The element a hash names, decoded or as written. */
export function hashTarget(hash: string): HTMLElement | undefined {
  const id = hash.slice(1);
  if (id === '') return undefined;
  return document.getElementById(id) ?? document.getElementById(decode(id)) ?? undefined;
}

/** After a navigation focus goes to what the reader came for: the hash's target, where they were before, or the heading. */
export function landOn(hash: string, before: Element | undefined): void {
  const back = before instanceof HTMLElement && before.isConnected ? before : undefined;
  const target =
    back ??
    hashTarget(hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  if (!target) return;
  // Whoever hides parts of a page opens them: a closed section, a tab, a folded block.
  target.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
