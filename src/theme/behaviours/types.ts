import { announce } from '../../runtime/navigate/announce.ts';
import { loadPart } from '../../runtime/page/lazy-part.ts';
import type { answer } from './type-view.ts';

let view: Promise<{ answer: typeof answer } | undefined> | undefined;

/** What tells the types of names comes when somebody points at a block that has some. */
export function startTypes(): void {
  if (!('showPopover' in HTMLElement.prototype)) return;
  for (const sign of ['pointerover', 'click'] as const) document.addEventListener(sign, want);
}

function want(event: PointerEvent): void {
  const block = event.target instanceof Element && event.target.closest<HTMLElement>('[data-types]');
  if (!block) return;
  view ??= loadPart('types', () => import('./type-view.ts'));
  void view.then((part) => {
    // Every move of a pointer must not ask the network again; a click may.
    if (!part && event.type === 'click') view = undefined;
    return part?.answer(block, event, announce);
  });
}
