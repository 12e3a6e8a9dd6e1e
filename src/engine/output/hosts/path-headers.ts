import type { HeaderRule } from '../../site/extension.ts';

/** Returns the headers that rules set for a route or file such as `/lab`. The last rule for a header wins. */
export function headersOf(address: string, rules: readonly HeaderRule[]): Record<string, string> {
  const isMeant = ({ path }: HeaderRule) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
  return Object.assign({}, ...rules.filter(isMeant).map(({ headers }) => headers)) as Record<string, string>;
}
