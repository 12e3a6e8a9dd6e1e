import { expect, test } from 'vitest';
import { build, problemsOf, siteWith } from './built-site.ts';

const TIME = { timeout: 60_000 };
const config = (settings: string) => `export default { title: 'Own', ${settings} };\n`;

test('the style sheet of a site comes after all layers of the theme, in every page', TIME, async () => {
  const site = await build(
    siteWith({
      'site.config.ts': config("styles: 'src/own.css', base: '/docs/'"),
      'src/own.css': "@import './colors.css';\n.own { background: url('/dots.svg') }\n",
      'src/colors.css': ':root { --accent: teal }\n',
      'docs/public/dots.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
      'docs/guide.mdx': '# Guide\n',
    }),
  );
  for (const file of ['index.html', 'guide.html', '404.html']) {
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(site.read(file)) ?? [];
    const layers = [...styles.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) => names.split(','));
    expect([...new Set(layers)]).toEqual([
      'tokens',
      'base',
      'prose',
      'code',
      'shell',
      'parts',
      'states',
      'site',
    ]);
    const own = styles.slice(styles.lastIndexOf('@layer site'));
    expect(own).toContain('--accent:teal');
    expect(own).toMatch(/url\(["']?\/docs\/dots\.svg/);
  }
});

test('a site without one has no such layer', TIME, async () => {
  const site = await build(siteWith({}));
  expect(site.read('index.html')).not.toContain('@layer site');
});

test('a style sheet that is missing or cannot have its files is reported', TIME, async () => {
  expect(await problemsOf(siteWith({ 'site.config.ts': config("styles: 'own.css'") }))).toMatchObject([
    { file: 'site.config.ts', line: 1, what: '`styles` is "own.css", but there is no such file.' },
  ]);
  const problems = await problemsOf(
    siteWith({
      'site.config.ts': config("styles: 'own.css'"),
      'own.css': '/* url(./not-this.png) */\np { color: red }\nbody { background: url(./dots.png) }\n',
    }),
  );
  expect(problems).toMatchObject([
    { file: 'own.css', line: 3, what: expect.stringContaining('"./dots.png"') as unknown },
  ]);
});

test(
  'addresses that the policy blocks are reported, also in a sheet that the first one imports',
  TIME,
  async () => {
    const problems = await problemsOf(
      siteWith({
        'site.config.ts': config("styles: 'own.css', allowedOrigins: { images: ['https://img.example'] }"),
        'own.css': [
          "@import 'https://fonts.example/a.css';",
          "@import './more.css';",
          '.a { background: url(https://img.example/a.png), url("https://other.example/a.png") }',
          "@font-face { font-family: A; src: url('/a.woff2'), url('https://img.example/a.woff2') }",
          '.b { mask: url(data:image/svg+xml,x) }',
        ].join('\n'),
        'more.css': '\n.c { background: url(//other.example/c.png) }\n',
      }),
    );
    const row = (file: string, line: number, words: string) => ({
      file,
      line,
      what: expect.stringContaining(words) as unknown,
    });
    expect(problems).toMatchObject([
      row('more.css', 2, 'forbids images from https://other.example.'),
      row('own.css', 1, 'imports "https://fonts.example/a.css", which the site\'s security policy forbids.'),
      row('own.css', 3, 'forbids images from https://other.example.'),
      row('own.css', 4, 'forbids fonts from https://img.example.'),
      row('own.css', 5, 'forbids images from data:.'),
    ]);
  },
);
