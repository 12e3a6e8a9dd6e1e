/** Returns whether two strings are the same code, apart from spaces, the kind of quotes and trailing commas. */
export function sameCode(left: string, right: string): boolean {
  return plain(left) === plain(right);
}

function plain(code: string): string {
  return code
    .replaceAll(/\s+/g, '')
    .replaceAll('"', "'")
    .replaceAll(/,(?=[\]}])/g, '');
}
