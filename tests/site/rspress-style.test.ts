import { beforeAll, expect, test } from 'vitest';
import { readSiteManifest } from '../../src/engine/output/hosts/site-manifest.ts';
import { type BuiltSite, build, fixtureDir } from './built-site.ts';
import { attributes, links, one, sidebarLines, textOf, texts } from './read-page.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await build(fixtureDir('rspress-style'));
}, 60_000);

const article = (file: string) => one(site.page(file), 'article');

test('a docs folder written for Rspress builds unchanged, with warnings only for what has no effect', () => {
  expect(site.problems.map(({ level, what }) => [level, what.slice(0, 13)])).toEqual([
    ['warning', 'A code block '],
    ['warning', 'style= on <di'],
    ['warning', 'style= on <im'],
    ['warning', '`features.spa'],
  ]);
  expect(site.files().filter((file) => file.endsWith('.html'))).toEqual([
    '404.html',
    'api/index.html',
    'api/options.html',
    'guide/advanced/components.html',
    'guide/advanced/contributing.html',
    'guide/advanced/titled.html',
    'guide/start/introduction.html',
    'guide/start/tabs.html',
    'index.html',
  ]);
});

test('the hero has internal and external actions', () => {
  const home = one(site.page('index.html'), 'main');
  expect(textOf(home.querySelector('h1'))).toBe('My tool');
  expect(links(home)).toContainEqual(['Quick start', '/guide/start/introduction']);
  expect(links(home)).toContainEqual(['GitHub', 'https://example.com/tool']);
});

test('shows values that a page exports, and renders its components with React', () => {
  expect(texts(article('guide/start/introduction.html'), 'p')).toContain(
    'The version is 2.0, of the year 2026.',
  );
  const components = article('guide/advanced/components.html');
  expect(texts(components, 'button')).toEqual(['0']);
  // Imported with `?raw`, and imported in the middle of the page.
  expect(texts(components, 'p')).toEqual(
    expect.arrayContaining(['Imported where it is used: in place', 'The component has 7 lines.']),
  );
});

test('supports containers with {title="…"}, also escaped for MDX, in fragments, and shown in code', () => {
  const page = article('guide/start/introduction.html');
  expect(texts(page, '.callout-title')).toEqual(['x', 'Escaped', 'Mind the gap', 'Note', 'Note']);
  const details = one(article('guide/start/tabs.html'), 'details.callout');
  expect(details.querySelector('pre')?.textContent).toBe(':::tip\nColons in a code block.\n:::');
  expect(details.nextElementSibling).toBeNull();
});

test('supports tabs named by `values` and package-manager tabs with a command for each', () => {
  expect(texts(article('guide/start/tabs.html'), '[role=tab]')).toEqual([
    'Rsbuild',
    'Rspack',
    'Rendered',
    'Source',
  ]);
  expect(texts(article('guide/start/introduction.html'), '[role=tabpanel] pre')).toEqual([
    '$ npm create tool@latest',
    '$ yarn create tool',
    '$ pnpm create tool@latest',
    '$ bun create tool@latest',
  ]);
});

test('drops inline styles and keeps their elements', () => {
  const page = article('guide/start/introduction.html');
  expect(page.querySelector('[style]')).toBeNull();
  expect(textOf(page.querySelector('div > p > strong'))).toBe('JSX');
  expect(attributes(page, 'img', 'height')).toEqual(['80']);
});

test('supports ids escaped for MDX and the sidebar of _meta.json', () => {
  expect(attributes(site.page('guide/start/introduction.html'), '.outline li a', 'href')).toEqual([
    '#install',
  ]);
  expect(sidebarLines(site.page('guide/start/tabs.html'))).toEqual([
    '# Start',
    'Introduction </guide/start/introduction>',
    'Tabs </guide/start/tabs> [new] *',
    '--- solid',
    'v Advanced',
    '  React in MDX </guide/advanced/components>',
    '  Contributing </guide/advanced/contributing>',
    '  A title in frontmatter </guide/advanced/titled>',
  ]);
});

test('starts a page with the title of its frontmatter if it has no heading of the first level', () => {
  const page = article('guide/advanced/titled.html');
  expect(texts(page, 'h1, h2')).toEqual(['A title in frontmatter', 'Part']);
  expect(textOf(site.page('guide/advanced/titled.html').querySelector('title'))).toBe(
    'A title in frontmatter - Rspress style',
  );
  expect(site.read('guide/advanced/titled.md')).toMatch(/^# A title in frontmatter\n/);
  expect(texts(article('api/index.html'), 'h1')).toEqual(['API']);
});

test('excludes files from routes', () => {
  expect(site.files().filter((file) => file.includes('draft'))).toEqual([]);
});

test('shows a logo, a hero image and icons as Rspress does', () => {
  const home = site.page('index.html');
  expect(attributes(home, '.site-brand .themed img', 'src')).toEqual(['/logo.svg', '/logo-dark.svg']);
  expect(attributes(home, '.hero-image img', 'src')).toEqual(['/logo.svg']);
  expect(attributes(home, '.hero-image img', 'alt')).toEqual(['Logo']);
  expect(texts(home, '.card > p:first-child')).toEqual(['🏃🏻‍♀️', '📦']);
  expect(texts(home, '.card-title')).toEqual(['Fast', 'MDX']);
  const social = one(home, '.nav-end .social');
  expect(attributes(social, '.icon-button', 'aria-label')).toEqual(['GitLab', 'YouTube', 'WeChat']);
  const drawings = attributes(social, '.icon-button path', 'd');
  expect(new Set(drawings).size).toBe(3);
});

test('adds elements of the configuration to every head, unless the page has its own', () => {
  const image = (file: string) => attributes(site.page(file), 'meta[property="og:image"]', 'content');
  expect(image('guide/start/tabs.html')).toEqual(['https://tool.example/all.png']);
  expect(image('guide/advanced/titled.html')).toEqual(['https://tool.example/own.png']);
});

test('loads a script of the configuration, which the policy allows with its requests', () => {
  const script = one(site.page('guide/start/tabs.html'), 'script[src^="https://stats.example"]');
  expect(script.getAttribute('data-domain')).toBe('tool.example');
  const { csp } = readSiteManifest(site.outDir);
  expect(csp).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/stats\.example\/script\.js;/);
  expect(csp).toMatch(/connect-src 'self' https:\/\/collect\.example;/);
});

test('colors a language by its other name', () => {
  expect(article('guide/advanced/titled.html').querySelectorAll('pre code span').length).toBeGreaterThan(0);
});
