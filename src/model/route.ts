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
  /** Where former paths lead. Both may end in `/*`, for everything below a folder. */
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
  const { base, redirects = {} } = settings;
  const baseKey = routeKey(base);
  const byKey = keyed(routes.map((route) => [route, route]));
  const moved = keyed(Object.entries(redirects).filter(([from]) => !from.endsWith('/*')));
  const movedFolders = foldersIn(redirects);

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

  function keyOf(pathname: string): string | undefined {
    const key = routeKey(pathname);
    return key === undefined ? undefined : withoutBase(key);
  }

  /** Compares as many parts of a path as the folder has. The rest stays as it is written. */
  function fromFolder(pathname: string): string | undefined {
    const parts = pathname.split('/').slice(base.split('/').length - 1);
    for (const { key, depth, to } of movedFolders)
      if (routeKey(`/${parts.slice(0, depth).join('/')}`) === key)
        return to.replace(/\*$/, () => parts.slice(depth).join('/'));
    return undefined;
  }

  return {
    match(pathname: string): RouteMatch | undefined {
      const key = keyOf(pathname);
      const routePath = key === undefined ? undefined : (byKey.get(key) ?? byKey.get(withoutDefaults(key)));
      if (routePath === undefined) return undefined;
      const canonical = addressOf(routePath, base);
      return { routePath, canonical, redirect: pathname !== canonical };
    },
    /** Where a former path leads, which may have a hash or be on another host. Ask `match` first. */
    movedTo(pathname: string): string | undefined {
      const key = keyOf(pathname);
      if (key === undefined) return undefined;
      const to = moved.get(key) ?? moved.get(withoutDefaults(key)) ?? fromFolder(pathname);
      return to === undefined ? undefined : addressOf(to, base);
    },
  };
}

/** The encoded address of a route, or of a page on another host. */
export function addressOf(route: string, base: string): string {
  return encodeAddress(route.startsWith('/') ? base + route.slice(1) : route);
}

/** The former folders of redirects, the deepest first. */
export function foldersIn(redirects: Readonly<Record<string, string>>) {
  return Object.entries(redirects)
    .filter(([from]) => from.endsWith('/*'))
    .map(([pattern, to]) => {
      const from = pattern.slice(0, -2);
      return { from, key: routeKey(from), depth: from.split('/').length - 1, to };
    })
    .sort((a, b) => b.depth - a.depth);
}

function keyed(entries: readonly (readonly [from: string, to: string])[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [from, to] of entries) {
    const key = routeKey(from);
    if (key !== undefined && !found.has(key)) found.set(key, to);
  }
  return found;
}
