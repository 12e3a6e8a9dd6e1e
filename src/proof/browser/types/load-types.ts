import { TYPES } from '../../model/document.ts';
import { loadPart } from '../../../runtime/page/lazy-part.ts';
import { listen } from '../../../runtime/page/listen.ts';
import { hasPopovers } from '../../../runtime/page/popovers.ts';

const importView = () => import('./type-view.tsx');

/** Loads types when the reader points at or clicks a block that has some. */
export function startTypes(): void {
  if (!hasPopovers()) return;
  /** Events to repeat once the types are loaded: a tap is both a pointerover and a click. */
  let missed: PointerEvent[] = [];
  const keepEvent = (event: PointerEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(`[${TYPES}]`)) return;
    missed.push(event);
    if (missed.length === 1) void load();
  };
  const load = async () => {
    // Pointing asks for nothing: only a click may reload the page for a file that a deployment has removed, or complain.
    const click = () => missed.find(({ type }) => type === 'click');
    let part = click() ? undefined : await importView().catch(() => undefined);
    const asked = click();
    if (!part && asked) part = await loadPart('types', importView, () => keepEvent(asked));
    stop();
    if (part) part.startTypeHints(missed);
    // Only a click may try again: a moving pointer would send request after request.
    else stop = listen(['click'], keepEvent);
    missed = [];
  };
  let stop = listen(['pointerover', 'click'], keepEvent);
}
