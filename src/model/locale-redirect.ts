import { localeOf, localePrefix, type RouteLocales } from './route.ts';

export interface LocaleRedirectInput {
  setting: 'auto' | 'never';
  /** `navigator.languages`, most preferred first. */
  languages: readonly string[];
  /** The flag in storage: readers are redirected at most once, so their later choice holds. */
  visited: boolean;
  userAgent: string;
  routePath: string;
  /** Languages this page exists in, so nobody is redirected to a 404. */
  available: readonly string[];
  locales: RouteLocales;
}

/** Crawlers must index the page they requested, whatever language they accept. */
const BOT = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit/i;

/** The route path to redirect a first-time reader to, if there is one. */
export function localeRedirect(input: LocaleRedirectInput): string | undefined {
  const { routePath, locales, available } = input;
  if (input.setting === 'never' || input.visited || locales.langs.length < 2 || BOT.test(input.userAgent))
    return undefined;
  const current = localeOf(routePath, locales);
  const wanted = firstAvailable(input.languages, [current.lang, ...available]);
  if (wanted === undefined || wanted === current.lang) return undefined;
  return localePrefix(wanted, current.version, locales) + current.rest;
}

/** The first language that is available exactly or in a related form: `zh-TW` matches `zh-TW`, else any Chinese. */
function firstAvailable(languages: readonly string[], available: readonly string[]): string | undefined {
  for (const preferred of languages) {
    const language = preferred.toLowerCase();
    const exact = available.find((lang) => lang.toLowerCase() === language);
    const related = exact ?? available.find((lang) => primary(lang) === primary(language));
    if (related !== undefined) return related;
  }
  return undefined;
}

function primary(lang: string): string {
  return lang.toLowerCase().split('-')[0] ?? '';
}
