import type { Locale } from '../../model/site.ts';
import { wordsOf } from '../../model/words/languages.ts';
import type { OwnWords } from '../../model/words/word-tables.ts';
import type { Words } from '../../model/words/words.ts';
import type { CheckedSettings } from './site-settings.ts';

type WordsByLanguage = Readonly<Record<string, OwnWords>>;
export type LocaleSettings = Omit<Locale, 'nav' | 'sidebar'>;

/** Fills in settings whose defaults depend on other settings. */
export function fillDerived(settings: CheckedSettings) {
  const { title, description, lang, feeds, outlineTitle } = settings;
  const locales = settings.locales ?? [{ lang }];
  /** Words from the configuration, by language. */
  const ownWords: WordsByLanguage = Object.fromEntries(
    locales.map((locale) => [
      locale.lang,
      { ...(outlineTitle !== undefined && { outlineTitle }), ...('words' in locale && locale.words) },
    ]),
  );
  return {
    ...settings,
    ...themedLogo(settings),
    ownWords,
    product: settings.product ?? { name: title, slug: slugOf(title) },
    feeds: feeds.map((feed) => ({ ...feed, language: feed.language ?? lang })),
    outlineTitle: wordsOfLocale({ ownWords }, lang).outlineTitle,
    locales: locales.map((locale): LocaleSettings => {
      const docRepoBaseUrl = locale.editLink?.docRepoBaseUrl ?? editUrlOf(settings);
      return {
        lang: locale.lang,
        label: locale.label ?? nameOfLanguage(locale.lang),
        title: locale.title ?? title,
        description: locale.description ?? description,
        ...(docRepoBaseUrl !== undefined && {
          editLink: {
            docRepoBaseUrl,
            text: locale.editLink?.text ?? wordsOfLocale({ ownWords }, locale.lang).editPage,
          },
        }),
      };
    }),
  };
}

/** Splits the logo into the image for the light theme and the one for the dark theme, which is empty if they are the same. */
function themedLogo({ logo }: CheckedSettings): { logo: string; darkLogo: string } {
  return typeof logo === 'string' ? { logo, darkLogo: '' } : { logo: logo.light, darkLogo: logo.dark };
}

function editUrlOf({ repository }: CheckedSettings): string | undefined {
  if (!repository) return undefined;
  const { url, branch, docsDir } = repository;
  const folder = docsDir === '' ? '' : `/${docsDir}`;
  return `${url}/${editorOf(url)}/${branch}${folder}`;
}

export function wordsOfLocale({ ownWords }: { ownWords: WordsByLanguage }, lang: string): Words {
  return wordsOf(lang, ownWords[lang]);
}

/** The URL prefix of the host's web editor, which differs between hosts. */
function editorOf(url: string): string {
  const { hostname } = new URL(url);
  if (hostname.includes('gitlab')) return '-/edit';
  if (/codeberg|forgejo|gitea/.test(hostname)) return '_edit';
  return hostname.includes('bitbucket') ? 'src' : 'edit';
}

/** Named in the language itself (`English`, `中文`), which is what its readers look for. */
function nameOfLanguage(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language', fallback: 'code' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
