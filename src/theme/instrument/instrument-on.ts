import { sayOn } from '../../model/document.ts';
import { fillIn } from '../../model/words/fill-in.ts';

interface Instrument<Text extends string> {
  /** The element that has the attribute, if the page has the instrument. */
  place: HTMLElement | null;
  /** Says a sentence in the language of the page. */
  say: (english: Text) => string;
  /** Says a sentence with its values. */
  sayMessage: (message: readonly [text: Text, values?: Readonly<Record<string, string | number>>]) => string;
}

/** Finds an instrument on its page. Place and language never change, because such a page is entered with a page load. */
export function instrumentOn<Text extends string>(attribute: string): Instrument<Text> {
  const place = document.querySelector<HTMLElement>(`[${attribute}]`);
  const say = sayOn(place ?? document.documentElement);
  return { place, say, sayMessage: ([text, values = {}]) => fillIn(say(text), values) };
}

/** The language of what is in English on every page, for elements on a page in another language. */
export const ENGLISH: 'en' | undefined = /^en\b/.test(document.documentElement.lang) ? undefined : 'en';
