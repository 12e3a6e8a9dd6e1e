/** The words of one part of a site, by language and key. Every language has the keys of English. */
export interface WordTables<Key extends string = string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly [lang: string]: Readonly<Record<Key, string>>;
}

/** Words from the configuration of a language, by key, whichever table they replace a word of. */
export type OwnWords = Readonly<Record<string, string | undefined>>;

/** A language tag may say more than the name of a table: `zh-CN` uses the table of `zh`. */
function tableOf<Key extends string>(
  tables: WordTables<Key>,
  lang: string,
): Readonly<Record<Key, string>> | undefined {
  const language = lang.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(tables, language) ? tables[language] : undefined;
}

/** The words of the site's configuration, those of the language's table, and English for the rest. */
export function wordsFrom<Key extends string>(
  tables: WordTables<Key>,
  lang: string,
  own: OwnWords = {},
): Record<Key, string> {
  const words: Record<Key, string> = { ...(tableOf(tables, lang) ?? tables.en) };
  for (const key of keysOf(tables)) words[key] = own[key] ?? words[key];
  return words;
}

/** The keys of the words that a language has neither in a table nor in its configuration. */
export function missingWords<Key extends string>(
  tables: WordTables<Key>,
  lang: string,
  own: OwnWords = {},
): Key[] {
  return tableOf(tables, lang) ? [] : keysOf(tables).filter((key) => own[key] === undefined);
}

/** The words that differ from English, by the English text that code in the browser spells out. */
export function textsByEnglish<Key extends string>(
  english: Readonly<Record<Key, string>>,
  words: Readonly<Record<NoInfer<Key>, string>>,
): Record<string, string> {
  const keys = Object.keys(english) as Key[];
  return Object.fromEntries(
    keys.filter((key) => words[key] !== english[key]).map((key) => [english[key], words[key]]),
  );
}

function keysOf<Key extends string>({ en }: WordTables<Key>): Key[] {
  return Object.keys(en) as Key[];
}
