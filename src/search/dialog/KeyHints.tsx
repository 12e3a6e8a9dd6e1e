import type { SearchTexts } from './texts.ts';

/** Shows key hints. Hidden from screen readers, which explain listboxes themselves. */
export function KeyHints({ texts }: { texts: SearchTexts }) {
  return (
    <p className="search-keys" aria-hidden="true">
      <kbd>↵</kbd> {texts.toSelect} <kbd>↑</kbd>
      <kbd>↓</kbd> {texts.toNavigate} <kbd>Esc</kbd> {texts.toClose}
    </p>
  );
}
