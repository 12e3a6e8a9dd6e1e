import { sayOn } from '../../model/document.ts';
import type { Say } from '../../model/words/words.ts';

/** Says a word of the shell in the language of the shown page. */
export const say: Say = (english) => sayOn(document.documentElement)(english);
