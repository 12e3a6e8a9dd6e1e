import type { SearchTexts } from './texts.ts';

/** Seen where there is a keyboard; said nowhere, because a screen reader knows a list of choices. */
export function KeyHints({ texts }: { texts: SearchTexts }) {
  return (
    <p className="search-keys" aria-hidden="true">
      <kbd>↵</kbd> {texts.toSelect} <kbd>↑</kbd>
      <kbd>↓</kbd> {texts.toNavigate} <kbd>Esc</kbd> {texts.toClose}
    </p>
  );
}
