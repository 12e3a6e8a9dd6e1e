// Every number the order of hits depends on, chosen on the `tune` half of tests/search-quality: the middle of where
// the result stays the same, not its peak.

/** What one occurrence counts, and a usual number of tokens, by where it stands. What is longer counts less. */
export const FIELDS = {
  heading: [5, 4],
  parents: [2.5, 5],
  content: [1, 60],
  code: [0.3, 40],
  flags: [8, 20],
} as const;
/** How much that matters, 0 to 1. */
export const LENGTH = 0.5;
/** Where more occurrences stop to count. */
export const SATURATION = 2.5;

/** How sure it is that a term is meant by another word; 1 for the same. */
export const PREFIX = 0.7;
export const PREFIX_BEFORE_LAST = 0.6;
export const STEM = 0.4;
export const SUBSTRING = 0.3;
export const TYPO = 0.5;
/** How much it matters which share of a term was typed, 0 to 1. */
export const CLOSENESS = 0.5;

/** What is worth less than a word: the words of every sentence, and neighbours as one word … */
export const STOP_WORD = 0.1;
export const JOIN = 0.3;
/** … unless they were typed as one. */
export const TYPED_JOIN = 1;

/** What it is worth that the heading is just what was typed … */
export const NAMED = 1.5;
/** … and that all neighbouring words are neighbours there too. */
export const PHRASE = 0.9;
/** Power of the share of the words that were found. */
export const COVERAGE = 0.5;
/** A hit with less than this share of the best coverage is left out. */
export const LEAST_COVERAGE = 0.4;
/** What each level of headings is worth less than the one above. */
export const LEVEL = 0.09;
