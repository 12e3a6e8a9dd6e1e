import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, build, fixtureDir } from './built-site.ts';
import { attributes, links, one, textOf, texts } from './read-page.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await build(fixtureDir('contract'));
}, 60_000);

const article = (file: string) => one(site.page(file), 'article');

describe('Markdown', () => {
  let page: Element;
  beforeAll(() => {
    page = article('writing/markdown.html');
  });

  test('tables keep column alignment as a class', () => {
    const classes = attributes(page, 'th', 'class');
    expect(classes).toEqual(['align-left', 'align-center', 'align-right', null]);
    expect(attributes(page, 'td', 'class')).toEqual(classes);
    expect(page.querySelector('[style], [align]')).toBeNull();
  });

  test('task lists show what is done', () => {
    const boxes = [...page.querySelectorAll('li input[type="checkbox"]')];
    expect(boxes.map((box) => box.hasAttribute('checked'))).toEqual([false, true]);
    expect(boxes.every((box) => box.hasAttribute('disabled'))).toBe(true);
  });

  test('supports strikethrough and turns URLs into links', () => {
    expect(texts(page, 'del')).toEqual(['struck']);
    expect(links(page, 'p > a[target]')).toEqual([
      ['www.example.com', 'http://www.example.com'],
      ['https://example.com/auto', 'https://example.com/auto'],
    ]);
  });

  test('footnotes link there and back', () => {
    const targets = attributes(page, '[data-footnote-ref]', 'href').map((href) => href?.slice(1));
    expect(attributes(page, '.footnotes li', 'id')).toEqual(targets);
    const origins = attributes(page, '[data-footnote-backref]', 'href').map((href) => href?.slice(1));
    expect(attributes(page, '[data-footnote-ref]', 'id')).toEqual(origins);
    expect(texts(page, '.footnotes li p').map((text) => text.replace(' ↩', ''))).toEqual([
      'The first note.',
      'The second, with code.',
    ]);
  });

  test('GitHub alerts become callouts, other quotes stay quotes', () => {
    const kinds = ['note', 'tip', 'important', 'warning', 'caution'];
    expect([...page.querySelectorAll('.callout')].map(({ classList }) => classList[1])).toEqual(kinds);
    expect(texts(page, '.callout-title')).toEqual(['Note', 'Tip', 'Important', 'Warning', 'Caution']);
    expect(texts(page, '.callout p:not(.callout-title)')[0]).toBe('A note.');
    expect(texts(page, 'blockquote').at(-1)).toBe('A plain quotation.');
  });
});

test('containers support both spellings, titles and {title="…"}', () => {
  const page = article('writing/containers.html');
  const callouts = [...page.querySelectorAll('div.callout')].map((callout) => [
    callout.classList[1],
    textOf(callout.querySelector('.callout-title')),
  ]);
  expect(callouts).toEqual([
    ['tip', 'Tip'],
    ['note', 'Note with code in its title'],
    ['info', 'Info'],
    ['warning', 'Spaced with a title'],
    ['danger', 'Danger by attribute'],
    ['caution', 'Caution by attribute'],
    ['important', 'Important'],
    ['tip', 'Nested'],
    ['note', 'Outer'],
    ['tip', 'Inner'],
  ]);
  expect(texts(page, '.callout-title code')).toEqual(['code']);
  expect(textOf(page.querySelector('li .callout'))).toBe('Nested In a list item.');
  expect(textOf(page.querySelector('.callout .callout'))).toBe('Inner Inside another.');
  const details = one(page, 'details.callout');
  expect(textOf(details.querySelector('summary'))).toBe('Open me');
  expect([details.querySelectorAll('li').length, textOf(details.querySelector('pre'))]).toEqual([
    2,
    'const inside = 1;',
  ]);
});

