import { beforeAll, describe, expect, test } from 'vitest';
import { placeOf } from '../../src/model/problem.ts';
import { type BuiltSite, build, fixtureDir } from './built-site.ts';
import { attributes, codeTitled, links, one, textOf, texts } from './read-page.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await build(fixtureDir('contract'));
}, 60_000);

/** Returns the marks of each line, an empty string for a line without any. */
function marks(figure: Element): string[] {
  return [...figure.querySelectorAll('.line')].map(({ classList }) => [...classList].slice(1).join(' '));
}

describe('fences', () => {
  let page: Document;
  beforeAll(() => {
    page = site.page('writing/fences.html');
  });

  test('a title is shown above the code, and the figure has the language', () => {
    const figure = codeTitled(page, 'src/index.ts');
    expect(figure.getAttribute('data-lang')).toBe('ts');
    expect(figure.querySelector('pre')?.textContent).toBe("export const title = 'titled';");
    expect(one(figure, 'pre').getAttribute('tabindex')).toBe('0');
  });

  test('{1,3-4} highlights those lines', () => {
    expect(marks(one(page, 'figure[data-lang="js"]'))).toEqual([
      'highlight',
      '',
      'highlight',
      'highlight',
      '',
    ]);
  });

  test('[!code …] marks a line, or several, and disappears', () => {
    const figure = codeTitled(page, 'marks');
    expect(marks(figure)).toEqual([
      'highlight',
      'add',
      'remove',
      'focus',
      'error',
      'warning',
      'highlight',
      'highlight',
      '',
    ]);
    expect(figure.hasAttribute('data-focus')).toBe(true);
    expect(figure.textContent).not.toContain('!code');
    expect(figure.querySelector('pre')?.textContent).toMatch(/^const a = 1;\nconst b = 2;\n.*const i = 9;$/s);
  });

  test('marks work in comments of other languages, and alone on a line they mark the next lines', () => {
    expect(marks(codeTitled(page, 'css-marks'))).toEqual(['add']);
    expect(marks(codeTitled(page, 'html-marks'))).toEqual(['remove']);
    const yaml = codeTitled(page, 'yaml-marks');
    expect(marks(yaml)).toEqual(['highlight', 'highlight', '']);
    expect(yaml.querySelector('pre')?.textContent).toBe('a: 1\nb: 2\nc: 3');
  });

  test('[K14] lineNumbers and wrapCode are off unless set', () => {
    const optionsOf = (title: string) => {
      const figure = codeTitled(page, title);
      return [figure.hasAttribute('data-numbers'), figure.hasAttribute('data-wrap')];
    };
    expect(optionsOf('yaml-marks')).toEqual([true, true]);
    expect(optionsOf('not-numbered')).toEqual([false, false]);
    expect(optionsOf('marks')).toEqual([false, false]);
  });

  test.each([
    ['beside', 'export const beside = true;'],
    ['from docs', 'a { color: red }'],
    [
      'from the site',
      "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n  lib: [{ format: 'esm' }],\n});",
    ],
    ['a region', "lib: [{ format: 'esm' }],"],
    ['a region by attribute', "lib: [{ format: 'esm' }],"],
  ])('file="…" includes: %s', (title, code) => {
    expect(codeTitled(page, title).querySelector('pre')?.textContent).toBe(code);
  });

  test('a tree fence is a nested list of folders and files, with notes', () => {
    const tree = one(page, '.tree');
    expect(texts(tree, ':scope > ul > li > span')).toEqual(['src/', 'package.json']);
    expect(texts(tree, 'ul ul > li > .script')).toEqual(['index.ts', 'util.ts']);
    expect(texts(tree, '.data')).toEqual(['package.json']);
    expect(texts(tree, '.folder')).toEqual(['src/', 'lib/']);
    expect(texts(tree, '.note')).toEqual(['the entry', 'a helper']);
  });

  test('an unknown language is plain text, with a warning', () => {
    expect(codeTitled(page, 'unknown').querySelector('code')?.innerHTML).toBe('as &lt;it&gt; is');
    const warnings = site.problems.filter(({ file }) => file === 'docs/writing/fences.mdx');
    expect(warnings.map((problem) => [placeOf(problem), problem.level, problem.what])).toEqual([
      [
        'docs/writing/fences.mdx:69:1',
        'warning',
        expect.stringContaining('"nolang" of the code block is unknown'),
      ],
    ]);
  });
});

describe('images', () => {
  let images: Element[];
  beforeAll(() => {
    images = [...site.page('writing/images.html').querySelectorAll('article img')];
  });
  const named = (alt: string) => images.find((image) => image.getAttribute('alt') === alt)!;
  const size = (alt: string) => [named(alt).getAttribute('width'), named(alt).getAttribute('height')];

  test('get their size from the file, or in proportion to the given side', () => {
    expect(size('First')).toEqual(['3', '2']);
    expect(size('Svg')).toEqual(['40', '20']);
    expect(size('Public')).toEqual(['24', '16']);
    expect(size('By tag')).toEqual(['30', '20']);
  });

  test('become hashed assets if relative and keep their name if public', () => {
    expect(named('First').getAttribute('src')).toMatch(/^\/assets\/dot-[\w-]{8}\.png$/);
    expect(named('Svg').getAttribute('src')).toMatch(/^\/assets\/box-[\w-]{8}\.svg$/);
    expect(named('Svg').getAttribute('title')).toBe('A title');
    expect(named('Public').getAttribute('src')).toBe('/icon.svg');
    expect(named('Remote').getAttribute('src')).toBe('https://example.com/far.png');
  });

  test('stay files when imported by JavaScript, because the policy allows no data: URLs', () => {
    expect(named('Imported').getAttribute('src')).toMatch(/^\/assets\/dot-[\w-]{8}\.png$/);
  });

  test('exist as files', () => {
    const sources = images
      .map((image) => image.getAttribute('src') ?? '')
      .filter((src) => src.startsWith('/'));
    expect(site.files()).toEqual(expect.arrayContaining(sources.map((src) => src.slice(1))));
    expect(sources).toHaveLength(5);
  });

  test('load lazily, except the first', () => {
    expect(images.map((image) => image.getAttribute('loading')).slice(0, 4)).toEqual([
      null,
      'lazy',
      'lazy',
      'lazy',
    ]);
  });
});

test('links in every form become clean routes, and external ones open safely', () => {
  const page = one(site.page('writing/links.html'), 'article');
  expect(links(page)).toEqual([
    ['file .mdx', '/writing/markdown'],
    ['file .md', '/writing/plain'],
    ['no extension', '/writing/plain'],
    ['up', '/guide/start#setup'],
    ['index file', '/guide/'],
    ['folder', '/guide/'],
    ['absolute', '/guide/start'],
    ['absolute .html', '/guide/start?from=links#setup'],
    ['absolute file', '/guide/start'],
    ['hash', '#links'],
    ['query', '/reference/?q=1'],
    ['public file', '/shown.css'],
    ['external', 'https://example.com/a?b=c#d'],
    ['protocol relative', '//example.com/x'],
    ['mail', 'mailto:a@example.com'],
    ['reference', '/writing/containers'],
    ['by tag', '/writing/fences'],
  ]);
  const outward = [...page.querySelectorAll('a[target="_blank"]')];
  expect(outward.map(textOf)).toEqual(['external', 'protocol relative']);
  expect(outward.map((link) => link.getAttribute('rel'))).toEqual(Array(2).fill('noopener noreferrer'));
  expect(attributes(page, 'a[title]', 'title')).toEqual(['A title']);
});
