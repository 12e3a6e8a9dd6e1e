import { wordsFrom } from './word-tables.ts';
import type { OwnWords, WordTables } from './word-tables.ts';
import { ENGLISH, type WordKey, type Words } from './words.ts';
import { ZH } from './zh.ts';

/** The words of the shell in the languages that come with the engine. */
export const SHELL_TABLES: WordTables<WordKey> = { en: ENGLISH, zh: ZH };

/** The words of the shell: those of the site's configuration, those of the engine, and English for the rest. */
export function wordsOf(lang: string, own?: OwnWords): Words {
  return wordsFrom(SHELL_TABLES, lang, own);
}
