// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { expect, it } from 'vitest';
import { readSnapshot } from './page-snapshot.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const PAGE = `<!doctype html>
<html lang="en" data-route="/config/lib/dts" data-type="custom" data-sidebar="/config/" data-base="/" data-global-ui="off">
<head>
  <title>lib.dts</title>
  <meta name="description" content="Types" data-head>
  <link rel="icon" href="/logo.svg">
  <link rel="stylesheet" href="/assets/a.css" data-page-style>
  <link rel="stylesheet" href="/assets/b.css" data-page-style>
  <script type="module" src="/assets/entry-1.js" data-entry data-module="/assets/page-1.js"></script>
</head>
<body><div id="root"><nav data-piece="sidebar">Pages</nav><main data-piece="0">Text</main></div></body></html>`;

it('treats a page with its own scripts as one of another build, which is loaded plainly', () => {
  const own = PAGE.replace('data-entry ', 'data-entry="/assets/lab-1.js" ');
  const next = own.replace('/config/lib/dts', '/config/lib/format');
  const ids = [PAGE, own, next].map((page) => readSnapshot(parse(page))?.buildId);
  expect(new Set(ids).size).toBe(3);
});

it('[C7] reads everything from the document', () => {
  const page = readSnapshot(parse(PAGE));
  expect(page).toMatchObject({
    routePath: '/config/lib/dts',
    pageType: 'custom',
    lang: 'en',
    sidebarKey: '/config/',
    buildId: '/assets/entry-1.js',
    moduleUrl: '/assets/page-1.js',
    styleUrls: ['/assets/a.css', '/assets/b.css'],
    title: 'lib.dts',
  });
  expect(['sidebar', '0', '1'].map((name) => page?.pieces.has(name))).toEqual([true, true, false]);
  expect(page?.head.map((element) => element.getAttribute('content'))).toEqual(['Types']);
  expect([...(page?.rootAttributes ?? [])]).toEqual([
    ['lang', 'en'],
    ['data-route', '/config/lib/dts'],
    ['data-type', 'custom'],
    ['data-sidebar', '/config/'],
    ['data-global-ui', 'off'],
  ]);
});

it('needs no sidebar, module, style or type', () => {
  const html =
    '<html data-route="/" data-type="new kind"><head><script src="/e.js" data-entry></script></head></html>';
  expect(readSnapshot(parse(html))).toMatchObject({
    pageType: 'doc',
    sidebarKey: '',
    moduleUrl: undefined,
    styleUrls: [],
    title: '',
    head: [],
  });
});

it.each([
  ['nothing', ''],
  ['a document of another site', '<html><head><script src="/e.js"></script></head></html>'],
  ['a document without a route', '<html><head><script src="/e.js" data-entry></script></head></html>'],
  ['a document without an entry', '<html data-route="/"><head></head></html>'],
  ['an entry without an address', '<html data-route="/"><head><script data-entry></script></head></html>'],
])('rejects %s', (_, html) => expect(readSnapshot(parse(html))).toBeUndefined());
