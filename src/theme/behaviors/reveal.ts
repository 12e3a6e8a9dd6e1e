import { FOLD, REVEAL } from '../../model/document.ts';
import { listen } from '../../runtime/page/listen.ts';
import { hashTarget } from '../../runtime/navigate/landing.ts';

/** Opens what hides the target of a link: a closed section or a folded code block. Components with state do so themselves. */
export function startReveal(): void {
  listen([REVEAL], (event) => {
    if (event.target instanceof Element && openAround(event.target)) event.preventDefault();
  });
  listen(['hashchange'], revealHash);
}

/** Reveals the hash's target and scrolls to it, because the browser could not scroll to a hidden element on load. */
export function revealHash(): void {
  const target = hashTarget(location.hash);
  const event = new CustomEvent(REVEAL, { bubbles: true, cancelable: true });
  if (target?.dispatchEvent(event) === false) target.scrollIntoView();
}

/** True if anything had to be opened. */
function openAround(target: Element): boolean {
  let opened = false;
  for (let parent: Element | null = target; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement && !parent.open && parent !== target) {
      parent.open = true;
      opened = true;
    } else if (parent.matches(`.code[${FOLD}]`)) {
      parent.removeAttribute(FOLD);
      opened = true;
    }
  }
  return opened;
}
