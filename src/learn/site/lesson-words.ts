const MOST_WORDS = 200;

/** How many words a lesson has too many. Code, imports, tags and the frontmatter are not counted. */
export function extraWords(source: string): number {
  const prose = source
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll(/^```.*?^```$/gms, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/<[^>]*>|\]\([^)]*\)/g, ' ');
  const count = prose.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return Math.max(0, count - MOST_WORDS);
}
