import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTimeLimit, timeLimitMs } from '../../src/engine/files/load-in-time.ts';
import { pageWith, type ProblemRow, problemsIn, problemsOfEach, TIME, wanted } from './problem-table.ts';

const PAGE = 'docs/page.mdx';
const USES_PART = "import { Part } from './Part.tsx'\n\n# P\n\n<Part>\n\nInside.\n\n</Part>\n";

const usual = timeLimitMs() / 1000;
beforeAll(() => setTimeLimit(2));
// Other test files share the module.
afterAll(() => setTimeLimit(usual));

/** Problems of what is bundled, which one build reports together: the pages of each row have a folder of their own. */
const TOGETHER: readonly ProblemRow[] = [
  [
    'fails while rendering, on each page that uses it, next to warnings',
    pageWith(USES_PART, {
      'docs/Part.tsx': 'export function Part() {\n  return <p>{window.innerWidth}</p>;\n}\n',
      'docs/other.mdx': `${USES_PART}\n\`\`\`nolang\nx\n\`\`\`\n`,
    }),
    [
      ['docs/other.mdx:5:1', '<Part> failed while it was rendered: window is not defined'],
      ['docs/other.mdx:11:1', 'language "nolang" of the code block is unknown', '"erlang"'],
      [`${PAGE}:5:1`, '<Part> failed while it was rendered: window is not defined'],
    ],
  ],
  [
    'never returns, next to problems of other pages',
    pageWith('# P\n\n{(() => { for (;;); })()}\n', {
      'docs/other.mdx': USES_PART,
      'docs/Part.tsx': 'export function Part() {\n  throw new Error("Broken");\n}\n',
    }),
    [
      ['docs/other.mdx:5:1', '<Part> failed while it was rendered: Broken'],
      [PAGE, 'was still running after 2 seconds'],
    ],
  ],
  [
    'fails in one of several places, inside another, and in a fragment',
    pageWith(
      `import { Tab, Tabs } from '@theme'
import { Box, Part } from './Part.tsx'
import Note from './_note.mdx'

# P

<Part name="a" />

<Box>

Text <Part name="b" /> <Part />

</Box>

<Tabs>
<Tab label="A">

<Part />

</Tab>
</Tabs>

<Note />
`,
      {
        'docs/Part.tsx':
          'export const Part = ({ name }) => <i>{name.length}</i>;\nexport const Box = ({ children }) => <div>{children}</div>;\n',
        'docs/_note.mdx': 'import { Part } from \'./Part.tsx\'\n\n<Part name="c" />\n\n<Part />\n',
      },
    ),
    [
      ['docs/_note.mdx:5:1', '<Part> failed while it was rendered: Cannot read properties of undefined'],
      [`${PAGE}:11:24`, '<Part> failed while it was rendered: Cannot read properties of undefined'],
      [`${PAGE}:18:1`, '<Part> failed while it was rendered: Cannot read properties of undefined'],
    ],
  ],
  [
    'fails inside an expression',
    pageWith("import { Part } from './Part.tsx'\n\n# P\n\n{[1, 2].map((n) => <Part key={n} />)}\n\nEnd.\n", {
      'docs/Part.tsx': 'export function Part() {\n  return <p>{window.innerWidth}</p>;\n}\n',
    }),
    [[`${PAGE}:5:20`, '<Part> failed while it was rendered: window is not defined']],
  ],
  [
    'fails inside an expression, between others and under another name',
    pageWith(
      `import Other, { Box, Part } from './Part.tsx'

# P

<Part width={1} />

{[1, 2].map((n) => (
  <Box key={n}>
    <Part />
  </Box>
))}

{[3].map((n) => <Other key={n} />)}

<Part width={1} />
`,
      {
        'docs/Part.tsx':
          'export const Part = ({ width }) => <p>{width ?? window.innerWidth}</p>;\nexport const Box = ({ children }) => <div>{children}</div>;\nexport default () => <p>{window.innerWidth}</p>;\n',
      },
    ),
    [
      [`${PAGE}:9:5`, '<Part> failed while it was rendered: window is not defined'],
      [`${PAGE}:13:17`, '<Other> failed while it was rendered: window is not defined'],
    ],
  ],
  [
    'fails inside one of several expressions, so only the page is known',
    pageWith(
      "import { Part } from './Part.tsx'\n\n# P\n\n{[1].map((n) => <Part key={n} n={n} />)}\n\n{[0, 0].map((n) => <Part n={n} />)}\n",
      { 'docs/Part.tsx': 'export const Part = ({ n }) => <p>{n || window.innerWidth}</p>;\n' },
    ),
    [[PAGE, 'A component of this page failed while it was rendered: window is not defined']],
  ],
  [
    'fails while loading',
    pageWith(USES_PART, { 'docs/Part.tsx': "export const Part = document.createElement('p');\n" }),
    [['docs/Part.tsx:1:21', 'This file failed to load: document is not defined']],
  ],
  [
    'fails while loading, in a file of types and comments that another one imports',
    pageWith(USES_PART, {
      'docs/Part.tsx': "import { width } from './width.ts';\nexport const Part = () => <b>{width}</b>;\n",
      'docs/width.ts':
        '/** Of the window. */\nexport type Width = number;\n\nexport const width: Width = window.innerWidth;\n',
      'docs/other.mdx': USES_PART,
    }),
    [['docs/width.ts:4:29', 'This file failed to load: window is not defined']],
  ],
  [
    'imports a missing file',
    pageWith(USES_PART, { 'docs/Part.tsx': "import x from './none.ts';\nexport const Part = () => x;\n" }),
    [['docs/Part.tsx:1:15', 'The import "./none.ts", needed by docs/page.mdx, cannot be found']],
  ],
  [
    'imports a package that is not installed',
    pageWith(USES_PART, {
      'docs/Part.tsx': "import x from 'no-such-package';\nexport const Part = () => x;\n",
    }),
    [['docs/Part.tsx:1:15', 'The import "no-such-package", needed by docs/page.mdx, cannot be found']],
  ],
  [
    'comes from a package that is not installed',
    pageWith("import Part from 'no-such-package'\n\n# P\n\n<Part />\n"),
    [[`${PAGE}:1:18`, 'The import "no-such-package" cannot be found']],
  ],
  [
    'imports a package that is not installed, while another page has an error of its own',
    pageWith(USES_PART, {
      'docs/Part.tsx': "import x from 'no-such-package';\nexport const Part = () => x;\n",
      'docs/other.mdx': '# Other\n\n[Nowhere](/nowhere)\n',
    }),
    [
      ['docs/Part.tsx:1:15', 'The import "no-such-package", needed by docs/page.mdx, cannot be found'],
      ['docs/other.mdx:3:1', 'The link "/nowhere" is broken'],
    ],
  ],
  [
    'belongs to the theme and gets a prop it cannot show',
    pageWith(
      "import { PackageManagerTabs } from '@theme'\n\n# P\n\n<PackageManagerTabs command={{ npm: { a: 'b' } }} />\n",
    ),
    [[`${PAGE}:5:1`, '<PackageManagerTabs> failed while it was rendered']],
  ],
];

