import { sayOn } from '../../../model/document.ts';
import type { ProofText } from '../../model/words/browser-words.ts';

/** Says a word of the proof in the language of the shown page. */
export const say = (english: ProofText): string => sayOn(document.documentElement)(english);
