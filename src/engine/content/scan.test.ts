import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteConfigSchema } from '../config/schema.ts';
import { type SiteConfigInput } from '../config/site-settings.ts';
import { localeRoots } from './locale-roots.ts';
import { scanDocs } from './scan.ts';

let siteDir = '';
let docsDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'scan-'));
  docsDir = path.join(siteDir, 'docs');
  mkdirSync(docsDir);
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function add(...files: string[]) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(docsDir, file)), { recursive: true });
    writeFileSync(path.join(docsDir, file), '# Title\n');
  }
}

function configOf(more: Partial<SiteConfigInput> = {}) {
  return siteConfigSchema.parse({ title: 'T', ...more });
}

function scan(more?: Partial<SiteConfigInput>) {
  return scanDocs(docsDir, configOf(more));
}

const many = {
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
};

describe('routes', () => {
  it('[R15] creates a route and a document for every .mdx and .md file', () => {
    add(
      'index.mdx',
      'guide/start/index.md',
      'guide/start/quick-start.mdx',
      'guide/notes.txt',
      'guide/page.tsx',
    );
    const { pages, problems } = scan();
    expect(problems).toEqual([]);
    expect(pages).toEqual([
      {
        file: path.join(docsDir, 'guide/start/index.md'),
        relativePath: 'guide/start/index.md',
        format: 'md',
        routePath: '/guide/start/',
        pagePath: 'guide/start/index.html',
        lang: 'en',
        version: '',
      },
      {
        file: path.join(docsDir, 'guide/start/quick-start.mdx'),
        relativePath: 'guide/start/quick-start.mdx',
        format: 'mdx',
        routePath: '/guide/start/quick-start',
        pagePath: 'guide/start/quick-start.html',
        lang: 'en',
        version: '',
      },
      {
        file: path.join(docsDir, 'index.mdx'),
        relativePath: 'index.mdx',
        format: 'mdx',
        routePath: '/',
        pagePath: 'index.html',
        lang: 'en',
        version: '',
      },
    ]);
  });

  it('ignores fragments, assets, hidden files and packages', () => {
    add(
      'a.mdx',
      '_b.mdx',
      '_parts/c.mdx',
      'shared/components/ESM.mdx',
      'guide/shared/d.mdx',
      'guide/_e/f/g.mdx',
    );
    add(
      'public/h.md',
      'node_modules/p/readme.md',
      'x/node_modules/p/readme.md',
      '.hidden/i.md',
      '.j.md',
      'api/public/k.md',
    );
    expect(scan().pages.map(({ routePath }) => routePath)).toEqual(['/a', '/api/public/k']);
  });

  it('drops the optional folder of a single language', () => {
    add('en/index.mdx', 'en/guide/a.mdx', 'guide/b.mdx');
    expect(scan().pages.map(({ routePath, relativePath, lang }) => [relativePath, routePath, lang])).toEqual([
      ['en/guide/a.mdx', '/guide/a', 'en'],
      ['en/index.mdx', '/', 'en'],
      ['guide/b.mdx', '/guide/b', 'en'],
    ]);
  });

  it('[R8] reads version and language folders; the defaults have no prefix', () => {
    add('v1/en/a.mdx', 'v1/zh/a.mdx', 'v2/en/a.mdx', 'v2/zh/index.mdx', 'v2/zh/a.mdx');
    expect(
      scan(many).pages.map(({ routePath, pagePath, lang, version }) => [routePath, pagePath, lang, version]),
    ).toEqual([
      ['/v1/a', 'v1/a.html', 'en', 'v1'],
      ['/v1/zh/a', 'v1/zh/a.html', 'zh', 'v1'],
      ['/a', 'a.html', 'en', 'v2'],
      ['/zh/a', 'zh/a.html', 'zh', 'v2'],
      ['/zh/', 'zh/index.html', 'zh', 'v2'],
    ]);
  });

  it('[E6] finds the folder of each locale, which is optional for a default', () => {
    const roots = (more: Partial<SiteConfigInput>) =>
      localeRoots(docsDir, configOf(more)).map(({ folder, prefix }) => [folder, prefix]);
    add('a.mdx');
    expect(roots({})).toEqual([['', '']]);
    expect(roots({ locales: many.locales })).toEqual([
      ['', ''],
      ['zh', '/zh'],
    ]);
    add('en/a.mdx');
    expect(roots({})).toEqual([['en', '']]);
    add('v1/en/a.mdx');
    expect(roots(many)).toEqual([
      ['v1/en', '/v1'],
      ['v1/zh', '/v1/zh'],
      ['en', ''],
      ['zh', '/zh'],
    ]);
  });

  it('follows symbolic links without looping', () => {
    add('guide/a.mdx');
    symlinkSync(path.join(docsDir, 'guide'), path.join(docsDir, 'manual'));
    symlinkSync(docsDir, path.join(docsDir, 'guide/loop'));
    symlinkSync('nowhere', path.join(docsDir, 'broken.mdx'));
    expect(scan().pages.map(({ routePath }) => routePath)).toEqual(['/guide/a', '/manual/a']);
  });
});

