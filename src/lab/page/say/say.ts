import { LAB, sayOn } from '../../../model/document.ts';
import { fillIn } from '../../../model/words/fill-in.ts';
import type { LabMessage, LabText } from '../../model/words/page-words.ts';

/** Says a message of the lab in the language of the page, which never changes: the lab is entered with a page load. */
export const say: (english: LabText) => string = sayOn(
  document.querySelector(`[${LAB}]`) ?? document.documentElement,
);

/** Says a message with its values. */
export function sayMessage([text, values = {}]: LabMessage): string {
  return fillIn(say(text), values);
}