/** Problems that stop the bundler, so it reports no others. */
const ALONE: readonly ProblemRow[] = [
  [
    'is not valid TypeScript',
    pageWith(USES_PART, { 'docs/Part.tsx': 'export const Part = () => {\n  return <p>;\n};\n' }),
    [['docs/Part.tsx:3:1', 'Unexpected token']],
  ],
  [
    'is below a tsconfig.json that cannot be read',
    pageWith(USES_PART, {
      'docs/tsconfig.json': '{ "extends": "no-such-package/base" }',
      'docs/Part.tsx': 'export const Part = () => null;\n',
    }),
    [['docs/tsconfig.json', 'its tsconfig.json extends "no-such-package/base", which does not exist']],
  ],
  [
    'is not exported',
    pageWith(USES_PART, { 'docs/Part.tsx': 'export const Other = () => null;\n' }),
    [[`${PAGE}:1:10`, '"Part" is not exported by "docs/Part.tsx"']],
  ],
  [
    'is not exported as default',
    pageWith("import One from './One.tsx'\nimport Part from './Part.tsx'\n\n# P\n\n<One />\n\n<Part />\n", {
      'docs/One.tsx': 'export default () => null;\n',
      'docs/Part.tsx': 'export const Other = () => null;\n',
    }),
    [[`${PAGE}:2:1`, '"default" is not exported by "docs/Part.tsx"']],
  ],
  [
    'has several imports that lead nowhere and a style language that is not installed, all at once',
    pageWith(
      "import Part from '@parts/Part'\nimport { Other } from './Other.tsx'\n\n# P\n\n<Part />\n\n<Other />\n",
      {
        'docs/Other.tsx':
          "import a from 'package-a';\nimport b from './inner.ts';\nimport './x.scss';\nexport const Other = () => a + b;\n",
        'docs/inner.ts': "import c from './none.ts';\nexport default c;\n",
        'docs/x.scss': 'p { a { color: red } }\n',
      },
    ),
    [
      ['docs/Other.tsx:1:15', 'The import "package-a", needed by docs/page.mdx, cannot be found'],
      ['docs/inner.ts:1:15', 'The import "./none.ts", needed by docs/page.mdx, cannot be found'],
      [`${PAGE}:1:18`, 'The import "@parts/Part" cannot be found'],
      [
        'docs/x.scss',
        'This style sheet needs the package sass, which is not installed in the folder of the site',
      ],
    ],
  ],
];

describe('a component or an expression that', () => {
  let found: readonly unknown[][];

  beforeAll(async () => {
    found = await problemsOfEach(TOGETHER);
  }, 60_000);

  test.each(TOGETHER.map(([name, , problems], at) => [name, at, problems] as const))(
    '%s',
    (_, at, problems) => {
      expect(found[at]).toEqual(wanted(problems));
    },
  );

  test.each(ALONE)('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});