test('headings have custom ids or unique slugs, include those of fragments and are all in the outline', () => {
  const document = site.page('writing/headings.html');
  const ids = [
    'own-id',
    'with-code-emphasis-and-a-link',
    'twice',
    'twice-1',
    'a-heading-of-the-fragment',
    '中文-标题',
  ];
  expect(attributes(document, 'article h2', 'id')).toEqual(ids);
  expect(textOf(document.querySelector('#own-id'))).toBe('With an id');
  expect(attributes(document, 'article h2 > a.anchor', 'href')).toEqual(ids.map((id) => `#${id}`));
  expect(attributes(document, '.outline li a', 'href')).toEqual(ids.map((id) => `#${id}`));
});

test('a page includes fragments, with props, from a _ folder and through an alias', () => {
  const page = article('writing/headings.html');
  expect(texts(page, 'p').slice(0, 2)).toEqual(['Hello, reader. Back to the start', 'ESM is a format.']);
  // Written relative to the fragment's folder and resolved from there.
  expect(links(page, 'p > a')[0]).toEqual(['Back to the start', '/guide/start#setup']);
  expect(attributes(page, 'img', 'src')[0]).toMatch(/^\/assets\/dot-.{8}\.png$/);
});

test('a .md page is plain Markdown with HTML', () => {
  const page = article('writing/plain.html');
  expect(texts(page, 'p')[0]).toBe('Written in {braces} and HTML, with a comment .');
  expect(textOf(page.querySelector('b.loud'))).toBe('HTML');
  expect(texts(page, 'details > summary, details strong')).toEqual(['More', 'raw']);
  expect(links(page)).toContainEqual(['Markdown', '/writing/markdown']);
  expect(links(page)).toContainEqual(['Tables by a raw link', '/writing/markdown#tables']);
  expect(one(page, 'img').getAttribute('width')).toBe('3');
});

test('a .mdx page has HTML as JSX, and strings and comments in braces', () => {
  const page = article('writing/html.html');
  expect(textOf(page.querySelector('div.box#a-box strong'))).toBe('Markdown');
  expect(textOf(page.querySelector('p:has(kbd)'))).toBe('A linebreak, a string, 2 and Ctrl.');
  expect(one(page, 'p.plain').hasAttribute('hidden')).toBe(true);
});

describe('components of @theme and @rspress/core/theme', () => {
  let page: Element;
  beforeAll(() => {
    page = article('writing/components.html');
  });

  test('tabs contain Markdown, the default one is selected, and every panel is in the page', () => {
    const tabs = one(page, '[data-group="fruit"]');
    expect(texts(tabs, '[role=tab]')).toEqual(['Apple', 'Pear']);
    expect(attributes(tabs, '[role=tab]', 'aria-selected')).toEqual(['false', 'true']);
    expect(attributes(tabs, '[role=tab]', 'aria-controls')).toEqual(
      attributes(tabs, '[role=tabpanel]', 'id'),
    );
    expect(one(tabs, '[role=tabpanel] h2').id).toBe('apples');
    expect(textOf(tabs.querySelectorAll('[role=tabpanel]')[1]?.querySelector('pre'))).toBe('const pear = 1;');
  });

  test('[N6] package-manager tabs show npm, yarn, pnpm and bun, or the given commands', () => {
    const [derived, given] = page.querySelectorAll('[data-group="package-manager"]');
    expect(texts(derived!, '[role=tab]')).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
    expect(texts(derived!, 'pre')).toEqual([
      '$ npm add -D rslib',
      '$ yarn add -D rslib',
      '$ pnpm add -D rslib',
      '$ bun add -D rslib',
    ]);
    expect(texts(given!, '[role=tab]')).toEqual(['npm', 'pnpm']);
    expect(texts(given!, 'pre')).toEqual(['$ npm run only', '$ pnpm only']);
  });

  test('Badge, Steps and SourceCode render', () => {
    expect(textOf(page.querySelector('h1 .badge.info'))).toBe('new');
    expect(one(page, '.steps h3').id).toBe('pears');
    expect(links(page, 'a[href*="source"]')).toEqual([['Source', 'https://example.com/source']]);
  });

  test('ids are unique on the page', () => {
    const ids = attributes(page.ownerDocument, '[id]', 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
