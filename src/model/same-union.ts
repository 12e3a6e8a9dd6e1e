/** Returns whether two types are the same, apart from the order of the parts of a union. */
export function sameUnion(left: string, right: string): boolean {
  return sorted(left) === sorted(right);
}

function sorted(text: string): string {
  return text
    .replaceAll('; }', ' }')
    .split('|')
    .map((part) => part.trim())
    .sort((a, b) => (a < b ? -1 : 1))
    .join('|');
}
