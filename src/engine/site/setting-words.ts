import { readFileSync } from 'node:fs';
import { builtInWords } from '../../model/words/languages.ts';
import { WORD_KEYS } from '../../model/words/words.ts';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { displayPath } from '../files/display-path.ts';

/** Warns about languages in which the shell would speak English, because neither engine nor configuration has its words. */
export function settingWordProblems({ config, configFile, siteDir }: ConfiguredSite): Problem[] {
  return config.locales.flatMap(({ lang }, index): Problem[] => {
    const missing = builtInWords(lang)
      ? []
      : WORD_KEYS.filter((key) => config.ownWords[lang]?.[key] === undefined);
    if (missing.length === 0) return [];
    const file = displayPath(siteDir, configFile);
    const source = readFileSync(configFile, 'utf8');
    return [
      {
        level: 'warning',
        file,
        ...locateSetting(source, file, { path: ['locales', index, 'words'], pointAt: 'key' }),
        what: `Pages in "${lang}" have ${missing.length} words of the shell in English: ${missing.join(', ')}.`,
        fix: 'Translate them in `words` of the locale. Names in braces, such as {count}, must stay.',
      },
    ];
  });
}
