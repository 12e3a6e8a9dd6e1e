import { STARTER_ENGLISH } from './english.ts';
import type { StarterWords } from './english.ts';
import { STARTER_ZH } from './zh.ts';

/** The words of the starter in the languages that come with it. */
export const STARTER_TABLES: { en: StarterWords; zh: StarterWords } = { en: STARTER_ENGLISH, zh: STARTER_ZH };
