/** True if two types are the same, apart from the order of the parts of a union. */
export function sameUnion(left: string, right: string): boolean {
  return sorted(left) === sorted(right);
}

function sorted(text: string): string {
  return unionParts(text)
    .sort((a, b) => (a < b ? -1 : 1))
    .join('|');
}

/** A type that is not a union is its only part. A union inside brackets stays whole. */
export function unionParts(text: string): string[] {
  const parts = [''];
  let depth = 0;
  // The end of an arrow is not a bracket.
  for (const [token] of text.replaceAll('; }', ' }').matchAll(/=>|./gsu)) {
    if ('([{<'.includes(token)) depth++;
    else if (')]}>'.includes(token)) depth--;
    if (token === '|' && depth === 0) parts.push('');
    else parts.push(parts.pop()! + token);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
