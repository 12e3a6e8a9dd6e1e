/** Returns the groups of synonyms without which the quality is as good as with all of them. */
export function idleSynonyms(
  groups: readonly string[],
  quality: (groups: readonly string[]) => number,
): string[] {
  const best = quality(groups);
  return groups.filter((group) => quality(groups.filter((other) => other !== group)) >= best);
}
