import { beforeAll, describe, expect, test } from 'vitest';
import { placeOf } from '../../src/model/problem.ts';
import { build, type BuiltSite, problemsOf, type SiteFiles, siteWith } from './built-site.ts';
import { TIME } from './problem-table.ts';

const FILES: SiteFiles = {
  'site.config.ts':
    "export default { title: 'T', feeds: [{ title: 'Blog', path: '/blog/', output: 'blog-rss.xml' }] };\n",
  'docs/guide/start.mdx': '# Start\n\nSee [the list](/llms.txt).\n',
};
const AUTHORED = {
  'docs/public/_headers': '/*\n  x-own: 1\n',
  'docs/public/_redirects': '/old /guide/start 301',
  'docs/public/robots.txt': 'User-agent: *\nDisallow: /guide\n',
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(
    siteWith({ ...FILES, ...AUTHORED, 'docs/public/.well-known/security.txt': 'Contact: x\n' }),
  );
}, 120_000);

/** Returns the problems of a build with these extra files in `docs/public`. */
async function problemsWith(...names: string[]): Promise<string[]> {
  const files = Object.fromEntries(names.map((name) => [`docs/public/${name}`, 'own']));
  const problems = await problemsOf(siteWith({ ...FILES, ...files }));
  return problems.map((problem) => `${placeOf(problem)} ${problem.what}`);
}

describe('docs/public next to the files that the build writes', () => {
  test("_headers has the rules of the build first, then the author's", () => {
    expect(site.read('_headers')).toMatch(/^\/\*\n {2}content-security-policy: .*\n\/\*\n {2}x-own: 1\n$/s);
  });

  test("_redirects has the author's rules first, then those of the build", () => {
    expect(site.read('_redirects')).toBe(
      '/old /guide/start 301\n/en/guide/start /guide/start 308\n/en/ / 308\n',
    );
  });

  test("robots.txt is the author's", () => {
    expect(site.read('robots.txt')).toBe('User-agent: *\nDisallow: /guide\n');
  });

  test('copies every other file unchanged', () => {
    expect(site.read('.well-known/security.txt')).toBe('Contact: x\n');
  });

  test('reports any file that would replace one of the build', TIME, async () => {
    const written = site
      .files()
      .filter(
        (name) =>
          !name.startsWith('assets/') && !/^\.well-known|^_headers$|^_redirects$|^robots\.txt$/.test(name),
      );
    expect(written).toEqual(
      expect.arrayContaining([
        '404.html',
        '_nginx.conf',
        'blog-rss.xml',
        'guide/start.md',
        'offline-worker.js',
      ]),
    );
    expect(await problemsWith(...written)).toEqual(
      written.map(
        (name) => `docs/public/${name} The build itself writes ${name}, and this file would replace it.`,
      ),
    );
  });

  test(
    'reports a file in place of a folder, a folder in place of a file, and a compressed copy',
    TIME,
    async () => {
      expect(await problemsWith('guide', 'llms.txt/more', 'index.html.gz')).toEqual([
        'docs/public/guide The build itself writes guide/, and this file would replace it.',
        'docs/public/index.html.gz The build itself writes index.html, and this file would replace it.',
        'docs/public/llms.txt/more The build itself writes llms.txt, and this file would replace it.',
      ]);
    },
  );

  test('reports a file with the hashed name of a script', { timeout: 120_000 }, async () => {
    const script = site.files().find((name) => name.startsWith('assets/resolve-not-found-')) ?? '';
    expect(await problemsWith(script)).toEqual([
      `docs/public/${script} The build itself writes ${script}, and this file would replace it.`,
    ]);
  });
});
