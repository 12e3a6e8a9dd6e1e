import { encodeAddress } from './address.ts';

/** Languages and versions of a site; the default ones have no segment in the URL. */
export interface RouteLocales {
  langs: readonly string[];
  defaultLang: string;
  versions: readonly string[];
  defaultVersion: string;
}

export interface RouteSettings extends RouteLocales {
  /** `/` or `/docs/`: starts and ends with a slash. */
  base: string;
  /** Routes of moved pages, by their former paths. */
  redirects?: Readonly<Record<string, string>> | undefined;
}

export interface RouteMatch {
  /** The known route, such as `/guide/start/`, without escapes. */
  routePath: string;
  /** The canonical URL path of that route, encoded and with the site's base. */
  canonical: string;
  /** The requested path was another spelling: respond with a redirect to `canonical`. */
  redirect: boolean;
}

export interface PathLocale {
  lang: string;
  version: string;
  /** The path without the two segments, such as `/guide/start/`. */
  rest: string;
}

const IGNORED_ENDINGS = ['/', '.html', '/index'];

/**
 * A key that all spellings of a route share: decoded, lower-case, accents joined with their letters, without trailing
 * slashes, `.html` and `/index`. Undefined for a malformed escape. Loops over endings because a regular expression is
 * quadratic on `////…x`.
 */
export function routeKey(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname).toLowerCase().normalize();
  } catch {
    return undefined;
  }
  let end = path.length;
  for (;;) {
    const ending = IGNORED_ENDINGS.find((candidate) => path.endsWith(candidate, end));
    if (ending === undefined) return path.slice(0, end) || '/';
    end -= ending.length;
  }
}

/** Reads version and language from the first two segments: `/v1/zh/guide/start`. */
export function localeOf(routePath: string, locales: RouteLocales): PathLocale {
  const segments = routePath.split('/').slice(1);
  const take = (known: readonly string[]): string | undefined => {
    const found = known.find((name) => name !== '' && name.toLowerCase() === segments[0]?.toLowerCase());
    if (found !== undefined) segments.shift();
    return found;
  };
  const version = take(locales.versions) ?? locales.defaultVersion;
  const lang = take(locales.langs) ?? locales.defaultLang;
  return { lang, version, rest: `/${segments.join('/')}` };
}

/** The leading segments of a language and version: empty, `/zh`, `/v1` or `/v1/zh`. */
export function localePrefix(lang: string, version: string, locales: RouteLocales): string {
  const versionPart = version === locales.defaultVersion ? '' : `/${version}`;
  return versionPart + (lang === locales.defaultLang ? '' : `/${lang}`);
}

/**
 * Creates the one matcher of URL paths and known routes, used by server, host rules, 404 page and runtime.
 */
export function createRouteMatcher(routes: readonly string[], settings: RouteSettings) {
  const { base } = settings;
  const baseKey = routeKey(base);
  const byKey = new Map<string, string>();
  const moved = Object.entries(settings.redirects ?? {});
  // A page takes precedence over a redirect from its path.
  for (const [from, to] of [...routes.map((route) => [route, route] as const), ...moved]) {
    const key = routeKey(from);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, to);
  }

  function withoutBase(key: string): string | undefined {
    if (baseKey === undefined || baseKey === '/') return key;
    if (key === baseKey) return '/';
    return key.startsWith(`${baseKey}/`) ? key.slice(baseKey.length) : undefined;
  }

  /** Drops the default language and version, which may be written out but are not part of known routes. */
  function withoutDefaults(key: string): string {
    const { lang, version, rest } = localeOf(key, settings);
    const prefix = localePrefix(lang, version, settings).toLowerCase();
    return prefix !== '' && rest === '/' ? prefix : prefix + rest;
  }

  return {
    match(pathname: string): RouteMatch | undefined {
      const requestedKey = routeKey(pathname);
      const key = requestedKey === undefined ? undefined : withoutBase(requestedKey);
      if (key === undefined) return undefined;
      const routePath = byKey.get(key) ?? byKey.get(withoutDefaults(key));
      if (routePath === undefined) return undefined;
      const canonical = encodeAddress(base + routePath.slice(1));
      return { routePath, canonical, redirect: pathname !== canonical };
    },
  };
}
