import { LEARN_BROWSER_WORDS } from './browser-words.ts';
import { LEARN_ENGLISH } from './english.ts';
import type { LearnWords } from './english.ts';
import { LEARN_ZH } from './zh.ts';

/** The words of lessons in the languages that come with them. */
export const LEARN_TABLES: { en: LearnWords; zh: LearnWords } = { en: LEARN_ENGLISH, zh: LEARN_ZH };

/** Those that the app says on pages of a track. */
export const LEARN_BROWSER_TABLES = { en: LEARN_BROWSER_WORDS, zh: LEARN_ZH };
