import path from 'node:path';
import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { readImports } from './imports.ts';
import { parse } from '../syntax/parse.ts';
import { compileMdx, problemTexts, runsHtml, scopeOf, tempSite } from '../../site/temp-site.fixture.ts';

const files = {
  'docs/page.mdx': 'x',
  'docs/guide/a.tsx': '',
  'docs/guide/b.mdx': '',
  'docs/guide/box/index.ts': '',
  'src/c.tsx': '',
};
const settings = { alias: { '@components': 'src', '@': 'docs/guide' } };

async function read(source: string) {
  const site = tempSite(files, settings);
  const scope = scopeOf(site, 'guide/page.mdx');
  // Imports are the same in both kinds of tree.
  const names = readImports(parse(source, 'mdx') as unknown as Root, scope, site.context);
  const shown = Object.fromEntries(
    [...names].map(([name, { source: from, imported }]) => [
      name,
      `${imported} ${from.replace(`${site.siteDir}${path.sep}`, '')}`,
    ]),
  );
  return { names: shown, problems: scope.problems, dependencies: scope.dependencies, site };
}

describe('imports', () => {
  it('are known by their local names', async () => {
    const { names } = await read(
      "import A, { b, c as d, 'e-f' as g } from './a.tsx'\nimport * as All from 'react'\nimport './a.tsx'",
    );
    expect(names).toEqual({
      A: 'default docs/guide/a.tsx',
      b: 'b docs/guide/a.tsx',
      d: 'c docs/guide/a.tsx',
      g: 'e-f docs/guide/a.tsx',
      All: '* react',
    });
  });

  it.each([
    ['./a', 'docs/guide/a.tsx'],
    ['./b', 'docs/guide/b.mdx'],
    ['./box', 'docs/guide/box/index.ts'],
    ['../page.mdx', 'docs/page.mdx'],
    ['@components/c', 'src/c.tsx'],
    ['@/a', 'docs/guide/a.tsx'],
    ['@scope/package', '@scope/package'],
    ['react', 'react'],
  ])('of %s resolve to %s', async (asked, source) => {
    const { names, problems } = await read(`import X from '${asked}'`);
    expect(names).toEqual({ X: `default ${source}` });
    expect(problems).toEqual([]);
  });

  it.each(['@theme', '@rspress/core/theme', 'rspress/theme'])('of %s resolve to the theme', async (asked) => {
    expect((await read(`import { Tabs } from '${asked}'`)).names).toEqual({ Tabs: 'Tabs @theme' });
  });

  it('are watched, and so are files that would take their place', async () => {
    const { dependencies, site } = await read("import A from './a'\nimport R from 'react'");
    const looked = ['guide/a', 'guide/a.mdx', 'guide/a.md', 'guide/a.tsx'];
    expect([...dependencies]).toEqual(looked.map((name) => path.join(site.docsDir, name)));
  });

  it('of missing files are reported', async () => {
    const { problems } = await read(
      "\n\nimport A from './none'\nimport C from '@components/none'\nimport './none.css'\n\n<A />\n\n{C}",
    );
    expect(problemTexts(problems)).toEqual([
      'docs/guide/page.mdx:3:1 The import "./none" does not exist.',
      'docs/guide/page.mdx:4:1 The import "@components/none" does not exist.',
      'docs/guide/page.mdx:5:1 The import "./none.css" does not exist.',
    ]);
    expect(problems.every(({ level }) => level === 'error')).toBe(true);
  });

  it.each(['<A.B />', 'a {f(A)}', '<b c={A} />', '<b {...A} />', 'export const x = A', 'export { A }'])(
    'are used in %s',
    async (use) => {
      const { problems } = await read(`import A from './none'\n\n${use}`);
      expect(problems).toMatchObject([{ level: 'error' }]);
    },
  );

  it('that are missing and unused are dropped, with a warning', async () => {
    const page = await compileMdx(
      'import A, { B } from \'./none\'\n\nA <b c="A" /> {1 + 1} {C.$A}\n\nexport const C = 1',
    );
    expect(page.problems).toMatchObject([{ level: 'warning', what: 'The import "./none" does not exist.' }]);
    expect(page.module).not.toContain('none');
  });

  it('keep queries for the bundler', async () => {
    const { names, dependencies, site } = await read("import text from './a.tsx?raw'");
    expect(names).toEqual({ text: 'default docs/guide/a.tsx?raw' });
    expect([...dependencies]).toEqual([path.join(site.docsDir, 'guide/a.tsx')]);
  });

  it('may appear between tags', async () => {
    const page = await compileMdx("<div>\n\nimport { A } from './a.tsx'\n\n<A />\n\n</div>", {
      'docs/a.tsx': '',
    });
    expect(page.problems).toEqual([]);
    expect(page.module).toMatch(/^import \{A\} from/);
    expect(page.module).toContain('<div><A /></div>');
  });

  it('of Markdown can only use its default export', async () => {
    const { problems } = await read(
      "import B from './b.mdx'\nimport B2, { x } from './b.mdx'\nimport * as B3 from './b.mdx'",
    );
    expect(problemTexts(problems)).toEqual([
      'docs/guide/page.mdx:2:1 Only the content of a Markdown file can be imported.',
      'docs/guide/page.mdx:3:1 Only the content of a Markdown file can be imported.',
    ]);
  });
});

