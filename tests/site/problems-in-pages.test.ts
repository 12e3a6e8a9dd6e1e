import { describe, expect, test } from 'vitest';
import { pageWith, type ProblemRow, problemsIn, TIME, wanted } from './problem-table.ts';

const PAGE = 'docs/page.mdx';

describe('MDX that cannot be read', () => {
  test.each<ProblemRow>([
    ['an unclosed tag', pageWith('# A\n\n<div>\n\nText\n'), [[`${PAGE}:3:1`, 'is not closed']]],
    ['an unclosed tag inside a line', pageWith('# A\n\nText <b>bold\n'), [[`${PAGE}:3:6`, 'is not closed']]],
    [
      'a mismatched closing tag',
      pageWith('# A\n\n<div>\nText\n</span>\n'),
      [[`${PAGE}:3:1`, 'The tag <div> is not closed']],
    ],
    [
      'an invalid expression',
      pageWith('# A\n\nText {1 +} x\n'),
      [[`${PAGE}:3:10`, 'in braces is not valid JavaScript']],
    ],
    [
      'an unclosed brace',
      pageWith('# A\n\nText { x\n'),
      [[`${PAGE}:3:9`, 'A brace is opened but never closed']],
    ],
    [
      'an HTML comment',
      pageWith('# A\n\n<!-- c -->\n'),
      [[`${PAGE}:3:2`, 'HTML comments are not allowed in MDX']],
    ],
    [
      'undefined names, on the page, in a tag and in a fragment',
      pageWith(
        "import A from './_a.mdx'\n\nexport const version = 1;\n\n# P {version}\n\nHello {name}, {versoin.major} <b title={titel} />\n\n{typeof window === 'undefined' ? Math.PI : window.name}\n\n<A />\n",
        { 'docs/_a.mdx': 'Text.\n\nSee {what} and {version} {props.none}.\n' },
      ),
      [
        ['docs/_a.mdx:3:6', '`what` is not defined'],
        [`${PAGE}:7:8`, '`name` is not defined'],
        [`${PAGE}:7:16`, '`versoin` is not defined', 'version'],
        [`${PAGE}:7:41`, '`titel` is not defined'],
      ],
    ],
    ['a bare <', pageWith('# A\n\na <3 b\n'), [[`${PAGE}:3:4`, 'The text after "<" is not a tag']]],
    [
      'a broken import',
      pageWith('import { from "x"\n\n# A\n'),
      [[`${PAGE}:1:15`, 'The import or export is not valid JavaScript']],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

describe('frontmatter', () => {
  test.each<ProblemRow>([
    [
      'a colon in a value',
      pageWith('---\ntitle: a: b\n---\n\n# A\n'),
      [[`${PAGE}:2:8`, 'is not valid YAML']],
    ],
    [
      'a missing end',
      pageWith('---\ntitle: A\n\n# A\n'),
      [[`${PAGE}:1:1`, 'The frontmatter is never closed']],
    ],
    [
      'a duplicate key',
      pageWith('---\ntitle: A\ntitle: B\n---\n\n# A\n'),
      [[`${PAGE}:3:1`, 'contains this key twice']],
    ],
    [
      '[E2] an unknown key',
      pageWith('---\ntitel: A\n---\n\n# A\n'),
      [[`${PAGE}:2:1`, 'Unknown frontmatter key `titel`', '`title`']],
    ],
    [
      '[E2] values of the wrong type, all at once',
      pageWith('---\ntitle: 3\nsidebar: maybe\noverviewHeaders: [2, 9]\npageType: hoem\n---\n\n# A\n'),
      [
        [`${PAGE}:2:8`, '`title` must be a string, but is 3'],
        [`${PAGE}:3:10`, '`sidebar` must be true or false, but is "maybe"'],
        [`${PAGE}:4:22`, '`overviewHeaders[1]` must be at most 6'],
        [`${PAGE}:5:11`, '`pageType` must be one of', '"home"'],
      ],
    ],
    [
      '[E2] an invalid date',
      pageWith('---\ndate: 2026-02-30\n---\n\n# A\n', {
        'docs/other.mdx': '---\ndate: yesterday\n---\n\n# B\n',
      }),
      [
        ['docs/other.mdx:2:7', '`date` must be a date such as'],
        [`${PAGE}:2:7`, '`date` must be a date that exists'],
      ],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

describe('files', () => {
  test.each<ProblemRow>([
    [
      'a layout of another theme, and a home page that relied on it',
      { 'theme/index.tsx': '', 'docs/index.mdx': '---\npageType: home\n---\n' },
      [
        ['docs/index.mdx:1:1', 'This home page shows nothing'],
        ['theme/index.tsx:1:1', 'This file has no effect'],
      ],
    ],
    [
      'not UTF-8',
      { 'docs/latin.md': Buffer.from('# A\n\nB\u00e9\n', 'latin1') },
      [['docs/latin.md:3:2', 'not valid UTF-8']],
    ],
    ['empty', pageWith(''), [[`${PAGE}:1:1`, 'The page is empty']]],
    ['nothing but frontmatter', pageWith('---\ntitle: A\n---\n'), [[`${PAGE}:1:1`, 'The page is empty']]],
    [
      'five megabytes',
      pageWith(`# A\n\n${'word '.repeat(1024 * 1024 + 10)}`),
      [[PAGE, 'The file is 5.0 MB; a page may be at most 2 MB']],
    ],
    [
      'two files with the same route',
      {
        'docs/page.md': '# A\n',
        [PAGE]: '# A\n',
        'docs/guide.mdx': '# G\n',
        'docs/guide/index.mdx': '# G\n',
      },
      [
        ['docs/guide/index.mdx', 'The route /guide/ is already used by docs/guide.mdx'],
        [PAGE, 'The route /page is already used by docs/page.md'],
      ],
    ],
    [
      'a component that is not used by any page',
      pageWith("import { Used } from './Used'\n\n# P\n\n<Used />\n", {
        'docs/home.tsx': 'export default function Home() {\n  return <p>Home</p>;\n}\n',
        'docs/Used.tsx': "import Inner from './parts/Inner.tsx';\nexport const Used = () => <Inner />;\n",
        'docs/parts/Inner.tsx': 'export default () => <p>Inner</p>;\n',
        'docs/_kept/Spare.tsx': 'export default () => null;\n',
      }),
      [['docs/home.tsx:1:1', 'No page imports this component, and it is not a page itself']],
    ],
    [
      'a name that would need escaping',
      { 'docs/my page.mdx': '# A\n' },
      [['docs/my page.mdx', 'The name "my page" contains a space', 'my-page']],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

describe('imports', () => {
  test.each<ProblemRow>([
    [
      'an import cycle',
      pageWith("import A from './_a.mdx'\n\n# P\n\n<A />\n", {
        'docs/_a.mdx': "import B from './_b.mdx'\n\n<B />\n",
        'docs/_b.mdx': "import A from './_a.mdx'\n\n<A />\n",
      }),
      [['docs/_b.mdx:3:1', 'The imports form a cycle: _a.mdx → _b.mdx → _a.mdx']],
    ],
    [
      'missing files',
      pageWith("import A from './none.mdx'\nimport B from '@x/none'\n\n# P\n\n<A /><B />\n", {
        'site.config.ts': "export default { title: 'T', alias: { '@x': 'src' } }",
      }),
      [
        [`${PAGE}:1:1`, 'The import "./none.mdx" does not exist'],
        [`${PAGE}:2:1`, 'The import "@x/none" does not exist'],
      ],
    ],
    [
      'a prop that the fragment does not read, and children that it does not show',
      pageWith(
        `import A from './_a.mdx'
import B from './_b.mdx'

# P

<A nmae="x" name="y" />

<A>

Lost.

</A>

<B>Shown.</B>
`,
        {
          'docs/_a.mdx': 'Hello {props.name}.\n',
          'docs/_b.mdx': 'Before.\n\n{props.children}\n\n<b {...props} />\n',
        },
      ),
      [
        ['docs/_b.mdx:5:8', '`props` is not defined'],
        [`${PAGE}:6:1`, '<A> has no prop "nmae": docs/_a.mdx does not read it', 'name'],
        [`${PAGE}:10:1`, '<A> does not show what is between its tags: docs/_a.mdx has no {props.children}'],
      ],
    ],
    [
      'a problem in a shared fragment, reported once at the fragment',
      pageWith("import A from './_a.mdx'\n\n# P\n\n<A />\n", {
        'docs/_a.mdx': 'See [x](/nowhere-at-all).\n',
        'docs/other.mdx': "import A from './_a.mdx'\n\n# P\n\n<A />\n",
      }),
      [['docs/_a.mdx:1:5', 'is broken']],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});
