import type { HeaderRule } from '../../site/extension.ts';

/** Returns the headers that rules give to a route or file, as `/lab`. Of two rules for one header the later one holds. */
export function headersOf(address: string, rules: readonly HeaderRule[]): Record<string, string> {
  const isMeant = ({ path }: HeaderRule) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
  return Object.assign({}, ...rules.filter(isMeant).map(({ headers }) => headers)) as Record<string, string>;
}
