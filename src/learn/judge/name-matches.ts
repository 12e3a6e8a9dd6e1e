/** Tests names against a pattern, in which `*` matches anything, also slashes. */
export function nameMatches(pattern = ''): (path: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`);
  return (path) => expression.test(path);
}
