import { BROWSER_WORDS } from './browser-words.ts';
import { SHELL_WORDS } from './shell-words.ts';
import { textsByEnglish } from './word-tables.ts';

/** All words of the shell in English. Every other language has the same keys. */
export const ENGLISH = { ...SHELL_WORDS, ...BROWSER_WORDS };

export type WordKey = keyof typeof ENGLISH;
/** The words of one language. */
export type Words = Readonly<Record<WordKey, string>>;
/** An English text that code in the browser may say. */
export type BrowserText = (typeof BROWSER_WORDS)[keyof typeof BROWSER_WORDS];
/** Says an English text in the language of a page. */
export type Say = (english: BrowserText) => string;

export const WORD_KEYS = Object.keys(ENGLISH) as WordKey[];

/** The document has to carry these for the browser: the texts that differ from the English ones in the code. */
export function wordsForBrowser(words: Words): Record<string, string> {
  return textsByEnglish(BROWSER_WORDS, words);
}

/** Says the browser's words at build time. */
export function sayIn(words: Words): Say {
  const texts = wordsForBrowser(words);
  return (english) => texts[english] ?? english;
}
