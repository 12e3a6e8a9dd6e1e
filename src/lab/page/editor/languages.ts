import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import type { LanguageSupport } from '@codemirror/language';
import { parsedInView } from './parse-in-view.ts';

const LANGUAGES: readonly [names: RegExp, language: () => LanguageSupport][] = [
  [/\.[cm]?ts$/, () => javascript({ typescript: true })],
  [/\.tsx$/, () => javascript({ typescript: true, jsx: true })],
  [/\.[cm]?jsx?$/, () => javascript({ jsx: true })],
  [/\.(?:css|less|s[ac]ss)$/, css],
  [/\.(?:json|map)$/, json],
];

/** The end of a file's name decides. */
export function languageOf(path: string): LanguageSupport | undefined {
  const language = LANGUAGES.find(([names]) => names.test(path))?.[1];
  return language && parsedInView(language());
}
