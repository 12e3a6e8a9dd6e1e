/** Formats a size such as `1,456 B`. Files of a small library are counted in bytes. */
export function sizeText(bytes: number): string {
  return `${bytes.toLocaleString('en')} B`;
}
