/** Two ways of writing one value: spaces, the kind of quotes and trailing commas do not count. */
export function sameCode(left: string, right: string): boolean {
  return plain(left) === plain(right);
}

function plain(code: string): string {
  return code
    .replaceAll(/\s+/g, '')
    .replaceAll('"', "'")
    .replaceAll(/,(?=[\]}])/g, '');
}
