/** The languages and versions a site has; the default ones have no segment in the URL. */
export interface RouteLocales {
  langs: readonly string[];
  defaultLang: string;
  versions: readonly string[];
  defaultVersion: string;
}

export interface RouteSettings extends RouteLocales {
  /** `/` or `/docs/`: begins and ends with a slash. */
  base: string;
}

export interface RouteMatch {
  /** The known route, as `/guide/start/`. */
  routePath: string;
  /** The one URL path of that route, with the site's base. */
  canonical: string;
  /** The asked path was another spelling: answer with a redirect to `canonical`. */
  redirect: boolean;
}

export interface PathLocale {
  lang: string;
  version: string;
  /** What is left without the two segments, as `/guide/start/`. */
  rest: string;
}

const IGNORED_ENDINGS = ['/', '.html', '/index'];

/**
 * What two spellings of one route have in common: decoded, lower-case, without trailing slashes, `.html` and `/index`.
 * Nothing when the path holds a malformed escape. Loops over endings because a regular expression is quadratic on `////…x`.
 */
export function routeKey(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname).toLowerCase();
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

/** Language and version stand in the first two segments, version first: `/v1/zh/guide/start`. */
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

/** The one place where a URL path is compared with the known routes: server, host rules, 404 page and runtime all ask it. */
export function createRouteMatcher(routes: readonly string[], settings: RouteSettings) {
  const { base } = settings;
  const baseKey = routeKey(base);
  const byKey = new Map<string, string>();
  for (const route of routes) {
    const key = routeKey(route);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, route);
  }

  function withoutBase(key: string): string | undefined {
    if (baseKey === undefined || baseKey === '/') return key;
    if (key === baseKey) return '/';
    return key.startsWith(`${baseKey}/`) ? key.slice(baseKey.length) : undefined;
  }

  /** The default language and version may be written out; their routes are known without them. */
  function withoutDefaults(key: string): string {
    const { lang, version, rest } = localeOf(key, settings);
    const prefix = localePrefix(lang, version, settings).toLowerCase();
    return prefix !== '' && rest === '/' ? prefix : prefix + rest;
  }

  return {
    match(pathname: string): RouteMatch | undefined {
      const asked = routeKey(pathname);
      const key = asked === undefined ? undefined : withoutBase(asked);
      if (key === undefined) return undefined;
      const routePath = byKey.get(key) ?? byKey.get(withoutDefaults(key));
      if (routePath === undefined) return undefined;
      const canonical = base + routePath.slice(1);
      return { routePath, canonical, redirect: pathname !== canonical };
    },
  };
}
