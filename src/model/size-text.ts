/** Formats a size such as `1,456 B`. Files of a small library are counted in bytes. */
export function sizeText(bytes: number): string {
  return `${bytes.toLocaleString('en')} B`;
}

/** Formats what has to be loaded first, such as `7.9 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
