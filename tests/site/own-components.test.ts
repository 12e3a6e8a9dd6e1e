import { beforeAll, describe, expect, test } from 'vitest';
import { build, problemsOf, siteWith } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';

const TIME = { timeout: 60_000 };
const config = (alias: string) => `export default { title: 'Own', alias: { ${alias} } };\n`;

test('a component that @theme does not have comes from an alias', TIME, async () => {
  const site = await build(
    siteWith({
      'site.config.ts': config("'@theme/Prompt': 'src/Prompt.tsx'"),
      'src/Prompt.tsx': 'export default ({ text }: { text: string }) => <em>Ask: {text}</em>;\n',
      'docs/page.mdx':
        'import { Badge, Prompt } from \'@theme\'\n\n# Page <Badge text="new" />\n\n<Prompt text="Why?" />\n',
    }),
  );
  expect(site.read('page.html')).toMatch(/<em>Ask: (?:<!-- -->)?Why\?<\/em>/);
});

test('a component of the site gets what an alias names from @theme too', TIME, async () => {
  const site = await build(
    siteWith({
      'site.config.ts': config("'@theme/Prompt': 'src/Prompt.tsx', '@theme/Badge': 'src/Badge.tsx'"),
      'src/Prompt.tsx': 'export default ({ text }: { text: string }) => <em>{text}</em>;\n',
      'src/Badge.tsx':
        "import { Badge } from '@theme-original';\nexport default ({ text }: { text: string }) => <i><Badge text={text} /></i>;\n",
      'docs/Box.tsx':
        'import { Badge, Prompt, Tag } from \'@theme\';\nexport const Box = () => <><Prompt text="Why?" /><Badge text="own" /><Tag tag="new" /></>;\n',
      'docs/page.mdx': "import { Box } from './Box.tsx'\n\n# Page\n\n<Box />\n",
    }),
  );
  const html = site.read('page.html');
  expect(html).toContain('<em>Why?</em>');
  expect(html).toMatch(/<i><span[^>]*>own<\/span><\/i>/);
  expect(html).toContain('>new<');
});

test('a name that neither @theme nor an alias has is reported', TIME, async () => {
  const problems = await problemsOf(
    siteWith({
      'site.config.ts': config("'@theme/Prompt': 'src/Prompt.tsx'"),
      'src/Prompt.tsx': 'export default () => <em>Why?</em>;\n',
      'docs/Part.tsx': "import { useNothing } from '@theme';\nexport const Part = () => useNothing();\n",
      'docs/page.mdx': "import { Part } from './Part.tsx'\n\n# Page\n\n<Part />\n",
    }),
  );
  expect(problems).toMatchObject([{ file: 'docs/Part.tsx', line: 1, what: '@theme has no useNothing.' }]);
});

test('a name that @theme does not have is reported without the engine’s own files', TIME, async () => {
  const problems = await problemsOf(
    siteWith({
      'docs/Part.tsx': "import { useNothing } from '@theme';\nexport const Part = () => useNothing();\n",
      'docs/page.mdx': "import { Part } from './Part.tsx'\n\n# Page\n\n<Part />\n",
    }),
  );
  expect(problems).toMatchObject([{ file: 'docs/Part.tsx', line: 1, what: '@theme has no useNothing.' }]);
});

test('a name that only Rspress has is reported with what to use here', TIME, async () => {
  const problems = await problemsOf(
    siteWith({
      'docs/Part.tsx':
        "import { usePages } from '@rspress/core/runtime';\nimport { renderInlineMarkdown } from '@rspress/core/theme';\nexport const Part = () => <a>{usePages().length} {renderInlineMarkdown('x')}</a>;\n",
      'docs/page.mdx': "import { Part } from './Part.tsx'\n\n# Page\n\n<Part />\n",
    }),
  );
  expect(problems).toMatchObject([
    {
      file: 'docs/Part.tsx',
      line: 1,
      what: '@runtime has no usePages.',
      fix: expect.stringContaining('Use <Overview /> to list the pages') as unknown,
    },
    {
      line: 2,
      what: '@theme has no renderInlineMarkdown.',
      fix: expect.stringContaining('Write the text on the page') as unknown,
    },
  ]);
});

