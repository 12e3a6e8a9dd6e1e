import { existsSync } from 'node:fs';
import path from 'node:path';
import { localePrefix, type RouteLocales } from '../../model/route.ts';
import type { SiteConfig } from '../config/schema.ts';

/** The part of the configuration that decides where content is. */
export type LocaleConfig = Pick<SiteConfig, 'lang' | 'locales' | 'multiVersion'>;

export function routeLocales({ lang, locales, multiVersion }: LocaleConfig): RouteLocales {
  return {
    langs: locales.map((locale) => locale.lang),
    defaultLang: lang,
    versions: multiVersion.versions,
    defaultVersion: multiVersion.default,
  };
}

export interface LocaleRoot {
  lang: string;
  version: string;
  /** Folder of this locale below docs, with forward slashes: empty, `en`, `v1` or `v1/zh`. */
  folder: string;
  /** Prefix of every route of this locale: empty, `/zh`, `/v1` or `/v1/zh`. */
  prefix: string;
}

/**
 * Each language of each version with its folder. The folder of a default is optional: without it the pages are one
 * level up.
 */
export function localeRoots(docsDir: string, config: LocaleConfig): LocaleRoot[] {
  const locales = routeLocales(config);
  const exists = (folder: string): boolean => existsSync(path.join(docsDir, folder));
  const versions = locales.versions.length > 0 ? locales.versions : [''];
  return versions.flatMap((version) => {
    const versionFolder =
      version === '' || (version === locales.defaultVersion && !exists(version)) ? '' : version;
    return locales.langs.map((lang) => {
      const langFolder = path.posix.join(versionFolder, lang);
      const folder = lang === locales.defaultLang && !exists(langFolder) ? versionFolder : langFolder;
      const prefix = localePrefix(lang, version === '' ? locales.defaultVersion : version, locales);
      return { lang, version: version === '' ? locales.defaultVersion : version, folder, prefix };
    });
  });
}
