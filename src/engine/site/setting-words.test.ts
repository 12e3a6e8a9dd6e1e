import { expect, it } from 'vitest';
import { ENGLISH, WORD_KEYS } from '../../model/words/words.ts';
import { siteConfigSchema } from '../config/schema.ts';
import type { SiteConfigInput } from '../config/site-settings.ts';
import { settingWordProblems } from './setting-words.ts';
import { tempSite } from './temp-site.fixture.ts';

function problemsWith(locales: NonNullable<SiteConfigInput['locales']>) {
  const config = `export default {\n  title: 'T',\n  locales: ${JSON.stringify(locales)},\n};`;
  const { siteDir, docsDir } = tempSite({ 'site.config.ts': config });
  const configFile = `${siteDir}/site.config.ts`;
  const checked = siteConfigSchema.parse({ title: 'T', lang: locales[0]?.lang, locales });
  return settingWordProblems({ siteDir, docsDir, configFile, config: checked, dependencies: [] });
}

it('warns about words that a language does not have, with their keys and the line of the language', () => {
  const [problem, ...rest] = problemsWith([{ lang: 'en' }, { lang: 'fr', words: {} }]);
  expect(rest).toEqual([]);
  expect(problem).toMatchObject({ level: 'warning', file: 'site.config.ts', line: 3 });
  expect(problem?.what).toContain(`Pages in "fr" have ${WORD_KEYS.length} words of the shell in English`);
});

it('names only the words that are missing', () => {
  const { search: _, menu: __, ...others } = ENGLISH;
  expect(problemsWith([{ lang: 'fr', words: others }])[0]?.what).toBe(
    'Pages in "fr" have 2 words of the shell in English: menu, search.',
  );
});

it('is content with the languages of the engine', () => {
  expect(problemsWith([{ lang: 'en-GB' }, { lang: 'zh-CN' }])).toEqual([]);
});
