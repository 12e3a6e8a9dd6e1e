import { HIDDEN_PARTS } from '../../model/document.ts';

const PARTS = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

/** The parameters of an address that hide a part of the page. */
export const hiddenPartNames: readonly string[] = PARTS;

/** Converts `?navbar=0&footer=0` to `navbar footer`, which CSS matches with `~=`. */
export function hiddenParts(search: string): string {
  const parameters = new URLSearchParams(search);
  return PARTS.filter((part) => parameters.get(part) === '0').join(' ');
}

export function applyHiddenParts(root: HTMLElement, search: string): void {
  const parts = hiddenParts(search);
  if (parts === '') root.removeAttribute(HIDDEN_PARTS);
  else root.setAttribute(HIDDEN_PARTS, parts);
}
