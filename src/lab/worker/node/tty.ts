/** A build of the lab prints into the page, which is not a terminal. */
export function isatty(): boolean {
  return false;
}
