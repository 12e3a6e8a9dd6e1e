import { sayOn, STARTER } from '../../model/document.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { ProperName, StarterMessage, StarterText } from '../model/words/page-words.ts';

/** Says a text of the starter in the language of the page, which never changes: the page is entered with a page load. */
export const say: (english: StarterText | ProperName) => string = sayOn(
  document.querySelector(`[${STARTER}]`) ?? document.documentElement,
);

/** Says a message with its values. */
export function sayMessage([text, values = {}]: StarterMessage): string {
  return fillIn(say(text), values);
}

/** The language of reasons, whose pages are in English, for elements on a page in another language. */
export const ENGLISH: 'en' | undefined = /^en\b/.test(document.documentElement.lang) ? undefined : 'en';
