import { localeOf, localePrefix, type RouteLocales } from './route.ts';

export interface LocaleRedirectInput {
  setting: 'auto' | 'never';
  /** `navigator.languages`, most wanted first. */
  languages: readonly string[];
  /** The flag in storage: a reader is moved at most once, so that their own choice afterwards holds. */
  visited: boolean;
  userAgent: string;
  routePath: string;
  /** The languages this page exists in, so that nobody is moved to a 404. */
  available: readonly string[];
  locales: RouteLocales;
}

/** Crawlers must index the page they asked for, whatever language they claim to speak. */
const BOT = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit/i;

/** The route path a first-time reader should be moved to, or nothing. */
export function localeRedirect(input: LocaleRedirectInput): string | undefined {
  const { routePath, locales, available } = input;
  if (input.setting === 'never' || input.visited || locales.langs.length < 2 || BOT.test(input.userAgent))
    return undefined;
  const current = localeOf(routePath, locales);
  const wanted = firstSpoken(input.languages, [current.lang, ...available]);
  if (wanted === undefined || wanted === current.lang) return undefined;
  return localePrefix(wanted, current.version, locales) + current.rest;
}

/** `zh-TW` is served by `zh-TW`, else by any Chinese; a wish nobody can serve passes on to the next. */
function firstSpoken(languages: readonly string[], available: readonly string[]): string | undefined {
  for (const language of languages) {
    const wish = language.toLowerCase();
    const exact = available.find((lang) => lang.toLowerCase() === wish);
    const related = exact ?? available.find((lang) => primary(lang) === primary(wish));
    if (related !== undefined) return related;
  }
  return undefined;
}

function primary(lang: string): string {
  return lang.toLowerCase().split('-')[0] ?? '';
}
