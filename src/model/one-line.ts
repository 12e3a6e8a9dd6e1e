/** Folds spaces and line breaks, as HTML does. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
