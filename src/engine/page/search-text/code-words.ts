/** Words of every program: nobody searches for them, and they would be in every record. */
const KEYWORDS = new Set(
  (
    'as async await break case catch class const continue default else export extends false finally for from function ' +
    'if import in interface let new null number of return string switch this throw true try type typeof undefined ' +
    'var void while with yield'
  ).split(' '),
);
const SHORTEST = 2;
/** A line that a tool prints when something fails, from where the message starts. */
const MESSAGE =
  /^\s*(?:\S+\s+){0,2}?((?:(?:error|warn):?\s+|(?:\w*Error(?: \[\w+\])?|TS\d{4}): |(?<=×\s+))[^\s=|&].* .*)/;

/**
 * Collects identifiers, flags and file names in code, each once, and messages as they are: readers paste them. `a.b`
 * and `--a-b` are kept whole.
 */
export function codeWords(blocks: readonly string[]): string {
  const words = new Set<string>();
  const messages = new Set<string>();
  for (const line of blocks.join('\n').split('\n')) {
    const message = MESSAGE.exec(line)?.[1];
    if (message !== undefined) {
      messages.add(message);
      continue;
    }
    for (const [found] of line.matchAll(/[-@\p{L}\p{N}_$./]+/gu)) {
      const word = found.replace(/^[./]+|[-./]+$/g, '');
      if (word.length >= SHORTEST && !KEYWORDS.has(word) && /\p{L}/u.test(word)) words.add(word);
    }
  }
  return [...words, ...messages].join(' ');
}
