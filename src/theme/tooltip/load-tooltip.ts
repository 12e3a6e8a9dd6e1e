import { listen } from '../../runtime/page/listen.ts';
import { hasPopovers } from '../../runtime/page/popovers.ts';
import { ACTS, ownerOf, PLACES } from './owner.ts';

/** Loads the tooltip when a reader reaches the first control that has one. */
export function startTooltip(): void {
  if (!hasPopovers()) return;
  /** What happened last is repeated. */
  let latest: Event;
  let isLoading = false;
  const stop = listen([...PLACES, ...ACTS], note, { capture: true });

  function note(event: Event): void {
    latest = event;
    if (isLoading || !ownerOf(event.target)) return;
    isLoading = true;
    import('./Tooltip.tsx').then(
      (part) => {
        stop();
        return part.showTooltip(latest);
      },
      // The reader did not ask for this code: the next event tries again.
      () => (isLoading = false),
    );
  }
}
