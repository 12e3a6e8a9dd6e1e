import { eachToken, squeeze } from './tokenize.ts';
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
  /** Runs of words that may be a name, squeezed, with their share of the words that are not stop words. */
  names: Map<string, number>;
}

/** Words are bits of a number; a pasted page of text is not read to its end. */
const MAX_WORDS = 30;
const LONGEST_JOIN = 3;
const LONGEST_NAME = 5;
/** A code such as `TS2307`, whose parts mean nothing. */
const CODE = /^[a-z]+\d{3,}$/;
export const STOP_WORDS = new Set(
  (
    'a after all an and any are as at be but by can cannot cant could did didnt do does doesn doesnt don ' +
    'dont even for from get has have how i if in instead into is isnt it its look me mean means my ' +
    'need no not of off on only or out own s says should some t than that the their there these they this to too up ' +
    'use used using very want was we what when where which why will with without wont you your'
  ).split(' '),
);

export function queryWords(text: string): QueryWords {
  const words: QueryWord[] = [];
  const joins: QueryWords['joins'] = new Map();
  const addWord = (term: string, start: number, end: number): void => {
    if (words.length === MAX_WORDS) return;
    words.push({ term, start, end, isLast: end === text.length, isStopWord: STOP_WORDS.has(term) });
  };
  eachToken(text, (term, start, end, isJoin) => {
    if (!isJoin) return addWord(term, start, end);
    const first = words.findIndex((word) => word.start >= start);
    if (first < 0) return;
    if (CODE.test(term)) {
      words.splice(first);
      addWord(term, start, end);
    } else joins.set(term, [bitsBetween(first, words.length), TYPED_JOIN]);
  });
  if (words.every(({ isStopWord }) => isStopWord)) for (const word of words) word.isStopWord = false;

  const meant = words.filter(({ isStopWord }) => !isStopWord).length;
  const pairs: string[] = [];
  const names = new Map([[squeeze(text), 1]]);
  for (const [from, { start, term }] of words.entries()) {
    let join = '';
    let meantInRun = 0;
    for (let to = from; to < words.length && to < from + LONGEST_NAME; to++) {
      const last = words[to]!;
      const typed = text.slice(start, last.end);
      join += last.term;
      if (!last.isStopWord) meantInRun++;
      // A flag is not the name of a section about its word.
      if (text[start - 1] !== '-') names.set(squeeze(typed), meantInRun / meant);
      if (to === from + 1) pairs.push(typed.toLowerCase());
      if (join !== term && to < from + LONGEST_JOIN && !joins.has(join))
        joins.set(join, [bitsBetween(from, to + 1), JOIN]);
    }
  }
  return { words, joins, pairs, names };
}

function bitsBetween(first: number, after: number): number {
  return (1 << after) - (1 << first);
}
