import { FOLD, REVEAL } from '../../model/document.ts';
import { hashTarget } from '../../runtime/navigate/landing.ts';
import { chooseTabOf } from './tabs.ts';

/** What a link points at may be in a closed section, a tab that is not shown or a folded block: it is opened first. */
export function startReveal(): void {
  document.addEventListener(REVEAL, (event) => {
    if (event.target instanceof Element) reveal(event.target);
  });
  addEventListener('hashchange', revealHash);
}

/** On load the browser has scrolled already, and could not scroll to what was hidden. */
export function revealHash(): void {
  const target = hashTarget(location.hash);
  if (target && reveal(target)) target.scrollIntoView();
}

/** Whether anything had to be opened. */
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
