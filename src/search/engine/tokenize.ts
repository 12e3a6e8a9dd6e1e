/**
 * Receives each token, folded, with its offsets. A join is the whole of what is also given in parts:
 * `autoExtension` gives `auto`, `extension` and the join `autoextension`; `--watch` gives `watch` and the
 * join `-watch`.
 */
export type OnToken = (term: string, start: number, end: number, isJoin: boolean) => void;

/** Scripts without spaces between words, and Korean, whose words change their endings. */
export const EAST_ASIAN = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー`;
// The first alternative is only for speed: most text is ASCII.
const LETTERS = String.raw`(?:[a-zA-Z\d]+|(?![${EAST_ASIAN}])[\p{L}\p{N}\p{M}])+`;
/** A word with everything attached by dots and dashes, or a run of East Asian text. */
const COMPOUND = new RegExp(`(--?|__?|)(${LETTERS}(?:[-._/@$]+${LETTERS})*)|[${EAST_ASIAN}]+`, 'gu');
const SEPARATOR = /[-._/@$]/;
/** These alternatives cover every character of a segment. */
const PART = /\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|[^\p{Lu}\p{Ll}\p{M}\p{N}]+/gu;
const SINGLE_PART = /^([A-Z]?[a-z]+|[A-Z]+|\d+)$/;
/** Longer terms are paths and hashes, which nobody types. */
const LONGEST_TERM = 40;

/** Folds similar spellings: lower case, no accents, wide letters as narrow ones. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^ -~]/.test(lower)) return lower;
  // Recompose at the end, or Korean syllables would stay in pieces.
  return lower.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').normalize('NFC');
}

/** Makes `sourceMap`, `source-map` and "Source map" the same. */
export function squeeze(name: string): string {
  return fold(name).replaceAll(/(?<=\w)[\s-]+|\s+/g, '');
}

export function eachToken(text: string, onToken: OnToken): void {
  const emit: OnToken = (part, start, end, isJoin) => {
    const term = fold(part);
    if (term && term.length <= LONGEST_TERM) onToken(term, start, end, isJoin);
  };
  for (let match = COMPOUND.exec(text); match; match = COMPOUND.exec(text)) {
    const { 0: all, 1: dashes, 2: compound, index } = match;
    const end = index + all.length;
    if (!compound) eachPair(all, index, emit);
    else if (SINGLE_PART.test(all)) emit(all, index, end, false);
    else {
      const whole = eachPart(compound, end - compound.length, emit);
      if (dashes) emit(dashes[0] + whole, index, end, true);
    }
  }
}

/** Passes on the parts of a compound and returns them joined. */
function eachPart(compound: string, offset: number, emit: OnToken): string {
  const segments = compound.split(SEPARATOR);
  let start = offset;
  for (const segment of segments) {
    const parts = segment.match(PART) ?? [];
    let at = start;
    for (const part of parts) emit(part, at, (at += part.length), false);
    if (parts.length > 1) emit(segment, start, at, true);
    start = at + 1;
  }
  const whole = segments.join('');
  if (segments.length > 1) emit(whole, offset, offset + compound.length, true);
  return whole;
}

/** All tokens of a text, for more than one pass. */
export interface Tokens {
  terms: string[];
  /** Start and end of the first term, then of the second, … */
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

/**
 * Splits text into pairs of letters, which need no dictionary and are the same for query and text in every
 * browser.
 */
function eachPair(text: string, offset: number, emit: OnToken): void {
  const letters = Array.from(text);
  let start = offset;
  for (const [position, letter] of letters.entries()) {
    const next = letters[position + 1] ?? '';
    if (next || position === 0) emit(letter + next, start, start + letter.length + next.length, false);
    start += letter.length;
  }
}
