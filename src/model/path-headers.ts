/** Response headers of some paths. */
export interface HeaderRule {
  /**
   * A route or file without the base, such as `/lab`; a trailing star matches everything with that prefix, such as
   * `/assets/lab/*`.
   */
  path: string;
  /** Names in lowercase. Added to the headers of every response, and replace those with the same name. */
  headers: Readonly<Record<string, string>>;
}

/** The address is that of a route or file, such as `/lab`. The last rule for a header wins. */
export function headersOf(address: string, rules: readonly HeaderRule[]): Record<string, string> {
  const isMeant = ({ path }: HeaderRule) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
  return Object.assign({}, ...rules.filter(isMeant).map(({ headers }) => headers)) as Record<string, string>;
}
