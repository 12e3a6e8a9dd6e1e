import { expect, test } from 'vitest';
import { hostFiles } from './host-files.ts';

const files = (others = {}) =>
  Object.fromEntries(
    hostFiles({
      base: '/docs/',
      routes: ['/'],
      langs: ['en'],
      defaultLang: 'en',
      versions: [],
      defaultVersion: '',
      csp: "default-src 'none'",
      headers: [],
      unhashed: [],
      ...others,
    }).map(({ name, content }) => [name, content]),
  );

test('_headers: sends the policy with everything and caches hashed files forever', () => {
  expect(files()['_headers']).toMatch(/^\/docs\/\*\n {2}content-security-policy: default-src 'none'\n/);
  expect(files()['_headers']).toContain(
    '/docs/assets/*\n  ! cache-control\n  cache-control: public, max-age=31536000, immutable\n',
  );
});

test("_headers: revalidates authors' files below assets/", () => {
  const headers = files({ unhashed: ['a page', 'images/', 'logo.svg'] })['_headers'] ?? '';
  const [, , ...rules] = headers.split('\n\n');
  expect(rules).toEqual(
    ['a%20page', 'images/*', 'logo.svg'].map(
      (name, index) =>
        `/docs/assets/${name}\n  ! cache-control\n  cache-control: no-cache${index === 2 ? '\n' : ''}`,
    ),
  );
});

test('_headers: caches nothing forever if there are more exceptions than a host reads', () => {
  const unhashed = Array.from({ length: 120 }, (_, index) => `picture-${index}.png`);
  expect(files({ unhashed })['_headers']).not.toContain('immutable');
});

const HEADERS = [
  { path: '/lab', headers: { 'cross-origin-opener-policy': 'same-origin', 'x-own': 'page' } },
  { path: '/assets/lab/*', headers: { 'x-own': 'file' } },
];

test('_headers: replaces the headers of a path that has its own', () => {
  expect(files({ headers: HEADERS })['_headers']).toMatch(
    /\n\/docs\/lab\n {2}! cross-origin-opener-policy\n {2}cross-origin-opener-policy: same-origin\n {2}x-own: page\n\n\/docs\/assets\/lab\/\*\n {2}x-own: file\n$/,
  );
});

test('nginx: adds the headers of a path to those of every response', () => {
  const rules = files({ headers: HEADERS })['_nginx.conf'] ?? '';
  const of = (match: string) => rules.slice(rules.indexOf(`location ${match} {`)).split('}')[0] ?? '';
  expect(of('= "/docs/lab"').match(/add_header .*/g)).toEqual([
    expect.stringContaining('content-security-policy'),
    'add_header x-content-type-options "nosniff" always;',
    expect.stringContaining('referrer-policy'),
    expect.stringContaining('permissions-policy'),
    'add_header cross-origin-opener-policy "same-origin" always;',
    'add_header origin-agent-cluster "?1" always;',
    'add_header cache-control "no-cache" always;',
    'add_header x-own "page" always;',
  ]);
  expect(of('~ "^/docs/assets/lab/"')).toMatch(/immutable[^]*add_header x-own "file" always;/);
});

test('_redirects: sends the default language and version to the URL without them, and other unknown URLs to their 404 page', () => {
  expect(files()['_redirects']).toBe('/docs/en/ /docs/ 308\n');
  const several = files({
    base: '/',
    routes: ['/guide/', '/zh/guide/', '/v1/guide/', '/v1/zh/guide/', '/404'],
    langs: ['en', 'zh'],
    versions: ['v2', 'v1'],
    defaultVersion: 'v2',
  });
  expect(several['_redirects']?.trim().split('\n').sort()).toEqual([
    '/en/guide/ /guide/ 308',
    '/v1/* /v1/404.html 404',
    '/v1/en/guide/ /v1/guide/ 308',
    '/v1/zh/* /v1/zh/404.html 404',
    '/v2/en/guide/ /guide/ 308',
    '/v2/guide/ /guide/ 308',
    '/v2/zh/guide/ /zh/guide/ 308',
    '/zh/* /zh/404.html 404',
  ]);
});

test('_redirects: copies nothing from the requested URL to the target', () => {
  expect(files()['_redirects']).not.toMatch(/[*:]/);
});

test('nginx: keeps all rules below the base', () => {
  const rules = files()['_nginx.conf'] ?? '';
  expect(rules.match(/^\S.*$/gm)).toEqual(['location = /docs {', '}', 'location ^~ /docs/ {', '}']);
  const places = rules.match(/^ +location .*$/gm) ?? [];
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => !place.includes('/docs/'))).toEqual([]);
});

test('_redirects and nginx: lead from the former paths of a page to its route, with and without a slash', () => {
  const moved = files({ redirects: { '/old/page': '/guide/new', '/gone/': '/' } });
  expect(moved['_redirects']?.split('\n').slice(-5)).toEqual([
    '/docs/old/page /docs/guide/new 308',
    '/docs/old/page/ /docs/guide/new 308',
    '/docs/gone /docs/ 308',
    '/docs/gone/ /docs/ 308',
    '',
  ]);
  for (const path of ['old/page', 'old/page/'])
    expect(moved['_nginx.conf']).toContain(
      `location = "/docs/${path}" {\n    return 308 /docs/guide/new$is_args$args;`,
    );
});

test('_redirects and nginx: lead from a former folder to another one or another host, below single redirects', () => {
  const moved = files({
    redirects: {
      '/old/*': '/guide/*',
      '/old/deep/*': 'https://deep.example/*',
      '/old/deep': '/guide/#part;1',
      '/all/*': '/guide/',
    },
  });
  expect(moved['_redirects']?.split('\n').slice(-10)).toEqual([
    '/docs/old /docs/guide/ 308',
    '/docs/old/ /docs/guide/ 308',
    '/docs/old/deep /docs/guide/#part;1 308',
    '/docs/old/deep/ /docs/guide/#part;1 308',
    '/docs/all /docs/guide/ 308',
    '/docs/all/ /docs/guide/ 308',
    '/docs/old/deep/* https://deep.example/:splat 308',
    '/docs/old/* /docs/guide/:splat 308',
    '/docs/all/* /docs/guide/ 308',
    '',
  ]);
  const rules = moved['_nginx.conf'] ?? '';
  expect(rules).toContain(
    'location = "/docs/old/deep" {\n    return 308 /docs/guide/$is_args$args#part%3B1;',
  );
  const [deep, old] = ['deep.example/$1', '/docs/guide/$1'].map((to) => rules.indexOf(`${to}$is_args$args;`));
  expect(deep).toBeGreaterThan(0);
  expect(old).toBeGreaterThan(deep!);
  expect(rules).toContain(`  location ~ "^/docs/old/" {
    if ($request_uri ~ "^/docs/old/([^?]*)") {
      return 308 /docs/guide/$1$is_args$args;
    }
    return 404;
  }`);
});
