import { describe, expect, test } from 'vitest';
import { problemsOf, siteWith } from './built-site.ts';
import { type ProblemRow, problemsIn, TIME, wanted } from './problem-table.ts';

const GUIDE = { 'docs/guide/start.mdx': '# Start\n\n## First part\n' };
const HOME = 'docs/index.mdx';

/** Returns a site whose home page has frontmatter starting on line 2. */
const home = (...lines: string[]) => ({ ...GUIDE, [HOME]: `---\n${lines.join('\n')}\n---\n\n# Home\n` });

describe('dead links outside page content', () => {
  test.each<ProblemRow>([
    [
      'in the hero: a page, a file and an anchor',
      home(
        'pageType: home',
        'hero:',
        '  name: T',
        '  actions:',
        '    - { text: A, link: /guide/strat }',
        '    - text: B',
        '      link: /llm.txt',
        '    - text: C',
        '      link: /guide/start#first-prt',
      ),
      [
        [`${HOME}:6:24`, 'The link "/guide/strat" is broken', '/guide/start'],
        [`${HOME}:8:13`, 'there is no file /llm.txt', '/llms.txt'],
        [`${HOME}:10:13`, '/guide/start has no such heading', '#first-part'],
      ],
    ],
    [
      'in features',
      home(
        'pageType: home',
        'features:',
        '  - title: A',
        '    link: guide/strat',
        '  - title: B',
        '    link: /#quite-another-name',
      ),
      [
        [`${HOME}:5:11`, 'The link "guide/strat" is broken', '/guide/start'],
        [`${HOME}:7:11`, 'The link leads to #quite-another-name, but / has no such heading'],
      ],
    ],
    [
      'in _nav.json, also in a menu',
      {
        ...GUIDE,
        'docs/_nav.json': `[
  { "text": "A", "link": "/guide/start#frst-part" },
  { "text": "B", "items": [{ "text": "C", "link": "/feed.xml" }, { "text": "D", "link": "/guide/strat" }] }
]`,
      },
      [
        ['docs/_nav.json:2:26', '/guide/start has no such heading', '#first-part'],
        ['docs/_nav.json:3:51', 'The link /feed.xml is broken: there is no such file'],
        ['docs/_nav.json:3:89', 'The link /guide/strat is broken: there is no such page', '/guide/start'],
      ],
    ],
    [
      'in _meta.json',
      {
        ...GUIDE,
        'docs/_nav.json': '[]',
        'docs/guide/_meta.json': `[
  "start",
  { "type": "custom-link", "label": "A", "link": "/guide/start#nowhere-at-all" },
  { "type": "custom-link", "label": "B", "items": [{ "label": "C", "link": "/logo.svg" }] }
]`,
      },
      [
        ['docs/guide/_meta.json:3:50', '/guide/start has no such heading'],
        ['docs/guide/_meta.json:4:76', 'The link /logo.svg is broken: there is no such file'],
      ],
    ],
    [
      'in icon, logo and other images of the configuration',
      {
        'docs/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'site.config.ts': `export default {
  title: 'T',
  icon: '/lgo.svg',
  logo: 'logo.svg',
  socialLinks: [{ icon: 'code', mode: 'img', content: '/none.png' }],
  family: { members: [{ name: 'A', desc: '', descEn: '', logo: '/a.svg', url: 'https://a.example' }] },
};
`,
      },
      [
        ['site.config.ts:3:9', '`icon` is "/lgo.svg", which is not a file in docs/public', '"/logo.svg"'],
        ['site.config.ts:4:9', '`logo` is "logo.svg", which is not a file in docs/public', '"/logo.svg"'],
        ['site.config.ts:5:55', '`content` is "/none.png", which is not a file in docs/public'],
        ['site.config.ts:6:64', '`logo` is "/a.svg", which is not a file in docs/public'],
      ],
    ],
    [
      'in the footer: a page and a file',
      {
        ...GUIDE,
        'site.config.ts': `export default {
  title: 'T',
  footer: {
    columns: [
      { title: 'A', links: [{ text: 'B', link: '/guide/strat' }, { text: 'C', link: '/llms.txt' }] },
      { title: 'D', links: [{ text: 'E', link: 'https://a.example/#f' }, { text: 'G', link: '/none.pdf' }] },
    ],
  },
};
`,
      },
      [
        ['site.config.ts:5:48', 'The footer\'s link "/guide/strat" leads nowhere', '"/guide/start"'],
        ['site.config.ts:6:93', 'The footer\'s link "/none.pdf" leads nowhere'],
      ],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

test(
  'a broken anchor is a warning if the configuration says so, and a broken link stays an error',
  TIME,
  async () => {
    const files = (link: string) =>
      siteWith({
        ...GUIDE,
        'site.config.ts': "export default { title: 'T', markdown: { brokenAnchors: 'warning' } };\n",
        'docs/page.mdx': `# Page\n\n[a](${link})\n`,
      });
    expect(await problemsOf(files('/guide/start#frst-part'))).toMatchObject([
      { level: 'warning', file: 'docs/page.mdx', line: 3, didYouMean: '#first-part' },
    ]);
    expect(await problemsOf(files('/guide/strat'))).toMatchObject([{ level: 'error', line: 3 }]);
  },
);
