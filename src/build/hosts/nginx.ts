import { OFFLINE_WORKER } from '../../model/constants.ts';
import { NAME_CHARACTER } from '../content/page-file.ts';
import { securityHeaders } from '../serve/security-headers.ts';
import type { SiteManifest } from '../serve/site-manifest.ts';
import { FOREVER, REVALIDATE } from './caching.ts';

const NAME = `${NAME_CHARACTER}+`;

/** To be included in a `server` block whose `root` has the site at its base: `include /srv/site/_nginx.conf;`. */
export function nginxConfiguration({ base, csp, routes }: SiteManifest): string {
  const headers = Object.entries(securityHeaders(csp)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  // A location that adds a header of its own inherits none.
  const withCaching = (caching: string) => [...headers, `add_header cache-control "${caching}" always;`];
  const location = (match: string, lines: readonly string[]) => [
    `location ${match} {`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ];
  const inBase = (pattern: string) => `"^${escapePattern(base)}${pattern}"`;
  const typed = (ending: string, type: string) =>
    location(`~ ${inBase(`.*\\.${ending}$`)}`, [
      'types { }',
      `default_type "${type}";`,
      ...withCaching(REVALIDATE),
    ]);
  return [
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/plain text/css text/xml text/javascript application/javascript application/json;',
    'gzip_static on;',
    `error_page 403 404 =404 ${base}404.html;`,
    ...location(`= ${base}404.html`, ['internal;', ...withCaching(REVALIDATE)]),
    ...location(`= ${base}404`, ['return 404;', ...withCaching(REVALIDATE)]),
    ...location(`= ${base}${OFFLINE_WORKER}`, withCaching(REVALIDATE)),
    '# Files of the host itself, and precompressed ones, are not pages.',
    ...location(`~ ${inBase('(?:_[^/]*|.*\\.(?:gz|br))$')}`, ['return 404;', ...withCaching(REVALIDATE)]),
    ...location(`^~ ${base}assets/`, ['try_files $uri =404;', ...withCaching(FOREVER)]),
    ...typed('md', 'text/markdown; charset=utf-8'),
    ...typed('webmanifest', 'application/manifest+json'),
    // nginx decodes the name: a backslash or a line break in it would lead off the site, or end the header.
    ...location(`~ ${inBase(`(?<page>(?:${NAME}/)*(?:(?!index\\.html$)${NAME})?)(?:index)?\\.html$`)}`, [
      `return 308 ${base}$page$is_args$args;`,
    ]),
    // A folder is asked for with a slash. An `if` that looks for one would switch `try_files` off.
    ...routes
      .filter((route) => route.endsWith('/') && route !== '/')
      .flatMap((route) =>
        // A name may hold a dollar sign, which means a variable in `return` alone.
        location(`= "${base}${route.slice(1, -1)}"`, ['return 308 $uri/$is_args$args;']),
      ),
    ...location(base, ['try_files $uri.html $uri/index.html $uri =404;', ...withCaching(REVALIDATE)]),
    '',
  ].join('\n');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
