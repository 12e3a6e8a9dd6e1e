import { editDistance } from '../../model/nearest.ts';
import { baseForm, DOUBLED } from './base-form.ts';
import type { SearchIndex } from './build-index.ts';
import type { QueryWord } from './query-words.ts';
import { synonymsOf } from './synonyms.ts';
import {
  CLOSENESS,
  INFLECTED,
  PREFIX,
  PREFIX_BEFORE_LAST,
  STEM,
  SUBSTRING,
  SYNONYM,
  TYPO,
} from './weights.ts';

const ENDINGS = 'i?cations?|at(?:ions?|es?|ed|ing)|ions?|ings?|ies|ied|ers?|e?d|e?s|y|e';
const ENDING = new RegExp(`^(?:${ENDINGS})?$`);
/** Gives `minify` and `minification`, or `declare` and `declarations`, the same stem. */
const STEM_AND_ENDING = new RegExp(`^(.{3,}?)(?:${ENDINGS})$`);

/**
 * The terms that mean the same as a word: the word itself and its synonyms. If it is none and may be incomplete, as
 * `--dts-re` may be, they are those that start with it.
 */
export function knownTerms(index: SearchIndex, word: string, isIncomplete = false): Map<string, number> {
  const { postings, synonyms } = index;
  const found = new Map<string, number>();
  if (postings.has(word)) found.set(word, 1);
  for (const term of synonymsOf(synonyms, word)) if (postings.has(term)) found.set(term, SYNONYM);
  if (isIncomplete && found.size === 0)
    for (const term of termsLike(index, word)) if (term.startsWith(word)) found.set(term, 1);
  return found;
}

/** The terms that a query word may mean, each with a likelihood up to 1. */
export function matchingTerms(
  index: SearchIndex,
  { term: word, isLast, isStopWord }: QueryWord,
): Map<string, number> {
  const found = knownTerms(index, word);
  // The `d` of `d.ts` is the start of too many words.
  if (isStopWord || (word.length === 1 && !isLast)) return found;

  const base = baseForm(word);
  const stem = word.replace(STEM_AND_ENDING, '$1').replace(DOUBLED, '$1');
  // Two letters occur inside almost every word, so they only match at the start.
  const isShort = word.length < 3;
  let isSpelledWell = found.size > 0;
  for (const term of termsLike(index, isShort ? `\n${word[0]}` : stem)) {
    if ((isShort ? !term.startsWith(word) : !term.includes(stem)) || found.has(term)) continue;
    const share = 1 - CLOSENESS + (CLOSENESS * word.length) / term.length;
    let likelihood = 0;
    if (term.startsWith(stem) && baseForm(term) === base) likelihood = INFLECTED;
    else if (term.startsWith(word)) likelihood = share * (isLast ? PREFIX : PREFIX_BEFORE_LAST);
    else if (term.startsWith(stem) && ENDING.test(term.slice(stem.length))) likelihood = STEM;
    else if (term.includes(word)) found.set(term, share * SUBSTRING);
    if (likelihood) {
      // `extracter` shares a stem with `extract`, but means `extractor`.
      if (likelihood !== STEM) isSpelledWell = true;
      found.set(term, likelihood);
    }
  }
  if (!isSpelledWell) addMisspelled(found, index.postings.keys(), word, isLast);
  return found;
}

/** The terms with the rarest pair of letters of a part, among them all that contain the part. */
function termsLike({ termsWith }: SearchIndex, part: string): readonly string[] {
  let fewest: readonly string[] | undefined;
  for (let at = 2; at <= part.length; at++) {
    const terms = termsWith.get(part.slice(at - 2, at)) ?? [];
    if (!fewest || terms.length < fewest.length) fewest = terms;
  }
  return fewest ?? [];
}

/**
 * Adds terms within one typo from four letters on, two from eight. Three letters may only lack one, as `pth` does: with
 * another one replaced they are another word. Numbers and codes must match exactly. A second typo weighs more than the
 * first: `comments` is not what `commonjs` means.
 */
function addMisspelled(
  found: Map<string, number>,
  terms: Iterable<string>,
  word: string,
  isLast: boolean,
): void {
  const { length } = word;
  const maxTypos = /\d/.test(word) ? 0 : length === 3 ? 1 : Math.min(length >> 2, 2);
  if (!maxTypos) return;
  for (const term of terms) {
    if ((length === 3 && term.length !== 4) || !couldMatch(word, term, maxTypos)) continue;
    let typos = term.length > length + maxTypos ? Infinity : editDistance(word, term);
    let likelihood = TYPO;
    if (typos > maxTypos && isLast && length > 3) {
      typos = editDistance(word, term.slice(0, length));
      likelihood *= PREFIX;
    }
    if (typos <= maxTypos) found.set(term, likelihood * (1 - typos ** 2 / length));
  }
}

/** Checks cheaply before measuring the distance: the first letters match, and nearly all letters occur. */
function couldMatch(word: string, term: string, maxTypos: number): boolean {
  if (word[0] !== term[0] && word[0] !== term[1] && word[1] !== term[0]) return false;
  let missing = 0;
  for (const letter of word) if (!term.includes(letter) && ++missing > maxTypos) return false;
  return true;
}