describe('problems', () => {
  const whats = () => scan().problems.map(({ file, what }) => `${file}: ${what}`);

  it('reports two files with the same route', () => {
    add('a.md', 'a.mdx', 'b.mdx', 'b/index.mdx', 'c/index.md', 'c/index.mdx');
    expect(whats()).toEqual([
      'docs/a.mdx: The route /a is already used by docs/a.md.',
      'docs/b/index.mdx: The route /b/ is already used by docs/b.mdx (/b).',
      'docs/c/index.mdx: The route /c/ is already used by docs/c/index.md.',
    ]);
    expect(scan().pages.map(({ relativePath }) => relativePath)).toEqual(['a.md', 'b.mdx', 'c/index.md']);
  });

  it('reports a page both inside and outside its locale folder', () => {
    add('en/a.mdx', 'a.mdx');
    expect(whats()).toEqual(['docs/en/a.mdx: The route /a is already used by docs/a.mdx.']);
  });

  it('reports names that differ only in case', () => {
    add('guide/Start.mdx', 'guide/start.mdx', 'x/Index.mdx');
    expect(whats()).toEqual([
      'docs/guide/start.mdx: The name differs from docs/guide/Start.mdx only in upper and lower case, so both have the route /guide/Start.',
    ]);
    expect(scan().pages.map(({ routePath }) => routePath)).toEqual(['/guide/Start', '/x/']);
  });

  it('accepts letters of any script', () => {
    add('Größe/a.mdx', '日本.mdx', 'दिन.md', 'x/Index/a.mdx');
    expect(whats()).toEqual([]);
    expect(scan().pages.map(({ routePath }) => routePath)).toEqual([
      '/Größe/a',
      '/x/Index/a',
      '/दिन',
      '/日本',
    ]);
  });

  it('reports names with accents apart from their letters, and names that differ only in that', () => {
    add('e\u0301.mdx', '\u00E9.mdx', 'o\u0308.mdx');
    expect(scan().problems.map(({ file, what, fix }) => [file, `${what} ${fix}`])).toEqual([
      ['docs/e\u0301.mdx', expect.stringContaining('Rename it to "\u00E9" as you type it')],
      ['docs/o\u0308.mdx', expect.stringContaining('Rename it to "\u00F6" as you type it')],
      ['docs/\u00E9.mdx', expect.stringContaining('docs/e\u0301.mdx only in how accents are stored')],
    ]);
  });

  it('reports folders that differ only in case', () => {
    add('Größe/a.mdx', 'größe/b.mdx', 'größe/c/d.mdx');
    expect(whats()).toEqual([
      'docs/größe: The name of this folder differs from docs/Größe only in upper and lower case.',
    ]);
  });

  it('reports names that would need escaping and suggests better ones', () => {
    add('My page?.mdx', '片 段.mdx', 'what#.mdx', '100%.md', 'v1.2_c++(x).mdx', 'page.html.mdx');
    const problems = scan().problems.map(({ file, what, didYouMean }) => [file, what, didYouMean]);
    expect(problems).toEqual([
      ['docs/100%.md', expect.stringContaining('"%"'), '100'],
      [
        'docs/My page?.mdx',
        'The name "My page?" contains a space, "?", which would have to be escaped in the page\'s address.',
        'my-page',
      ],
      ['docs/page.html.mdx', 'The name ends in .html, which is never part of an address.', 'page'],
      ['docs/what#.mdx', expect.stringContaining('"#"'), 'what'],
      ['docs/片 段.mdx', expect.stringContaining('contains a space,'), '片-段'],
    ]);
  });

  it('reports names for the search that belong to no page', () => {
    add(
      'start.mdx',
      'start.search.txt',
      'guide/index.md',
      'guide/index.search.txt',
      'guide/moved.search.txt',
    );
    add('draft.mdx', 'draft.search.txt');
    expect(scan({ route: { exclude: ['draft.mdx'] } }).problems).toMatchObject([
      { file: 'docs/guide/moved.search.txt', what: 'These names for the search belong to no page.' },
    ]);
  });

  it('reports an empty docs folder', () => {
    expect(whats()).toEqual(['docs: The docs folder contains no pages.']);
  });
});
