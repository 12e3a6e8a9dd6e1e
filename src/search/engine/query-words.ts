import { eachToken } from './tokenize.ts';
import { JOIN, TYPED_JOIN } from './weights.ts';

export interface QueryWord {
  term: string;
  start: number;
  end: number;
  /** The word may be incomplete. */
  isLast: boolean;
  isStopWord: boolean;
}

export interface QueryWords {
  words: QueryWord[];
  /** Adjacent words as one, and flags with their dash; each with a bit per word it covers and its weight. */
  joins: Map<string, [covers: number, worth: number]>;
  /** Adjacent words as typed, in lower case. */
  pairs: string[];
}

/** Words are bits of a number; a pasted page of text is not read to its end. */
const MAX_WORDS = 30;
const LONGEST_RUN = 3;
const STOP_WORDS = new Set(
  (
    'a an and are as at be by can did do does for from get have how i if in is it me my need not of on or s ' +
    'should t that the there this to use using want was we what when where which why will with you'
  ).split(' '),
);

export function queryWords(text: string): QueryWords {
  const words: QueryWord[] = [];
  const joins: QueryWords['joins'] = new Map();
  eachToken(text, (term, start, end, isJoin) => {
    if (isJoin) {
      const first = words.findIndex((word) => word.start >= start);
      if (first >= 0) joins.set(term, [bitsBetween(first, words.length), TYPED_JOIN]);
    } else if (words.length < MAX_WORDS) {
      words.push({ term, start, end, isLast: end === text.length, isStopWord: STOP_WORDS.has(term) });
    }
  });
  if (words.every(({ isStopWord }) => isStopWord)) for (const word of words) word.isStopWord = false;

  const pairs: string[] = [];
  for (let from = 0; from < words.length; from++) {
    let run = words[from]!.term;
    for (let to = from + 1; to < words.length && to < from + LONGEST_RUN; to++) {
      run += words[to]!.term;
      if (!joins.has(run)) joins.set(run, [bitsBetween(from, to + 1), JOIN]);
      if (to === from + 1) pairs.push(text.slice(words[from]!.start, words[to]!.end).toLowerCase());
    }
  }
  return { words, joins, pairs };
}

function bitsBetween(first: number, after: number): number {
  return (1 << after) - (1 << first);
}
