import { TYPES } from '../../model/document.ts';
import { loadPart } from '../../runtime/page/lazy-part.ts';

const EVENTS = ['pointerover', 'click'] as const;

/** Loads the types of names when somebody points at a block that has some. */
export function startTypes(): void {
  if (!('showPopover' in HTMLElement.prototype)) return;
  /** What happened before the types came: a tap is a pointer that comes, and a click. */
  let missed: PointerEvent[] = [];
  const want = (event: PointerEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(`[${TYPES}]`)) return;
    missed.push(event);
    if (missed.length === 1) void load();
  };
  const load = async () => {
    const part = await loadPart('types', () => import('./type-view.tsx'));
    for (const name of EVENTS) document.removeEventListener(name, want);
    if (part) part.startTypeHints(missed);
    // A pointer that moves must not ask the network again; a click may.
    else document.addEventListener('click', want);
    missed = [];
  };
  for (const name of EVENTS) document.addEventListener(name, want);
}
