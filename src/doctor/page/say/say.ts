import { DOCTOR, sayOn } from '../../../model/document.ts';
import { fillIn } from '../../../model/words/fill-in.ts';
import type { DoctorMessage, DoctorText } from '../../model/words/page-words.ts';

/** Says a text of the doctor in the language of the page, which never changes: its pages are entered with a page load. */
export const say: (english: DoctorText) => string = sayOn(
  document.querySelector(`[${DOCTOR}]`) ?? document.documentElement,
);

/** Says a message with its values. */
export function sayMessage([text, values = {}]: DoctorMessage): string {
  return fillIn(say(text), values);
}

/** The language of what checkers say, for elements on a page in another language. */
export const ENGLISH: 'en' | undefined = /^en\b/.test(document.documentElement.lang) ? undefined : 'en';
