import { LAB, sayOn } from '../../../model/document.ts';
import { fillIn } from '../../../model/words/fill-in.ts';
import type { LabMessage, LabText } from '../../model/words/page-words.ts';

/** Where the lab is on its page, which never changes: the lab is entered with a page load. */
export const labPlace = document.querySelector<HTMLElement>(`[${LAB}]`);

/** Says a message of the lab in the language of the page. */
export const say: (english: LabText) => string = sayOn(labPlace ?? document.documentElement);

/** Says a message with its values. */
export function sayMessage([text, values = {}]: LabMessage): string {
  return fillIn(say(text), values);
}
