import type { KeyboardEvent } from 'react';

export type KeyMeaning =
  | { type: 'move'; by: 1 | -1 }
  | { type: 'choose'; where: 'here' | 'tab' | 'window' }
  | { type: 'escape' };

/** Undefined while an input method is composing: keys then belong to it. */
export function meaningOf({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  nativeEvent,
}: KeyboardEvent): KeyMeaning | undefined {
  if (nativeEvent.isComposing) return undefined;
  switch (key) {
    case 'ArrowDown':
      return { type: 'move', by: 1 };
    case 'ArrowUp':
      return { type: 'move', by: -1 };
    case 'Enter':
      return { type: 'choose', where: ctrlKey || metaKey ? 'tab' : shiftKey ? 'window' : 'here' };
    case 'Escape':
      return { type: 'escape' };
    default:
      return undefined;
  }
}

/** Opens a URL in a new tab or window. A window needs a size; without one browsers open a tab. */
export function openElsewhere(url: string, where: 'tab' | 'window'): void {
  const features = where === 'tab' ? 'noopener' : 'noopener,width=1200,height=800';
  window.open(url, '_blank', features);
}
