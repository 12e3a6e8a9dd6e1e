import { TYPES } from '../../../model/document.ts';
import { loadPart } from '../../../runtime/page/lazy-part.ts';
import { listen } from '../../../runtime/page/listen.ts';
import { hasPopovers } from '../../../runtime/page/popovers.ts';

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
    const importView = () => import('./type-view.tsx');
    // Pointing asks for nothing: only after a click may the page be reloaded for a file that a deployment has removed.
    const isClicked = () => missed.some(({ type }) => type === 'click');
    let part = await importView().catch(() => undefined);
    if (!part && isClicked()) part = await loadPart('types', importView);
    stop();
    if (part) part.startTypeHints(missed);
    // Only a click may try again: a moving pointer would send request after request.
    else stop = listen(['click'], keepEvent);
    missed = [];
  };
  let stop = listen(['pointerover', 'click'], keepEvent);
}
