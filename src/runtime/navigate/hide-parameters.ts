import { HIDDEN_PARTS } from '../../model/document.ts';

const PARTS = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

/** `?navbar=0&footer=0` → `navbar footer`, the form CSS can ask for with `~=`. */
export function hiddenParts(search: string): string {
  const parameters = new URLSearchParams(search);
  return PARTS.filter((part) => parameters.get(part) === '0').join(' ');
}

export function applyHiddenParts(root: HTMLElement, search: string): void {
  const parts = hiddenParts(search);
  if (parts === '') root.removeAttribute(HIDDEN_PARTS);
  else root.setAttribute(HIDDEN_PARTS, parts);
}
