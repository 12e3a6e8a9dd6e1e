import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { distDir, htmlFilesOf, routesOf } from '../support/built-site.ts';

const below = (folder: string, names: string) => names.split(' ').map((name) => `${folder}${name}`);
/** Routes in section 2 of the specification, with the names of the product and its build tool filled in. */
const SPECIFIED = [
  '/',
  ...below('/blog/', ' introducing-rslib').map((route) => route.trim()),
  '/config/',
  '/config/lib/',
  ...below(
    '/config/lib/',
    'format bundle auto-extension auto-external redirect syntax external-helpers banner footer dts shims id umd-name out-base',
  ),
  '/config/rsbuild/',
  ...below('/config/rsbuild/', 'resolve source output tools plugins'),
  '/guide/',
  '/guide/start/',
  ...below('/guide/start/', 'quick-start glossary npm-packages'),
  '/guide/solution/',
  ...below('/guide/solution/', 'nodejs react vue'),
  '/guide/basic/',
  ...below('/guide/basic/', 'cli configure-rslib typescript output-format output-structure upgrade-rslib'),
  '/guide/advanced/',
  ...below(
    '/guide/advanced/',
    'third-party-deps output-compatibility dts static-assets svgr-files json-files module-federation storybook',
  ),
  '/guide/migration/',
  ...below('/guide/migration/', 'tsc vite rollup tsup tsdown unbuild modernjs-module rslib-0'),
  '/guide/faq/',
  '/guide/faq/features',
];
/** A list of posts needs no example. */
const WITHOUT_EXAMPLE = new Set(['/blog/']);

/** Read only when a test needs it: tests are also listed where nothing was built. */
let pages: Map<string, string>;
test.beforeAll(() => {
  pages = new Map(
    htmlFilesOf(distDir).map(({ html }) => [
      /data-route="(?<route>[^"]*)"/.exec(html)?.groups?.['route'] ?? '',
      html,
    ]),
  );
});
const articleOf = (html: string) => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';

test('[R15] every route in the specification exists as a page', () => {
  expect(SPECIFIED.filter((route) => !routesOf(distDir).includes(route))).toEqual([]);
  expect(SPECIFIED.length).toBeGreaterThanOrEqual(50);
});

for (const route of SPECIFIED) {
  test(`${route} has a heading, a description, an outline and an example that was run`, () => {
    const html = pages.get(route) ?? '';
    const description =
      /<meta name="description" content="(?<text>[^"]*)"/.exec(html)?.groups?.['text'] ?? '';
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(180);
    if (WITHOUT_EXAMPLE.has(route)) return;
    expect(html.match(/data-receipt="/g)?.length ?? 0).toBeGreaterThanOrEqual(1);
    if (route !== '/') expect(articleOf(html).match(/<h2[\s>]/g)?.length ?? 0).toBeGreaterThanOrEqual(1);
  });
}

test('every page is linked from the text of at least two others', () => {
  const sources = new Map<string, Set<string>>();
  for (const [from, html] of pages)
    for (const [, to = ''] of articleOf(html).matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
      if (to !== from) sources.set(to, (sources.get(to) ?? new Set()).add(from));
  const lonely = SPECIFIED.filter((route) => route !== '/' && (sources.get(route)?.size ?? 0) < 2);
  expect(lonely).toEqual([]);
});
