import type { EditLink, Locale } from '../../model/site.ts';
import type { CheckedSettings } from './site-settings.ts';

export type LocaleSettings = Omit<Locale, 'nav' | 'sidebar'>;

/** Fills in settings whose defaults depend on other settings. */
export function fillDerived(settings: CheckedSettings) {
  const { title, description, lang, feeds } = settings;
  return {
    ...settings,
    product: settings.product ?? { name: title, slug: slugOf(title) },
    feeds: feeds.map((feed) => ({ ...feed, language: feed.language ?? lang })),
    locales: (settings.locales ?? [{ lang }]).map((locale): LocaleSettings => {
      const editLink = locale.editLink ?? editLinkOf(settings);
      return {
        lang: locale.lang,
        label: locale.label ?? nameOfLanguage(locale.lang),
        title: locale.title ?? title,
        description: locale.description ?? description,
        ...(editLink !== undefined && { editLink }),
      };
    }),
  };
}

function editLinkOf({ repository }: CheckedSettings): EditLink | undefined {
  if (!repository) return undefined;
  const { url, branch, docsDir } = repository;
  const folder = docsDir === '' ? '' : `/${docsDir}`;
  return { docRepoBaseUrl: `${url}/${editorOf(url)}/${branch}${folder}`, text: 'Edit this page' };
}

/** Returns the URL prefix of the host's web editor, which differs between hosts. */
function editorOf(url: string): string {
  const { hostname } = new URL(url);
  if (hostname.includes('gitlab')) return '-/edit';
  if (/codeberg|forgejo|gitea/.test(hostname)) return '_edit';
  return hostname.includes('bitbucket') ? 'src' : 'edit';
}

/** Returns a language's name in that language (`English`, `中文`), which is what its readers look for. */
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
