import { stripVTControlCharacters } from 'node:util';
import type { KnownError, Knowledge } from '../model/knowledge.ts';

const MOST = 3;
/** Of the words of a printed message, this share has to be in the pasted one. */
const ENOUGH = 0.6;
/** A fragment that is there is surer than any share of words. */
const SURE = 10;

/** Finds the entries of the error index that a pasted message may be about, the likeliest first. */
export function explainError({ errors }: Pick<Knowledge, 'errors'>, message: string): KnownError[] {
  const text = plain(message);
  const words = new Set(wordsOf(text));
  const weigh = wordWeights(errors);
  const scored = errors.map((error) => ({ error, score: scoreOf(error, { text, words, weigh }) }));
  return scored
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ error }) => error);
}

interface Pasted {
  text: string;
  words: ReadonlySet<string>;
  /** How much a word says: one that is in many messages says little. */
  weigh: (word: string) => number;
}

function scoreOf({ fragments, printed }: KnownError, { text, words, weigh }: Pasted): number {
  const found = fragments.filter((fragment) => hasInOrder(text, fragment)).map(({ length }) => length);
  const shares = printed.map((line) => {
    const own = [...new Set(wordsOf(plain(line)))];
    const all = sum(own.map(weigh));
    return all === 0 ? 0 : sum(own.filter((word) => words.has(word)).map(weigh)) / all;
  });
  const share = Math.max(0, ...shares);
  // Of two fragments that are there, the longer one says more.
  return found.length === 0 ? share : SURE + Math.max(...found) + share;
}

/** A fragment with an ellipsis has to be there part by part. */
function hasInOrder(text: string, fragment: string): boolean {
  let at = 0;
  for (const part of fragment.split('…').map((one) => plain(one))) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return true;
}

function wordWeights(errors: readonly KnownError[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { printed } of errors)
    for (const word of new Set(printed.flatMap((line) => wordsOf(plain(line)))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => 1 / (counts.get(word) ?? 1);
}

function plain(text: string): string {
  return stripVTControlCharacters(text).toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}@][\p{L}\p{N}@/_-]*/gu) ?? [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
