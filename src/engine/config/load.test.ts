import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatProblems, type Problem, ProblemError } from '../../model/problem.ts';
import { loadConfiguration } from './load.ts';

let siteDir = '';
let cacheDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  cacheDir = path.join(siteDir, 'node_modules/.cache');
  mkdirSync(path.join(siteDir, 'docs'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(name: string, text: string) {
  writeFileSync(path.join(siteDir, name), text);
}

function load(env: Record<string, string> = {}) {
  return loadConfiguration(siteDir, { env, cacheDir });
}

async function configOf(source: string, env?: Record<string, string>) {
  write('site.config.ts', source);
  return (await load(env)).config;
}

async function problemsOf(source?: string, env?: Record<string, string>): Promise<Problem[]> {
  if (source !== undefined) write('site.config.ts', source);
  const error: unknown = await load(env).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemError);
  return [...(error as ProblemError).problems];
}

describe('a valid configuration', () => {
  it('[E7] requires only a title and fills in all defaults', async () => {
    const config = await configOf("export default { title: 'My Site', description: 'About it' }");
    expect(config).toEqual({
      title: 'My Site',
      description: 'About it',
      extensions: [],
      nav: {},
      sidebar: {},
      slots: {},
      url: 'https://docs.example',
      base: '/',
      product: { name: 'My Site', slug: 'my-site' },
      buildTool: { name: '', slug: '' },
      icon: '',
      logo: '',
      lang: 'en',
      locales: [{ lang: 'en', label: 'English', title: 'My Site', description: 'About it' }],
      multiVersion: { default: '', versions: [] },
      search: {
        provider: 'embedded',
        placeholder: 'Search docs',
        maxQueryLength: 64,
        hitsPerPage: 20,
        resultsPerGroup: 5,
        startPages: [],
        favoriteSearches: 10,
        personalization: true,
        openOnFocus: true,
      },
      markdown: {
        showLineNumbers: false,
        defaultWrapCode: false,
        langAlias: {},
        files: [],
        ignoredKeys: [],
        brokenAnchors: 'error',
      },
      socialLinks: [],
      family: { title: '', members: [] },
      alias: {},
      allowedOrigins: { images: [], frames: [], media: [] },
      feeds: [],
      head: [],
      scripts: [],
      footer: { message: '', columns: [] },
      outlineTitle: 'ON THIS PAGE',
      ownWords: { en: {} },
      hideNavbarOnScroll: false,
      darkLogo: '',
      route: { exclude: [] },
      redirects: {},
      localeRedirect: 'auto',
    });
  });

  it('is typed, can import local files and packages, and lists its dependencies', async () => {
    write('title.ts', "import { parse } from 'yaml';\nexport const title: string = parse('t: Imported').t;");
    mkdirSync(path.join(siteDir, 'node_modules/yaml'), { recursive: true });
    write('node_modules/yaml/package.json', '{ "name": "yaml", "type": "module", "main": "index.js" }');
    write('node_modules/yaml/index.js', "export const parse = () => ({ t: 'From package' });");
    write(
      'site.config.ts',
      `import os from 'node:os';\nimport { defineConfig } from 'stillpage';\nimport { title } from './title.ts';\nexport default defineConfig({ title, description: typeof os.EOL + import.meta.dirname });`,
    );
    const site = await load();
    expect(site.config.title).toBe('From package');
    expect(site.config.description).toBe(`string${siteDir}`);
    expect(site.docsDir).toBe(path.join(siteDir, 'docs'));
    expect(site.configFile).toBe(path.join(siteDir, 'site.config.ts'));
    expect(site.dependencies).toContain(path.join(siteDir, 'title.ts'));
    expect(readdirSync(cacheDir)).toEqual([]);
  });

  it('is read again on every load', async () => {
    expect((await configOf("export default { title: 'One' }")).title).toBe('One');
    expect((await configOf("export default { title: 'Two' }")).title).toBe('Two');
  });

  it('can be plain JavaScript, with the docs in another folder', async () => {
    write('site.config.mjs', "export default { title: 'JS' }");
    mkdirSync(path.join(siteDir, 'other'));
    const site = await loadConfiguration(siteDir, {
      env: {},
      cacheDir,
      docsDir: path.join(siteDir, 'other'),
    });
    expect(site.docsDir).toBe(path.join(siteDir, 'other'));
  });

  it('[E6] creates locales with labels, edit links and their own strings', async () => {
    const config = await configOf(`export default {
      title: 'T', description: 'D', lang: 'en',
      repository: { url: 'https://github.com/me/docs/', docsDir: './website/docs/' },
      locales: [{ lang: 'en' }, { lang: 'fr', title: 'Le T', editLink: { docRepoBaseUrl: 'https://e.example', text: 'Modifier' } }],
    }`);
    const docRepoBaseUrl = 'https://github.com/me/docs/edit/main/website/docs';
    expect(config.locales).toEqual([
      {
        lang: 'en',
        label: 'English',
        title: 'T',
        description: 'D',
        editLink: { docRepoBaseUrl, text: 'Edit this page' },
      },
      {
        lang: 'fr',
        label: 'Français',
        title: 'Le T',
        description: 'D',
        editLink: { docRepoBaseUrl: 'https://e.example', text: 'Modifier' },
      },
    ]);
  });

  it('reads the URL from SITE_URL and drops a trailing slash', async () => {
    const source = "export default { title: 'T', url: 'https://a.example/' }";
    expect((await configOf(source)).url).toBe('https://a.example');
    expect((await configOf(source, { SITE_URL: 'https://b.example/' })).url).toBe('https://b.example');
    expect((await configOf(source, { SITE_URL: '' })).url).toBe('https://a.example');
  });

  it('prefers base and URL from the command line', async () => {
    write('site.config.ts', "export default { title: 'T', base: '/a/', url: 'https://a.example' }");
    const overrides = { base: '/b/', url: 'https://b.example/' };
    const { config } = await loadConfiguration(siteDir, {
      env: { SITE_URL: 'https://c.example' },
      overrides,
      cacheDir,
    });
    expect([config.base, config.url]).toEqual(['/b/', 'https://b.example']);
  });

  it('[E5] accepts social links, a hosted search and feeds', async () => {
    const config = await configOf(`export default {
      title: 'T',
      socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/a/b' }],
      search: { provider: 'algolia', appId: 'A', apiKey: 'K', indexName: 'I', host: 'https://s.example/' },
      feeds: [{ title: 'Blog', path: '/blog/', output: 'blog-rss.xml' }],
    }`);
    expect(config.socialLinks).toHaveLength(1);
    expect(config.search).toMatchObject({
      provider: 'algolia',
      appId: 'A',
      apiKey: 'K',
      indexName: 'I',
      host: 'https://s.example',
      insights: false,
      recommendations: false,
      embeddedFallback: true,
    });
    expect(config.feeds).toEqual([
      { title: 'Blog', path: '/blog/', output: 'blog-rss.xml', type: 'rss', language: 'en' },
    ]);
    expect((await configOf("export default { title: 'T', search: false }")).search).toBe(false);
  });
});

describe('an invalid configuration', () => {
  it('reports a missing file', async () => {
    const [problem] = await problemsOf();
    expect(problem).toMatchObject({
      file: 'site.config.ts',
      what: expect.stringContaining(`no site.config.ts in ${siteDir}`),
    });
  });

  it('reports a missing docs folder', async () => {
    rmSync(path.join(siteDir, 'docs'), { recursive: true });
    expect(await problemsOf("export default { title: 'T' }")).toMatchObject([
      { file: 'docs', what: 'The docs folder does not exist.' },
    ]);
  });

  it.each(["'T'", 'import.meta.dirname'])(
    'reports a syntax error with its location, after %s',
    async (title) => {
      const [problem] = await problemsOf(`export default {\n  title: ${title}\n  base: '/'\n};`);
      expect(problem).toMatchObject({ file: 'site.config.ts', line: 3, column: 3 });
      expect(problem?.what).toBe(
        'The configuration cannot be read: Expected `,` or `}` but found `Identifier`.',
      );
    },
  );

  it('reports an import that cannot be resolved', async () => {
    const [problem] = await problemsOf("import { a } from './nope.ts';\nexport default { title: a };");
    expect(problem).toMatchObject({ file: 'site.config.ts', what: expect.stringContaining('./nope.ts') });
    const [missing] = await problemsOf("import a from 'no-such-package';\nexport default { title: a };");
    expect(missing?.what).toContain('no-such-package');
    expect(formatProblems([missing as Problem])).not.toContain('    at ');
  });

  it('reports an exception with its location in the source', async () => {
    const [problem] = await problemsOf(
      'type A = { a: string };\nconst a: A | undefined = undefined;\nconst b = (a as unknown as A).a;\nexport default { title: b };',
    );
    expect(problem).toMatchObject({ file: 'site.config.ts', line: 3 });
    expect(problem?.what).toContain(
      "The configuration throws an error while it is loaded: Cannot read properties of undefined (reading 'a').",
    );
    expect(await problemsOf("throw 'just words';\nexport default {};")).toMatchObject([
      { what: expect.stringContaining('just words') },
    ]);
  });

  it('reports a missing default export', async () => {
    expect(await problemsOf("export const config = { title: 'T' };")).toMatchObject([
      { what: 'The configuration has no default export.', fix: 'Export `config` as default.' },
    ]);
    expect(await problemsOf('')).toMatchObject([{ what: 'The configuration has no default export.' }]);
  });

  it('reports a default export that is not an object', async () => {
    expect(await problemsOf('export default () => ({ title: 1 });')).toMatchObject([
      { what: 'The configuration must be an object, but is a function.' },
    ]);
  });

  it('reports a word of the shell that does not say what is filled in', async () => {
    const words = "{ searchResults: 'Ergebnisse', next: 'Weiter {page}' }";
    const found = await problemsOf(
      `export default { title: 'T', lang: 'de', locales: [{ lang: 'de', words: ${words} }] };`,
    );
    expect(found).toMatchObject([
      { what: '`locales[0].words.next` must contain nothing in braces, but is "Weiter {page}".' },
      { what: '`locales[0].words.searchResults` must contain {count}, but is "Ergebnisse".' },
    ]);
  });

  it('reports all problems together, each at its location', async () => {
    const source = `import { defineConfig } from 'stillpage';

const shared = {
  serach: false,
};

export default defineConfig({
  ...shared,
  base: 'docs',
  url: 'https://a.example/docs',
  markdown: { showLineNumber: true },
  socialLinks: [
    { icon: 'x', mode: 'link', content: 'https://x.com' },
    { icon: 'github', mode: 'lnk', content: 5 },
  ],
  hideNavbarOnScroll: 'yes',
  lang: 'fr',
  locales: [{ lang: 'en' }, { lang: 'en' }],
  multiVersion: { default: 'v3', versions: ['v1', 'v2'], examples: { v1: '../old', v4: 'examples-v4' } },
  zzzzzzzz: 1,
} as never);
`;
    const found = (await problemsOf(source)).map(({ line, column, what, didYouMean }) => [
      line,
      column,
      what,
      didYouMean,
    ]);
    expect(found.sort((a, b) => Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]))).toEqual([
      [4, 3, 'Unknown setting `serach`.', '`search`'],
      [7, 29, '`title` is missing: it must be a string.', undefined],
      [9, 9, '`base` must begin and end with a slash, such as "/" or "/docs/", but is "docs".', undefined],
      [
        10,
        8,
        '`url` must be an origin such as "https://docs.example.com", without a path (that is `base`), but is "https://a.example/docs".',
        undefined,
      ],
      [11, 15, 'Unknown setting `markdown.showLineNumber`.', '`showLineNumbers`'],
      [14, 29, '`socialLinks[1].mode` must be one of "link", "text", "img", "dom", but is "lnk".', '"link"'],
      [14, 45, '`socialLinks[1].content` must be a string, but is 5.', undefined],
      [16, 23, '`hideNavbarOnScroll` must be true or false, but is "yes".', undefined],
      [17, 9, '`lang` must be one of the languages in `locales` ("en"), but is "fr".', undefined],
      [18, 37, 'The language "en" is listed twice.', undefined],
      [19, 28, '`multiVersion.default` must be one of the versions "v1", "v2", but is "v3".', undefined],
      [
        19,
        74,
        '`multiVersion.examples.v1` must be a folder of the site that is not below `examples`, such as "examples-v1", but is "../old".',
        undefined,
      ],
      [
        19,
        88,
        '`multiVersion.examples.v4` must belong to a version that `multiVersion.versions` lists, but is "examples-v4".',
        undefined,
      ],
      [20, 3, 'Unknown setting `zzzzzzzz`.', undefined],
    ]);
  });

  it('explains every shape of `search`', async () => {
    const whats = async (search: string) =>
      (await problemsOf(`export default { title: 'T', search: ${search} };`)).map(({ what }) => what);
    expect(await whats('true')).toEqual(['`search` must be false or an object, but is true.']);
    expect(await whats("{ provider: 'algola' }")).toEqual([
      '`search.provider` must be one of "embedded", "algolia", but is "algola".',
    ]);
    expect(await whats("{ provider: 'algolia', apiKey: 'k', index: 'i' }")).toEqual([
      '`search.appId` is missing: it must be a string.',
      '`search.indexName` is missing: it must be a string.',
      'Unknown setting `search.index`.',
    ]);
  });

  it('suggests only keys of the selected provider', async () => {
    const [problem] = await problemsOf(
      "export default { title: 'T', search: { provider: 'embedded', appIdd: 'x' } };",
    );
    expect(problem).toMatchObject({
      what: 'Unknown setting `search.appIdd`.',
      fix: expect.stringContaining('Use one of `provider`, `placeholder`,') as string,
    });
    expect(problem?.fix).not.toContain('appId');
  });

  it('reports an invalid SITE_URL', async () => {
    const [problem] = await problemsOf("export default { title: 'T' }", { SITE_URL: 'example.com' });
    expect(problem?.what).toContain(
      'The environment variable SITE_URL, which overrides `url`, must be an origin',
    );
    expect(problem?.what).toContain('but is "example.com"');
  });

  it('reports an invalid --base and --url', async () => {
    write('site.config.ts', "export default { title: 'T' }");
    const loading = loadConfiguration(siteDir, { env: {}, overrides: { base: 'b', url: '' }, cacheDir });
    const error: unknown = await loading.catch((thrown: unknown) => thrown);
    expect((error as ProblemError).problems.map(({ what }) => what)).toEqual([
      'The option --url must be an origin such as "https://docs.example.com", without a path (that is `base`), but is "".',
      'The option --base must begin and end with a slash, such as "/" or "/docs/", but is "b".',
    ]);
  });

  it('counts columns in characters, in any script', async () => {
    const [problem] = await problemsOf('/* 日本語 😀 */ export default { title: 5 };');
    expect(problem).toMatchObject({ line: 1, column: 38, fix: 'Put it in quotes: "5".' });
  });
});
