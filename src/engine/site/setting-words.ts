import { readFileSync } from 'node:fs';
import { nearest } from '../../model/nearest.ts';
import { SHELL_TABLES } from '../../model/words/languages.ts';
import { missingWords } from '../../model/words/word-tables.ts';
import type { WordTables } from '../../model/words/word-tables.ts';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { slotProblem } from '../config/words-setting.ts';
import { displayPath } from '../files/display-path.ts';

/** Checks the words of every language: those of the shell, and those that replace words of extensions. */
export function settingWordProblems(site: ConfiguredSite, added: readonly WordTables[] = []): Problem[] {
  const problems = site.config.locales.flatMap(({ lang }) => missingWordProblems(site, lang, SHELL_TABLES));
  return [...problems, ...addedWordProblems(site, added)];
}

/** Warns about words that would be English in another language, because neither a table nor the configuration has them. */
export function missingWordProblems(site: ConfiguredSite, lang: string, tables: WordTables): Problem[] {
  const missing = missingWords(tables, lang, site.config.ownWords[lang]);
  if (missing.length === 0) return [];
  const index = site.config.locales.findIndex((locale) => locale.lang === lang);
  const whose = tables === SHELL_TABLES ? 'words of the shell' : 'words';
  return [
    {
      level: 'warning',
      ...placeIn(site, ['locales', index, 'words']),
      what: `Pages in "${lang}" have ${missing.length} ${whose} in English: ${missing.join(', ')}.`,
      fix: 'Translate them in `words` of the locale. Names in braces, such as {count}, must stay.',
    },
  ];
}

/** Checks the words that are not of the shell, which only extensions know. */
function addedWordProblems(site: ConfiguredSite, added: readonly WordTables[]): Problem[] {
  const english: Record<string, string> = Object.assign({}, ...added.map(({ en }) => en));
  return site.config.locales.flatMap(({ lang }, index) =>
    Object.entries(site.config.ownWords[lang] ?? {}).flatMap(([key, text = '']): Problem[] => {
      if (Object.hasOwn(SHELL_TABLES.en, key)) return [];
      const name = `\`locales[${index}].words.${key}\``;
      const place = placeIn(site, ['locales', index, 'words', key]);
      const meaning = Object.hasOwn(english, key) ? english[key] : undefined;
      if (meaning === undefined) {
        const meant = nearest(key, [...Object.keys(SHELL_TABLES.en), ...Object.keys(english)]);
        return [
          {
            level: 'error',
            ...place,
            what: `Unknown setting ${name}.`,
            ...(meant !== undefined && { didYouMean: `\`${meant}\`` }),
            fix: 'Use the key of a word that the pages have, or remove it.',
          },
        ];
      }
      const problem = slotProblem(text, meaning);
      if (problem === undefined) return [];
      return [{ level: 'error', ...place, what: `${name} ${problem}, but is ${JSON.stringify(text)}.` }];
    }),
  );
}

function placeIn({ siteDir, configFile }: ConfiguredSite, path: PropertyKey[]) {
  const file = displayPath(siteDir, configFile);
  return { file, ...locateSetting(readFileSync(configFile, 'utf8'), file, { path, pointAt: 'key' }) };
}
