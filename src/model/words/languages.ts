import { ENGLISH, type Words } from './words.ts';
import { ZH } from './zh.ts';

/** Languages whose words come with the engine. A language tag may say more: `zh-CN` uses those of `zh`. */
const LANGUAGES: Readonly<Record<string, Words>> = { en: ENGLISH, zh: ZH };

/** Returns the words that come with the engine for a language, if there are any. */
export function builtInWords(lang: string): Words | undefined {
  return LANGUAGES[lang.toLowerCase().split('-')[0] ?? ''];
}

/** Returns a language's words: those of its configuration, those of the engine, and English for the rest. */
export function wordsOf(lang: string, own: Partial<Words> = {}): Words {
  return { ...(builtInWords(lang) ?? ENGLISH), ...own };
}
