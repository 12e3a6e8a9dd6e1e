import { slotsOf } from './fill-in.ts';
import type { WordTables } from './word-tables.ts';

/** Finds faults in tables of words, such as `zh.copied`: a word is missing, English, or fills in other values. */
export function tableProblems({ en, ...others }: WordTables): string[] {
  return Object.entries(others).flatMap(([lang, table]) => {
    const keys = [...new Set([...Object.keys(en), ...Object.keys(table)])];
    return keys
      .filter((key) => {
        const [english = '', text = ''] = [en[key], table[key]];
        return text === '' || text === english || slotsOf(text).join() !== slotsOf(english).join();
      })
      .map((key) => `${lang}.${key}`);
  });
}
