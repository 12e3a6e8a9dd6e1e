/** Words of every program: nobody searches for them, and they would be in every record. */
const KEYWORDS = new Set(
  (
    'as async await break case catch class const continue default else export extends false finally for from function ' +
    'if import in interface let new null number of return string switch this throw true try type typeof undefined ' +
    'var void while with yield'
  ).split(' '),
);
const SHORTEST = 2;

/**
 * Returns identifiers, flags, file names and words of messages in code, each once. `a.b` and `--a-b` are kept whole.
 */
export function codeWords(blocks: readonly string[]): string {
  const words = new Set<string>();
  for (const block of blocks) {
    for (const [found] of block.matchAll(/[-@\p{L}\p{N}_$./]+/gu)) {
      const word = found.replace(/^[./]+|[-./]+$/g, '');
      if (word.length >= SHORTEST && !KEYWORDS.has(word) && /\p{L}/u.test(word)) words.add(word);
    }
  }
  return [...words].join(' ');
}