test('names of Rspress that content uses work as they do there', TIME, async () => {
  const site = await build(
    siteWith({
      'site.config.ts': "export default { title: 'T', base: '/docs/' };\n",
      'docs/Part.tsx': `import { BrowserOnly, useFrontmatter, withBase } from '@rspress/core/runtime';
export const Part = () => (
  <p>
    <a href={withBase('/page')}>{String(useFrontmatter().frontmatter.description)}</a>
    <BrowserOnly fallback={<i>later</i>}>{() => window.name}</BrowserOnly>
    {['//x.example', 'page', '/docs/page'].map(withBase).join(' ')}
  </p>
);
`,
      'docs/page.mdx':
        "---\ndescription: About it\n---\n\nimport { Part } from './Part.tsx'\n\n# Page\n\n<Part />\n",
    }),
  );
  expect(site.read('page.html')).toContain(
    '<p><a href="/docs/page">About it</a><i>later</i>//x.example page /docs/page</p>',
  );
});

test('what NoSSR has inside is not rendered by the build', TIME, async () => {
  const site = await build(
    siteWith({
      'docs/Part.tsx':
        "import { NoSSR } from 'rspress/runtime';\nconst Name = () => <b>{window.name}</b>;\nexport const Part = () => <p>before <NoSSR><Name /></NoSSR></p>;\n",
      'docs/page.mdx': "import { Part } from './Part.tsx'\n\n# Page\n\n<Part />\n",
    }),
  );
  expect(site.read('page.html')).toContain('<p>before </p>');
});

test(
  'a fragment behind an alias that the site does not have is reported where it is imported',
  TIME,
  async () => {
    const problems = await problemsOf(
      siteWith({ 'docs/page.mdx': "import Note from '@en/note.mdx'\n\n# Page\n\n<Note />\n" }),
    );
    expect(problems).toMatchObject([
      { file: 'docs/page.mdx', line: 1, what: 'The import "@en/note.mdx" does not exist.' },
    ]);
  },
);

const USES_BOX = "import { Box } from './Box.tsx'\n\n# Page\n\n<Box />\n";

