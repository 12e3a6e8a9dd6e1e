/**
 * Called with each token, folded, and where it stands in the text. A join is the whole of what was also given in parts:
 * `autoExtension` gives `auto`, `extension` and the join `autoextension`; `--watch` gives `watch` and the join `-watch`.
 */
export type OnToken = (term: string, start: number, end: number, isJoin: boolean) => void;

/** Scripts without spaces between words, and Korean, whose words change their endings. */
export const EAST_ASIAN = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー`;
// The first half is for speed alone: most text is plain.
const LETTERS = String.raw`(?:[a-zA-Z\d]+|(?![${EAST_ASIAN}])[\p{L}\p{N}\p{M}])+`;
/** A word with all that hangs on it by dots and dashes, or a stretch of East Asian text. */
const COMPOUND = new RegExp(`(--?|__?|)(${LETTERS}(?:[-._/@$]+${LETTERS})*)|[${EAST_ASIAN}]+`, 'gu');
const SEPARATOR = /[-._/@$]/;
/** Between them nothing of a segment is left over. */
const PART = /\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|[^\p{Lu}\p{Ll}\p{M}\p{N}]+/gu;
const SINGLE_PART = /^([A-Z]?[a-z]+|[A-Z]+|\d+)$/;
/** Longer ones are paths and hashes, which nobody types. */
const LONGEST_TERM = 40;

/** One spelling for what looks alike: lower case, without accents, wide letters as narrow ones. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^ -~]/.test(lower)) return lower;
  // Composed again in the end, or Korean syllables would stay in pieces.
  return lower.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').normalize('NFC');
}

export function eachToken(text: string, onToken: OnToken): void {
  const give: OnToken = (part, start, end, isJoin) => {
    const term = fold(part);
    if (term && term.length <= LONGEST_TERM) onToken(term, start, end, isJoin);
  };
  for (let match = COMPOUND.exec(text); match; match = COMPOUND.exec(text)) {
    const { 0: all, 1: dashes, 2: compound, index } = match;
    const end = index + all.length;
    if (!compound) eachPair(all, index, give);
    else if (SINGLE_PART.test(all)) give(all, index, end, false);
    else {
      const whole = eachPart(compound, end - compound.length, give);
      if (dashes) give(dashes[0] + whole, index, end, true);
    }
  }
}

/** Returns the parts in one. */
function eachPart(compound: string, offset: number, give: OnToken): string {
  const segments = compound.split(SEPARATOR);
  let start = offset;
  for (const segment of segments) {
    const parts = segment.match(PART) ?? [];
    let at = start;
    for (const part of parts) give(part, at, (at += part.length), false);
    if (parts.length > 1) give(segment, start, at, true);
    start = at + 1;
  }
  const whole = segments.join('');
  if (segments.length > 1) give(whole, offset, offset + compound.length, true);
  return whole;
}

/** All tokens of a text, to be gone through more than once. */
export interface Tokens {
  terms: string[];
  /** Start and end of the first term, of the second, … */
  places: number[];
}

export function tokensOf(text: string): Tokens {
  const tokens: Tokens = { terms: [], places: [] };
  eachToken(text, (term, start, end) => {
    tokens.terms.push(term);
    tokens.places.push(start, end);
  });
  return tokens;
}

/** Pairs of letters need no dictionary, and cut a query the same way as the text in every browser. */
function eachPair(text: string, offset: number, give: OnToken): void {
  const letters = Array.from(text);
  let start = offset;
  for (const [position, letter] of letters.entries()) {
    const next = letters[position + 1] ?? '';
    if (next || position === 0) give(letter + next, start, start + letter.length + next.length, false);
    start += letter.length;
  }
}
