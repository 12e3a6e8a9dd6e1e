/** A link to a page of the site, and where it is written. */
export interface LinkUse {
  file: string;
  line: number;
  column: number;
  routePath: string;
  /** Decoded, without `#`; empty if the link has none. */
  hash: string;
}
