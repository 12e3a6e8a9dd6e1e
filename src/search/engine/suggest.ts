import { editDistance } from '../../model/nearest.ts';
import { titlesOf, type SearchIndex } from './build-index.ts';
import { queryWords } from './query-words.ts';
import { eachToken } from './tokenize.ts';

/** Equals SEARCH.suggestions; importing it would bundle the whole object into the worker. */
const MAX_SUGGESTIONS = 3;

/** Share of the letters that may be wrong: with more, almost every word resembles another. */
const WRONG = 1 / 3;
/** Worth of each letter at the start that is right: most people know how a word starts. */
const RIGHT_START = 0.1;
/** What it costs that few sections have a word, which is less than another wrong letter. */
const RARE = 0.4;
const MANY_SECTIONS = 8;

/** Replaces the words that the index does not have by other spellings, the likeliest first. */
export function suggest(index: SearchIndex, text: string): string[] {
  const wrong = queryWords(text)
    .words.filter(({ term, isStopWord }) => !isStopWord && !isKnown(index, term))
    .map(({ term, start, end }) => ({ start, end, near: nearestTerms(index, term) }))
    .filter(({ near }) => near.length > 0);
  const count = Math.max(0, ...wrong.map(({ near }) => near.length));
  return Array.from({ length: Math.min(count, MAX_SUGGESTIONS) }, (_, rank) =>
    wrong.reduceRight(
      (query, { start, end, near }) =>
        query.slice(0, start) + spellingOf(index, near[rank] ?? near[0]!) + query.slice(end),
      text,
    ),
  );
}

/** Checks whether a word, or the start of one, is on the site. */
function isKnown({ termsWith, postings }: SearchIndex, word: string): boolean {
  return postings.has(word) || (termsWith.get(`\n${word[0]}`) ?? []).some((term) => term.startsWith(word));
}

function nearestTerms({ postings }: SearchIndex, word: string): string[] {
  const most = Math.ceil(word.length * WRONG);
  const near: [distance: number, term: string][] = [];
  for (const [term, list] of postings) {
    if (Math.abs(word.length - term.length) > most || term.startsWith('-')) continue;
    const distance = editDistance(word, term);
    if (distance > most || distance >= word.length - 1) continue;
    const rarity = 1 - Math.min(list.length / 2, MANY_SECTIONS) / MANY_SECTIONS;
    near.push([distance + RARE * rarity - RIGHT_START * sharedStart(word, term), term]);
  }
  near.sort((a, b) => a[0] - b[0]);
  // Beside a word that is one letter nearer, the others only distract.
  return near.filter(([distance]) => distance < near[0]![0] + 1).map(([, term]) => term);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Spells a term as a heading does, such as `CommonJS`. */
function spellingOf({ records }: SearchIndex, wanted: string): string {
  let spelling = wanted;
  for (const title of records.flatMap((record) => titlesOf(record).pop() ?? ''))
    eachToken(title, (term, start, end) => {
      if (term === wanted && spelling === wanted) spelling = title.slice(start, end);
    });
  return spelling;
}
