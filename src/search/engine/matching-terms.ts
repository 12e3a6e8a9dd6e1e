import { editDistance } from '../../model/nearest.ts';
import type { SearchIndex } from './build-index.ts';
import type { QueryWord } from './query-words.ts';
import { CLOSENESS, PREFIX, PREFIX_BEFORE_LAST, STEM, SUBSTRING, TYPO } from './weights.ts';

const ENDINGS = 'i?cations?|at(?:ions?|es?|ed|ing)|ions?|ings?|ies|ied|ers?|e?d|e?s|y|e';
const ENDING = new RegExp(`^(?:${ENDINGS})?$`);
/** `minify` and `minification`, `declare` and `declarations` meet in what their endings leave. */
const STEM_AND_ENDING = new RegExp(`^(.{3,}?)(?:${ENDINGS})$`);

/** Terms of the vocabulary a word of the query may mean, and how sure that is, up to 1. */
export function matchingTerms(
  { vocabulary, postings }: SearchIndex,
  { term: word, isLast, isStopWord }: QueryWord,
): Map<string, number> {
  const found = new Map<string, number>();
  if (postings.has(word)) found.set(word, 1);
  if (isStopWord) return found;

  const stem = word.replace(STEM_AND_ENDING, '$1');
  // In the middle of words, two letters stand everywhere.
  const needle = word.length < 3 ? `\n${word}` : stem;
  let isSpelledWell = found.size > 0;
  for (let at = vocabulary.indexOf(needle); at >= 0;) {
    const start = vocabulary.lastIndexOf('\n', at + 1) + 1;
    const end = vocabulary.indexOf('\n', start);
    const term = vocabulary.slice(start, end);
    at = vocabulary.indexOf(needle, end);
    if (term === word) continue;
    const share = 1 - CLOSENESS + (CLOSENESS * word.length) / term.length;
    let sureness = 0;
    if (term.startsWith(word)) sureness = share * (isLast ? PREFIX : PREFIX_BEFORE_LAST);
    else if (term.startsWith(stem) && ENDING.test(term.slice(stem.length))) sureness = STEM;
    else if (term.includes(word)) found.set(term, share * SUBSTRING);
    if (sureness) {
      isSpelledWell = true;
      found.set(term, sureness);
    }
  }
  if (!isSpelledWell) addMisspelled(found, postings.keys(), word, isLast);
  return found;
}

/** One slip is forgiven from four letters on, two from eight; numbers mean themselves. */
function addMisspelled(
  found: Map<string, number>,
  terms: Iterable<string>,
  word: string,
  isLast: boolean,
): void {
  const { length } = word;
  const most = length < 4 || word < 'a' ? 0 : length < 8 ? 1 : 2;
  if (!most) return;
  for (const term of terms) {
    if (term.length < length - most || !mayBe(word, term, most)) continue;
    let slips = term.length > length + most ? Infinity : editDistance(word, term);
    let sureness = TYPO;
    if (slips > most && isLast) {
      slips = editDistance(word, term.slice(0, length));
      sureness *= PREFIX;
    }
    if (slips <= most) found.set(term, sureness * (1 - slips / length));
  }
}

/** A cheap look before the distance is measured: the first letters fit, and nearly all letters are there. */
function mayBe(word: string, term: string, most: number): boolean {
  if (word[0] !== term[0] && word[0] !== term[1] && word[1] !== term[0]) return false;
  let missing = 0;
  for (const letter of word) if (!term.includes(letter) && ++missing > most) return false;
  return true;
}