/** Files of one site, with a folder for each test. */
const FILES = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"], "@words": ["./src/words.ts"] } } }',
  'src/Prompt.tsx': "import { WHY } from '@words';\nexport const Prompt = () => <em>{WHY}</em>;\n",
  'src/words.ts': "export const WHY = 'Why?';\n",
  'src/_note.mdx': 'Shared words.\n',
  'docs/paths/page.mdx':
    "import { Prompt } from '@/Prompt'\nimport Note from '@/_note.mdx'\n\n# Page\n\n<Note />\n\n<Prompt />\n",

  'docs/styles/box.css': '.own-box { color: teal; }\n',
  'docs/styles/inner.module.css': '.inner { color: navy; }\n',
  'docs/styles/later.css': '.own-later { color: olive; }\n',
  'docs/styles/Later.tsx':
    'import \'./later.css\';\nexport default () => <i className="own-later">later</i>;\n',
  'docs/styles/Inner.tsx':
    "import styles from './inner.module.css';\nexport const Inner = () => <b className={styles.inner}>inner</b>;\n",
  'docs/styles/Box.tsx':
    "import { lazy, Suspense } from 'react';\nimport './box.css';\nimport { Inner } from './Inner.tsx';\nconst Later = lazy(() => import('./Later.tsx'));\nexport const Box = () => <p className=\"own-box\"><Inner /><Suspense><Later /></Suspense></p>;\n",
  'docs/styles/one.mdx': USES_BOX,
  'docs/styles/two.mdx': USES_BOX,
  'docs/styles/three.mdx': "import { Inner } from './Inner.tsx'\n\n# Page\n\n<Inner />\n",

  'docs/rspress/Box.tsx':
    'import { Badge } from \'@rspress/core/theme\';\nexport const Box = () => <Badge text="from Rspress" />;\n',
  'docs/rspress/page.mdx': USES_BOX,

  'docs/inside/Frame.tsx': 'export const Frame = ({ children }) => <figure>{children}</figure>;\n',
  'docs/inside/page.mdx':
    "import { OverviewGroup } from '@theme'\nimport { Frame } from './Frame.tsx'\n\n# Page\n\n<Frame>\n  <OverviewGroup group={{ name: 'Group', items: [{ text: 'Here', link: '/inside/page' }] }} />\n</Frame>\n",

  'docs/children/Look.tsx': `import { Children, isValidElement } from 'react';
import { Badge } from '@theme';
const kind = (child) => isValidElement(child) ? (child.type === Badge ? 'badge' : String(child.type)) : typeof child;
export const Look = ({ children }) => <output>{Children.map(children, kind)?.join(' ')}</output>;
export const Shout = ({ children }) => <b>{children.toUpperCase()}</b>;
export const Never = ({ children }) => <hr data-has={children !== undefined} />;
`,
  'docs/children/page.mdx': `import { Badge } from '@theme'
import { Look, Never, Shout } from './Look.tsx'

# Page

<Look>text</Look>

<Look>
  <b>1</b>
  <b>2</b>
  <i>3</i>
</Look>

<Look>

## Heading

Text with \`code\`.

- list

<Badge text="new" />

</Look>

<Shout>loud</Shout>

<Never>

\`\`\`js
const later = 1;
\`\`\`

</Never>
`.replaceAll('\\`', '`'),
};

describe('in a site with components of its own,', () => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await build(siteWith(FILES));
  }, 60_000);

  test('the paths of tsconfig.json are aliases, for pages, fragments and components', () => {
    expect(site.read('paths/page.html')).toContain('<em>Why?</em>');
    expect(site.read('paths/page.html')).toContain('Shared words.');
  });

  test('the styles of a component reach every page that uses it, also those of code it loads later', () => {
    const stylesOn = (file: string) =>
      [...site.page(file).querySelectorAll('link[data-page-style]')]
        .map((link) => site.read((link.getAttribute('href') ?? '').slice(1)))
        .join('');
    for (const file of ['styles/one.html', 'styles/two.html']) {
      expect(stylesOn(file)).toMatch(/inner.*own-box.*own-later/s);
      expect(stylesOn(file).match(/own-box/g)).toHaveLength(1);
    }
    expect(stylesOn('styles/three.html')).toContain('inner');
    expect(stylesOn('styles/three.html')).not.toContain('own-box');
    expect(stylesOn('index.html')).toBe('');
  });

  test('a component uses those of the theme under any of their names', () => {
    expect(site.read('rspress/page.html')).toContain('from Rspress</span>');
  });

  test('a component that is rendered by the build can be inside one of React', () => {
    const html = site.read('inside/page.html');
    expect(html).toContain('>Here</a>');
    // The styles of overviews come along.
    expect(html).toContain('.overview-group');
  });

  test('a component gets the children that React would give it', () => {
    const page = site.page('children/page.html');
    expect([...page.querySelectorAll('output')].map((output) => output.textContent)).toEqual([
      'string',
      'b b i',
      'h2 p ul badge',
    ]);
    expect(page.querySelector('article b')?.textContent).toBe('LOUD');
    // Nobody has rendered it, so it is where the component finds it later.
    expect(site.read('children/page.html')).toMatch(
      /<\/div><template data-piece="\d+">.*later.*<\/template>/s,
    );
    expect(page.querySelector('article')?.textContent).not.toContain('later');
  });
});
