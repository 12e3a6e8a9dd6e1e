import { syllable } from 'syllable';
import type { ProseBlock } from './page-prose.ts';

export interface Reading {
  words: number;
  sentences: number;
  /** The age at which the text is easy to read, after Flesch and Kincaid. */
  age: number;
}

const words = new Intl.Segmenter('en', { granularity: 'word' });
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

export interface Word {
  text: string;
  /** The offset of the word in its block. */
  index: number;
}

export function wordsIn(text: string): Word[] {
  return [...words.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, index }));
}

export function sentencesIn(text: string): Word[] {
  return [...sentences.segment(text)].map(({ segment, index }) => ({ text: segment.trim(), index }));
}

export function readingOf(blocks: readonly ProseBlock[]): Reading {
  const running = blocks.filter(({ isRunning }) => isRunning).map(({ text }) => text);
  const all = running.flatMap(wordsIn);
  const count = running.flatMap(sentencesIn).length;
  const syllables = all.reduce((sum, { text }) => sum + Math.max(1, syllable(text)), 0);
  const grade = all.length === 0 ? 0 : 0.39 * (all.length / count) + 11.8 * (syllables / all.length) - 15.59;
  return { words: all.length, sentences: count, age: Math.max(5, Math.round(grade + 5)) };
}
