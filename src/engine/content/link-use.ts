/** A link to a page of the site, and where an author wrote it. */
export interface LinkUse {
  file: string;
  line: number;
  column: number;
  routePath: string;
  /** Decoded, without `#`; empty when the link names none. */
  hash: string;
}
