import type { Highlighter } from './highlighter.ts';

/** Returns a highlighter that also knows other names of languages. */
export function withAliases(
  highlighter: Highlighter,
  aliases: Readonly<Record<string, string>>,
): Highlighter {
  const nameOf = (lang: string) => (Object.hasOwn(aliases, lang) ? aliases[lang]! : lang);
  return {
    isKnown: (lang) => highlighter.isKnown(nameOf(lang)),
    knownLanguages: () => [...highlighter.knownLanguages(), ...Object.keys(aliases)],
    load: (langs) => highlighter.load([...langs].map(nameOf)),
    lines: (code, lang) => highlighter.lines(code, nameOf(lang)),
  };
}
