import { REVEAL } from '../../model/document.ts';

/** Finds the target of a hash, as written or decoded. */
export function hashTarget(hash: string): HTMLElement | undefined {
  const id = hash.slice(1);
  if (id === '') return undefined;
  return document.getElementById(id) ?? document.getElementById(decode(id)) ?? undefined;
}

/** Moves focus after a navigation: to the previous focus, the hash's target or the heading. */
export function landOn(hash: string, before: Element | undefined): void {
  const restored = before instanceof HTMLElement && before.isConnected ? before : undefined;
  const main = document.querySelector('main');
  const target = restored ?? hashTarget(hash) ?? main?.querySelector('h1') ?? main;
  if (!target) return;
  // Lets behaviors open what hides the target: a closed section, a tab, a folded block.
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
