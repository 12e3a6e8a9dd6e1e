import { DESK_ENGLISH } from './english.ts';
import type { DeskWords } from './english.ts';
import { DESK_ZH } from './zh.ts';

/** The words of the migration desk in the languages that come with it. */
export const DESK_TABLES: { en: DeskWords; zh: DeskWords } = { en: DESK_ENGLISH, zh: DESK_ZH };
