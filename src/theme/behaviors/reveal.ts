import { FOLD, REVEAL } from '../../model/document.ts';
import { hashTarget } from '../../runtime/navigate/landing.ts';
import { chooseTabOf } from './tabs.ts';

/** Opens whatever hides the target of a link: a closed section, an inactive tab or a folded code block. */
export function startReveal(): void {
  document.addEventListener(REVEAL, (event) => {
    if (event.target instanceof Element) reveal(event.target);
  });
  addEventListener('hashchange', revealHash);
}

/** Reveals the hash's target and scrolls to it, because the browser could not scroll to a hidden element on load. */
export function revealHash(): void {
  const target = hashTarget(location.hash);
  if (target && reveal(target)) target.scrollIntoView();
}

/** Opens everything that hides the target. Returns whether anything had to be opened. */
function reveal(target: Element): boolean {
  let opened = false;
  for (let parent: Element | null = target; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement && !parent.open && parent !== target) {
      parent.open = true;
      opened = true;
    } else if (parent.matches('.tab-panel[hidden]')) {
      chooseTabOf(parent);
      opened = true;
    } else if (parent.matches(`.code[${FOLD}]`)) {
      parent.removeAttribute(FOLD);
      opened = true;
    }
  }
  return opened;
}