describe('exports', () => {
  it('from other files are resolved like imports', async () => {
    const page = await compileMdx("export { a } from './a'\nexport * from './a'\n\n{1 + 1}", {
      'docs/a.ts': '',
    });
    expect(page.module?.match(/from ".*\/docs\/a\.ts"/g)).toHaveLength(2);
  });

  it('are reported if they are default exports', async () => {
    const { problems } = await compileMdx('a\n\nexport default () => null\n');
    expect(problemTexts(problems)).toEqual([
      'docs/page.mdx:3:1 A page cannot have a default export: that is the page itself.',
    ]);
  });
});

describe('a tag means what its file imports', () => {
  const own = { 'docs/own.tsx': '' };

  it.each([
    ['Overview', '<Overview groups={all} />'],
    ['OverviewGroup', '<OverviewGroup group={all} />'],
    ['FileTree', '<FileTree>\n\n- `a.css`\n\n</FileTree>'],
    ['Tab', '<Tab label="a.ts">\n\n```ts title="a.ts"\nb\n```\n\n</Tab>'],
    ['Badge', '<Badge wrong="b" />'],
  ])('also if the theme has a %s', async (name, tag) => {
    const page = await compileMdx(`import ${name} from './own.tsx'\nexport const all = []\n\n${tag}`, own);
    expect(problemTexts(page.problems)).toEqual([]);
    expect(page.module).toContain(`<${name}`);
    expect(page.module).not.toContain('className="style"');
    expect(runsHtml(page).join('')).not.toContain('hidden');
  });

  it('under any name', async () => {
    const page = await compileMdx(
      "import * as T from '@theme'\nimport { FileTree as Files, Overview as List } from '@theme'\nexport const all = []\n\n<Files>\n\n- `a.css`\n\n</Files>\n\n<T.FileTree>\n\n- `b.css`\n\n</T.FileTree>\n\n<List groups={all} />",
    );
    expect(
      runsHtml(page)
        .join('')
        .match(/class="style"/g),
    ).toHaveLength(2);
    expect(problemTexts(page.problems)).toEqual([
      'docs/page.mdx:17:1 <Overview> takes only plain values, because it is rendered when the site is built.',
    ]);
  });
});

it.each([
  ['./A.tsx', '"./a.tsx"'],
  ['./A', '"./a"'],
  ['@components/C', '"@components/c"'],
  ['./box/Index.ts', '"./box/index.ts"'],
  ['./Box/Index', '"./box/index"'],
  ['../Guide/Box/index.ts', '"../guide/box/index.ts"'],
  ['./quite-different', undefined],
])('suggests for %s, which differs from a file at most in a letter or its case, %s', async (asked, meant) => {
  const { problems } = await read(`import X from '${asked}'\n\n<X />`);
  expect(problems).toMatchObject([{ what: `The import "${asked}" does not exist.`, didYouMean: meant }]);
});
