import { describe, expect, it } from 'vitest';
import { ENGLISH, WORD_KEYS } from '../../model/words/words.ts';
import type { WordTables } from '../../model/words/word-tables.ts';
import { siteConfigSchema } from '../config/schema.ts';
import type { SiteConfigInput } from '../config/site-settings.ts';
import type { Extension } from './extension.ts';
import { settingWordProblems } from './setting-words.ts';
import { compileMdx, problemTexts, staticHtml, tempSite } from './temp-site.fixture.ts';

type Locale = NonNullable<SiteConfigInput['locales']>[number];

function problemsWith(locales: NonNullable<SiteConfigInput['locales']>, added: readonly WordTables[] = []) {
  const config = `export default {\n  title: 'T',\n  locales: ${JSON.stringify(locales)},\n};`;
  const { siteDir, docsDir } = tempSite({ 'site.config.ts': config });
  const configFile = `${siteDir}/site.config.ts`;
  const checked = siteConfigSchema.parse({ title: 'T', lang: locales[0]?.lang, locales });
  return settingWordProblems({ siteDir, docsDir, configFile, config: checked, dependencies: [] }, added);
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

describe('words of an extension', () => {
  const BELL = { en: { bellRing: 'Ring {times} times', bellStop: 'Stop' } };
  const bell: Extension = {
    words: BELL,
    components: {
      Bell: {
        rule: { static: true, props: {}, children: [] },
        render: (_, { scope, site }) => [{ type: 'text', value: site.extensionWords(BELL, scope).bellStop }],
      },
    },
  };
  const compile = (locale: Locale) =>
    compileMdx(
      "import { Bell } from '@theme';\n\n# Title\n\n<Bell />\n",
      { 'site.config.ts': 'export default {};' },
      { lang: locale.lang, locales: [locale] },
      [bell],
    );

  it('can be replaced in the configuration, with the same values', () => {
    const words = { bellRing: 'Ring {times}×', bellStop: 'Stop {now}', bellRign: 'Ring', toString: 'x' };
    expect(problemsWith([{ lang: 'en', words }], [BELL])).toMatchObject([
      { what: '`locales[0].words.bellStop` must contain nothing in braces, but is "Stop {now}".', line: 3 },
      { what: 'Unknown setting `locales[0].words.bellRign`.', didYouMean: '`bellRing`', level: 'error' },
      { what: 'Unknown setting `locales[0].words.toString`.', level: 'error' },
    ]);
  });

  it('are those of the configuration on a page', async () => {
    const compiled = await compile({ lang: 'en', words: { bellStop: 'Enough' } });
    expect(compiled.problems).toEqual([]);
    expect(staticHtml(compiled)).toContain('Enough');
  });

  it('are named where a page says them in English, because its language lacks them', async () => {
    const compiled = await compile({ lang: 'fr', words: { bellRing: 'Sonner {times} fois' } });
    expect(problemTexts(compiled.problems)).toEqual([
      expect.stringContaining('Pages in "fr" have 1 words in English: bellStop.'),
    ]);
  });
});
