import { PROOF_BROWSER_WORDS } from './browser-words.ts';
import { PROOF_ENGLISH } from './english.ts';
import type { ProofWords } from './english.ts';
import { PROOF_ZH } from './zh.ts';

/** The words of the proof in the languages that come with it. */
export const PROOF_TABLES: { en: ProofWords; zh: ProofWords } = { en: PROOF_ENGLISH, zh: PROOF_ZH };

/** Those that the browser needs. */
export const PROOF_BROWSER_TABLES = { en: PROOF_BROWSER_WORDS, zh: PROOF_ZH };
