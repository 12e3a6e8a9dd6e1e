import { sentencesIn } from './reading.ts';

/** A phrase that this site used too often, or that sounds translated. */
interface WornOut {
  pattern: RegExp;
  /** Names better words. */
  instead: string;
}

export interface FoundPhrase {
  text: string;
  /** The offset of the phrase in its block. */
  index: number;
  instead: string;
}

/** Phrases that may be anywhere, also in headings, cells and messages. */
const WORN_OUT: readonly WornOut[] = [
  { pattern: /\b(?:stands?|stood|standing)\b(?!-)/gi, instead: 'is, goes, belongs or appears' },
  { pattern: /\bcounts? (?:for|from)\b/gi, instead: 'applies to or applies from' },
  {
    pattern: /\bwithout a word\b|\bnothing is said\b|\bsays nothing\b/gi,
    instead: 'silently or without a warning',
  },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix' },
  { pattern: /\b(?:is|are|was|were|be|been) told\b/gi, instead: 'is reported, or name who says it' },
  // "There is no preset" and "no longer" are fine.
  {
    pattern: /(?<!\b(?:there|here) )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|different\b|one\b)/gi,
    instead: 'is not a, or has no',
  },
  { pattern: /\bbelongs? into\b/gi, instead: 'belongs in' },
  { pattern: /\ba text\b(?! (?:file|editor|node|field))/gi, instead: 'a string' },
  { pattern: /\b(?:left|leaves?|leaving) out\b/gi, instead: 'external, stays an import, or omits' },
  { pattern: /\bcopied in\b(?! (?:a|the|your)\b)/gi, instead: 'bundled' },
];

/** Openers that hide what a sentence is about. Questions may start with them. */
const OPENER: WornOut = {
  pattern: /^(?:What|Who|Whoever)\b(?=.*[.:]$)/s,
  instead: 'the name of the thing',
};

/** `isRunning` is true for a block of whole sentences. */
export function wornOutIn(text: string, isRunning: boolean): FoundPhrase[] {
  const anywhere = WORN_OUT.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map((match) => ({ text: match[0].trim(), index: match.index, instead })),
  );
  const openers = (isRunning ? sentencesIn(text) : []).flatMap((sentence) => {
    const match = OPENER.pattern.exec(sentence.text);
    return match ? [{ text: match[0], index: sentence.index, instead: OPENER.instead }] : [];
  });
  return [...anywhere, ...openers];
}
