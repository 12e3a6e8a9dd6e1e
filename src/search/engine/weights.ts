// Every number that the order of hits depends on, tuned on the halves `tune`, `seen` and `practice` of
// tests/search-quality: the middle of the range with the same result, not its peak.

/** Weight of one occurrence and usual number of tokens, by field. Longer fields count less. */
export const FIELDS = {
  heading: [5, 4],
  slug: [2, 2],
  aliases: [2.5, 12],
  parents: [2.5, 20],
  content: [1, 60],
  code: [0.3, 40],
  flags: [8, 20],
} as const;
/** How much field length matters, 0 to 1. */
export const LENGTH = 0.4;
/** Point from which more occurrences hardly count. */
export const SATURATION = 3.2;

/** Likelihood that a term is meant by a different word; 1 for the same word. */
export const SYNONYM = 0.8;
export const PREFIX = 0.85;
export const PREFIX_BEFORE_LAST = 0.45;
export const INFLECTED = 0.38;
export const STEM = 0.36;
export const SUBSTRING = 0.3;
export const TYPO = 0.5;
/** How much the typed share of a term matters, 0 to 1. */
export const CLOSENESS = 0.4;

/** Weights below a word's: stop words, and adjacent words as one … */
export const STOP_WORD = 0.1;
export const JOIN = 0.25;
/** … unless they were typed as one. */
export const TYPED_JOIN = 1;

/** Bonus for a record whose name is the query, … */
export const NAMED = 0.8;
/** … and exponent of the share of the query that the name is. */
export const NAMED_SHARE = 1.8;
/** Bonus for a record with a name of the same words, in any order. */
export const NEAR_NAME = 0.8;
/** Bonus if all adjacent words are also adjacent in the record. */
export const PHRASE = 0.9;
/** Share of what the rest of its page covers that a section gets. */
export const PAGE_COVERS = 0.42;
/** A hit with less than this share of the best coverage is dropped. */
export const LEAST_COVERAGE = 0.4;

/** Reduction of the score per heading level. */
export const LEVEL = 0.09;
/** Exponent of the number of sections with the same heading. */
export const GENERIC = 0.1;
/** Factor for pages in no section of the navigation. */
export const OUTSIDE = 0.93;

/** A hit with less than this share of the fifth best score is weak. */
export const WEAK = 0.95;
