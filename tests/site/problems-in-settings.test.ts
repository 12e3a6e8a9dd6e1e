import { describe, expect, test } from 'vitest';
import { type ProblemRow, problemsIn, TIME, wanted } from './problem-table.ts';

const NAV = 'docs/_nav.json';
const META = 'docs/_meta.json';
const CONFIG = 'site.config.ts';

describe('_nav.json', () => {
  test.each<ProblemRow>([
    [
      'broken JSON',
      { [NAV]: '[\n  { "text": "A", "link": "/" },\n]\n' },
      [[`${NAV}:2:31`, 'There is one comma too many']],
    ],
    ['not a list', { [NAV]: '{}' }, [[`${NAV}:1:1`, 'The file must contain a list']]],
    [
      'invalid entries, all at once',
      {
        [NAV]:
          '[\n  { "text": "A", "lnk": "/" },\n  { "text": "B", "link": "/nowhere" },\n  { "text": "C", "link": "/", "activeMatch": "(" }\n]\n',
      },
      [
        [`${NAV}:2:3`, '`link` is missing'],
        [`${NAV}:2:18`, 'Unknown key `lnk`', '`link`'],
        [`${NAV}:3:26`, 'The link /nowhere is broken: there is no such page'],
        [`${NAV}:4:46`, '`activeMatch` must be a regular expression'],
      ],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

describe('_meta.json', () => {
  test.each<ProblemRow>([
    ['broken JSON', { [META]: '["index"' }, [[`${META}:1:9`, 'The file ends too early: `]` is missing']]],
    ['empty', { [META]: '' }, [[`${META}:1:1`, 'The file is empty']]],
    ['not UTF-8', { [META]: Buffer.from('["\u00e9"]', 'latin1') }, [[`${META}:1:3`, 'not valid UTF-8']]],
    [
      'invalid entries, all at once',
      {
        [META]: `[
  "indx",
  { "type": "flie", "name": "index" },
  { "type": "dir", "name": "guide" },
  { "type": "file", "name": "index", "lable": "x" },
  { "type": "section-header" },
  { "type": "custom-link", "label": "x", "link": "/nope" }
]
`,
      },
      [
        [`${META}:2:3`, 'There is no page "indx" in docs', '"index"'],
        [`${META}:3:13`, '`type` must be one of "file", "dir"', '"file"'],
        [`${META}:4:28`, 'There is no folder "guide" in docs'],
        [`${META}:5:38`, 'Unknown key `lable`', '`label`'],
        [`${META}:6:3`, '`label` is missing'],
        [`${META}:7:50`, 'The link /nope is broken: there is no such page'],
      ],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

describe('pages missing from a _meta.json', () => {
  const page = '# A\n\nText.\n';
  const guide = (meta: string) => ({
    [NAV]: '[{ "text": "Guide", "link": "/guide/linked" }]',
    'docs/guide/_meta.json': meta,
    'docs/guide/first.mdx': page,
    'docs/guide/linked.mdx': page,
    'docs/guide/more/index.mdx': page,
    'docs/guide/more/second.mdx': page,
    'docs/guide/hidden.mdx': `---\nsidebar: false\n---\n\n${page}`,
  });
  test.each<ProblemRow>([
    [
      'a page and a folder, except pages in a menu or without a sidebar',
      guide('[\n]\n'),
      [
        ['docs/guide/_meta.json:2:1', 'The folder "more" is not listed, so no menu links to its pages'],
        ['docs/guide/_meta.json:2:1', 'The page docs/guide/first.mdx is not listed, so no menu links to it'],
      ],
    ],
    ['no problem if all are listed', guide('["first", { "type": "dir", "name": "more" }]'), []],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

describe('site.config.ts', () => {
  test.each<ProblemRow>([
    [
      'a folder for code blocks that does not exist',
      {
        [CONFIG]:
          "export default {\n  title: 'T',\n  markdown: { files: ['docs', '../no-such-folder'] },\n};\n",
      },
      [[`${CONFIG}:3:31`, '`markdown.files` has "../no-such-folder", which is not a folder']],
    ],
    [
      'images from other sites, which the policy forbids',
      {
        [CONFIG]:
          "export default {\n  title: 'T',\n  icon: '//a.example/i.svg',\n  logo: 'https://a.example/l.svg',\n  socialLinks: [{ icon: 'x', mode: 'img', content: 'data:image/png;base64,AA' }],\n};\n",
      },
      [
        [`${CONFIG}:3:9`, 'forbids images from https://a.example'],
        [`${CONFIG}:4:9`, 'forbids images from https://a.example'],
        [`${CONFIG}:5:52`, 'forbids images from data:'],
      ],
    ],
    [
      'invalid allowed origins',
      {
        [CONFIG]:
          "export default { title: 'T', allowedOrigins: { images: ['https://a.example/x'], frames: ['*'] } };\n",
      },
      [
        [`${CONFIG}:1:57`, '`allowedOrigins.images[0]` must be an origin such as'],
        [`${CONFIG}:1:90`, '`allowedOrigins.frames[0]` must be an origin such as'],
      ],
    ],
    [
      'unknown keys',
      {
        [CONFIG]:
          "export default {\n  title: 'T',\n  bas: '/x/',\n  locales: [{ lang: 'en', titel: 'x' }],\n};\n",
      },
      [
        [`${CONFIG}:3:3`, 'Unknown setting `bas`', '`base`'],
        [`${CONFIG}:4:27`, 'Unknown setting `locales[0].titel`', '`title`'],
      ],
    ],
    [
      'invalid values',
      {
        [CONFIG]: "export default {\n  title: 'T',\n  base: 'docs',\n  search: { provider: 'algoli' },\n};\n",
      },
      [
        [`${CONFIG}:3:9`, '`base` must begin and end with a slash, such as "/" or "/docs/", but is "docs"'],
        [`${CONFIG}:4:23`, '`search.provider` must be one of "embedded", "algolia"', '"algolia"'],
      ],
    ],
    ['a missing title', { [CONFIG]: 'export default {};\n' }, [[`${CONFIG}:1:16`, '`title` is missing']]],
    [
      'broken syntax',
      { [CONFIG]: "export default {\n  title: 'T'\n  base: '/'\n};\n" },
      [[`${CONFIG}:3:3`, 'The configuration cannot be read: Expected `,`']],
    ],
    [
      'a missing import',
      { [CONFIG]: "import x from './none.ts';\nexport default { title: x };\n" },
      [[`${CONFIG}:1:15`, "Could not resolve './none.ts' in site.config.ts"]],
    ],
    [
      'a missing package',
      { [CONFIG]: "import x from 'no-such-package';\nexport default { title: x };\n" },
      [[CONFIG, "Cannot find package 'no-such-package'."]],
    ],
    [
      'an exception',
      { [CONFIG]: 'const a: string | undefined = undefined;\nexport default { title: a!.length };\n' },
      [
        [
          `${CONFIG}:2:28`,
          'The configuration throws an error while it is loaded: Cannot read properties of undefined',
        ],
      ],
    ],
    [
      'a redirect that is not a path',
      {
        [CONFIG]:
          "export default {\n  title: 'T',\n  redirects: {\n    '/old': '/guid/',\n    '/guide/': '/',\n    'x': '/',\n  },\n};\n",
      },
      [[`${CONFIG}:6:5`, 'The key "x" of `redirects` must be a path such as "/old/page", or']],
    ],
    [
      'redirects to no page, and from a page',
      {
        'docs/guide/index.mdx': '# Guide\n',
        [CONFIG]:
          "export default {\n  title: 'T',\n  redirects: {\n    '/old': '/guid/',\n    '/guide': '/',\n  },\n};\n",
      },
      [
        [`${CONFIG}:4:13`, 'leads from "/old" to "/guid/", which is not a page.', '"/guide/"'],
        [`${CONFIG}:5:5`, '`redirects` has "/guide", which is a page.'],
      ],
    ],
    [
      'redirects from addresses that have something else',
      {
        'docs/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        [CONFIG]:
          "export default {\n  title: 'T',\n  redirects: {\n    '/old': '/',\n    '/old/': '/',\n    '/404.html': '/',\n    '/logo.svg': '/',\n    '/sitemap.xml': '/',\n    '/Old.html': '/',\n    '/older': '/',\n  },\n};\n",
      },
      [
        [`${CONFIG}:5:5`, '`redirects` has "/old/", which is the same address as "/old".'],
        [`${CONFIG}:6:5`, '`redirects` has "/404.html", which is the page for unknown addresses.'],
        [`${CONFIG}:7:5`, '`redirects` has "/logo.svg", which is a file of the site.'],
        [`${CONFIG}:8:5`, '`redirects` has "/sitemap.xml", which is a file of the site.'],
        [`${CONFIG}:9:5`, '`redirects` has "/Old.html", which is the same address as "/old".'],
      ],
    ],
    [
      'redirects with a wrong pattern, hash or address',
      {
        [CONFIG]:
          "export default {\n  title: 'T',\n  redirects: {\n    '/a/*/b': '/',\n    '/b': '/',\n    '/c': '//evil.example',\n    '/d/*': '/*',\n    '/e': '/?a=b',\n    '/f': 'ftp://x.example',\n  },\n};\n",
      },
      [
        [`${CONFIG}:4:5`, 'must be a path such as "/old/page", or "/old/*" for everything below a folder.'],
        [`${CONFIG}:6:11`, 'must be the route of a page such as'],
        [`${CONFIG}:7:13`, 'must be the route of a page such as'],
        [`${CONFIG}:8:11`, 'must be the route of a page such as'],
        [`${CONFIG}:9:11`, 'must be the route of a page such as'],
      ],
    ],
    [
      'a redirect of one path to a whole folder',
      { [CONFIG]: "export default { title: 'T', redirects: { '/b': '/guide/*' } };\n" },
      [[`${CONFIG}:1:49`, 'may end in `*` only if the former path does, but is "/guide/*".']],
    ],
    [
      'redirects of folders that have pages, to folders that have none, and to no heading',
      {
        'docs/guide/a.mdx': '# A\n\n## Part\n',
        'docs/public/logo/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        [CONFIG]:
          "export default {\n  title: 'T',\n  redirects: {\n    '/old/*': '/giude/*',\n    '/Guide/*': '/',\n    '/logo/*': '/',\n    '/assets/*': '/',\n    '/a': '/guide/a#prat',\n    '/b': '/guide/a#part',\n    '/c/*': '/guide/*',\n    '/d/*': 'https://x.example/v1/*',\n  },\n};\n",
      },
      [
        [`${CONFIG}:4:15`, 'leads from "/old/*" to "/giude/*", below which there is no page.', '"/guide/*"'],
        [`${CONFIG}:5:5`, '`redirects` has "/Guide/*", which is also the address of /guide/a.'],
        [`${CONFIG}:6:5`, '`redirects` has "/logo/*", which is also the address of /logo/x.svg.'],
        [`${CONFIG}:7:5`, '`redirects` has "/assets/*", which is also the address of /assets.'],
        [`${CONFIG}:8:11`, 'The link leads to #prat, but /guide/a has no such heading.', '#part'],
      ],
    ],
    [
      'wrong entries of menus',
      {
        [CONFIG]:
          "export default {\n  title: 'T',\n  nav: [{ text: 'A', lnk: '/' }],\n  sidebar: {\n    '/': [{ type: 'flie', name: 'a' }],\n    guide: [],\n  },\n};\n",
      },
      [
        [`${CONFIG}:3:9`, '`nav[0].link` is missing'],
        [`${CONFIG}:3:22`, 'Unknown setting `nav[0].lnk`', '`link`'],
        [`${CONFIG}:5:19`, '`sidebar./[0].type` must be one of "file", "dir"', '"file"'],
        [`${CONFIG}:6:5`, 'The key "guide" of `sidebar` must be a folder of docs such as "/guide"'],
      ],
    ],
    [
      'menus of folders that do not exist, and of those that a file orders too',
      {
        'docs/guide/a.mdx': '# A\n',
        'docs/guide/_meta.json': '["a"]',
        [NAV]: '[]',
        [CONFIG]:
          "export default {\n  title: 'T',\n  nav: { '/': [], '/zh': [] },\n  sidebar: {\n    '/guide': ['a'],\n    '/giude': ['a'],\n  },\n};\n",
      },
      [
        [`${CONFIG}:3:10`, '`nav` has "/", which docs/_nav.json orders too.'],
        [`${CONFIG}:3:19`, '`nav` has "/zh", which is not the folder of a language or version.'],
        [`${CONFIG}:5:5`, '`sidebar` has "/guide", which docs/guide/_meta.json orders too.'],
        [`${CONFIG}:6:5`, '`sidebar` has "/giude", which is not a folder of docs.', '"/guide"'],
      ],
    ],
    [
      'a missing default export',
      { [CONFIG]: "export const config = { title: 'T' };\n" },
      [[CONFIG, 'The configuration has no default export']],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});
