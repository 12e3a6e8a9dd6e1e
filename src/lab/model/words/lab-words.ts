import { LAB_ENGLISH } from './english.ts';
import type { LabWords } from './english.ts';
import { LAB_ZH } from './zh.ts';

/** The words of the lab in the languages that come with it. */
export const LAB_TABLES: { en: LabWords; zh: LabWords } = { en: LAB_ENGLISH, zh: LAB_ZH };
