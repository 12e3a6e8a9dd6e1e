// Every number that the order of hits depends on, tuned on the `tune` half of tests/search-quality: the
// middle of the range with the same result, not its peak.

/** Weight of one occurrence and usual number of tokens, by field. Longer fields count less. */
export const FIELDS = {
  heading: [5, 4],
  parents: [2.5, 5],
  content: [1, 60],
  code: [0.3, 40],
  flags: [8, 20],
} as const;
/** How much field length matters, 0 to 1. */
export const LENGTH = 0.5;
/** Point from which more occurrences hardly count. */
export const SATURATION = 2.5;

/** Likelihood that a term is meant by a different word; 1 for the same word. */
export const PREFIX = 0.7;
export const PREFIX_BEFORE_LAST = 0.6;
export const STEM = 0.4;
export const SUBSTRING = 0.3;
export const TYPO = 0.5;
/** How much the typed share of a term matters, 0 to 1. */
export const CLOSENESS = 0.5;

/** Weights below a word's: stop words, and adjacent words as one … */
export const STOP_WORD = 0.1;
export const JOIN = 0.3;
/** … unless they were typed as one. */
export const TYPED_JOIN = 1;

/** Factor for a heading that is exactly the query … */
export const NAMED = 1.5;
/** … and bonus if all adjacent words are also adjacent in the record. */
export const PHRASE = 0.9;
/** Exponent of the share of words that were found. */
export const COVERAGE = 0.5;
/** A hit with less than this share of the best coverage is dropped. */
export const LEAST_COVERAGE = 0.4;
/** Reduction of the score per heading level. */
export const LEVEL = 0.09;
