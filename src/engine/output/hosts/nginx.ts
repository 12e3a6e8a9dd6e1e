import { encodeAddress, splitAddress } from '../../../model/address.ts';
import { addressOf, foldersIn } from '../../../model/route.ts';
import { NAME_CHARACTER, pageFile } from '../../content/page-file.ts';
import { ASSETS } from '../../files/out-file.ts';
import { type NotFoundPlace, otherPlaces } from '../../content/not-found-places.ts';
import { movedPaths } from './redirects.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteManifest } from './site-manifest.ts';
import { cachingOf, FOREVER, REVALIDATE } from './caching.ts';
import { headersOf } from '../../../model/path-headers.ts';

const NAME = `${NAME_CHARACTER}+`;

/**
 * Rules to include in a `server` block whose `root` is the built site. They share one location, so below a base path
 * they do not affect the rest of the server.
 */
export function nginxConfiguration(manifest: SiteManifest): string {
  const { base, csp, headers, redirects, routes, unhashed } = manifest;
  const others = otherPlaces(routes, manifest);
  const withHeaders = (own: Readonly<Record<string, string>>) =>
    Object.entries({ ...securityHeaders(csp), ...own }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  const withCaching = (caching: string) => withHeaders({ 'cache-control': caching });
  // The folder of the built site does not include the base. Nested locations do not inherit this line.
  const fromRoot = base === '/' ? [] : [`rewrite "^${escapePattern(base)}(.*)$" /$1 break;`];
  const inBase = (pattern: string) => `~ "^${escapePattern(base)}${pattern}"`;
  const pathMatch = (path: string) =>
    path.endsWith('*') ? inBase(escapePattern(path.slice(0, -1))) : `= "${base}${path}"`;
  const redirectTo = (route: string, rest = '') => {
    // Names may contain a dollar sign, which would start a variable, and a semicolon would end the line.
    const { path, hash } = splitAddress(
      addressOf(route, base).replaceAll(/[$;]/g, (sign) => (sign === '$' ? '%24' : '%3B')),
    );
    return [`return 308 ${path}${rest}$is_args$args${hash};`];
  };
  // The rest of a path as it was requested: nginx does not encode what it has decoded.
  const fromFolder = ({ from, to }: MovedFolder) =>
    location(inBase(`${escapePattern(from.slice(1))}/`), [
      `if ($request_uri ~ "^${escapePattern(encodeAddress(base + from.slice(1)))}/([^?]*)") {`,
      ...redirectTo(to.replace(/\*$/, ''), to.endsWith('*') ? '$1' : '').map((line) => `  ${line}`),
      '}',
      'return 404;',
    ]);
  const page = [...fromRoot, 'try_files $uri.html $uri/index.html $uri =404;'];
  const file = [...fromRoot, 'try_files $uri =404;'];
  const typed = (ending: string, type: string) =>
    location(inBase(`.*\\.${ending}$`), ['types { }', `default_type "${type}";`, ...file]);
  return [
    ...(base === '/'
      ? []
      : location(`= ${base.slice(0, -1)}`, ['absolute_redirect off;', ...redirectTo('/')])),
    ...location(base === '/' ? base : `^~ ${base}`, [
      'absolute_redirect off;',
      'charset utf-8;',
      'charset_types text/plain text/css text/xml text/javascript application/javascript application/json;',
      'gzip_static on;',
      'gzip_vary on;',
      `error_page 403 404 =404 ${base}404.html;`,
      ...withCaching(REVALIDATE),
      ...page,
      ...location(`= ${base}404.html`, [
        'internal;',
        ...others.flatMap((place) => insteadOf(place, manifest)),
        ...fromRoot,
      ]),
      ...location(`= ${base}404`, ['return 404;']),
      ...others.flatMap(({ routePath }) => [
        ...location(`= ${base}${routePath.slice(1)}.html`, ['internal;']),
        ...location(`= ${base}${routePath.slice(1)}`, ['return 404;']),
      ]),
      ...foldersIn(redirects ?? {}).flatMap(fromFolder),
      '# Do not serve files for the host itself, precompressed files or hidden files.',
      ...location(inBase('(?:_[^/]*$|.*\\.(?:gz|br)$|(?:.*/)?\\.(?!well-known/))'), ['return 404;']),
      '# nginx decodes a name: a backslash in it would lead off the site, a line break would end the header.',
      ...location(inBase(`(?<page>(?:${NAME}/)*(?:(?!index\\.html$)${NAME})?)(?:index)?\\.html$`), [
        `return 308 ${base}$page$is_args$args;`,
      ]),
      ...typed('md', 'text/markdown; charset=utf-8'),
      ...typed('webmanifest', 'application/manifest+json'),
      ...routes
        .filter((route) => route.endsWith('/') && route !== '/')
        .flatMap((route) => location(`= "${base}${route.slice(1, -1)}"`, redirectTo(route))),
      // nginx does not encode what it has decoded.
      ...routes
        .filter((route) => encodeAddress(route) !== route)
        .flatMap((route) => location(`= "${base}${pageFile(route, '.html')}"`, redirectTo(route))),
      ...movedPaths({ redirects }).flatMap(([from, to]) =>
        location(`= "${base}${from.slice(1)}"`, redirectTo(to)),
      ),
      // A location that adds a header inherits none.
      ...headers.flatMap(({ path }) => {
        const own = { 'cache-control': cachingOf(path, { unhashed }), ...headersOf(path, headers) };
        return location(pathMatch(path.slice(1)), [...page, ...withHeaders(own)]);
      }),
      ...unhashed.flatMap((name) =>
        location(inBase(`${ASSETS}/${fileNamePattern(name)}${name.endsWith('/') ? '' : '$'}`), page),
      ),
      ...location(inBase(`${ASSETS}/.+$`), [...file, ...withCaching(FOREVER)]),
    ]),
    '',
  ].join('\n');
}

/** Serves the 404 page of a language and version for the requested paths below it. */
function insteadOf({ lang, version, routePath }: NotFoundPlace, manifest: SiteManifest): string[] {
  const { base, defaultLang, defaultVersion } = manifest;
  const versionPart = version === defaultVersion ? optional(version) : `${escapePattern(version)}/`;
  const langPart = lang === defaultLang ? '' : `${escapePattern(lang)}/`;
  const prefix = escapePattern(base) + versionPart + langPart;
  return [`if ($request_uri ~* "^${prefix}") {`, `  rewrite ^ ${routePath}.html break;`, '}'];
}

/** The default version has no segment, but may be written out. */
function optional(version: string): string {
  return version === '' ? '' : `(?:${escapePattern(version)}/)?`;
}

type MovedFolder = ReturnType<typeof foldersIn>[number];

function location(match: string, lines: readonly string[]): string[] {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'];
}

/** A wildcard replaces the characters in an author's file name that would end the quotes. */
function fileNamePattern(name: string): string {
  return escapePattern(name.replaceAll(/["\\\p{Cc}]/gu, '\0')).replaceAll('\0', '.');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
