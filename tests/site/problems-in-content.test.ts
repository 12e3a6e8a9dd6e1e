import { describe, expect, test } from 'vitest';
import { pageWith, type ProblemRow, problemsIn, TIME, wanted } from './problem-table.ts';

const PAGE = 'docs/page.mdx';

describe('fences', () => {
  test.each<ProblemRow>([
    [
      'an included file that does not exist',
      pageWith('# P\n\n```ts file="./none.ts"\n```\n\n```ts file="none.ts"\n```\n'),
      [
        [`${PAGE}:3:1`, 'shows the file "./none.ts", which does not exist'],
        [`${PAGE}:6:1`, 'shows the file "none.ts", which does not exist'],
      ],
    ],
    [
      'a region that does not exist',
      pageWith('# P\n\n```ts file="./a.ts#secnd"\n```\n', {
        'docs/a.ts': '// #region second\nx\n// #endregion\n',
      }),
      [[`${PAGE}:3:1`, 'has no region called "secnd"', '"second"']],
    ],
    [
      'both a file and text',
      pageWith('# P\n\n```ts file="./a.ts"\nown\n```\n', { 'docs/a.ts': 'x\n' }),
      [[`${PAGE}:3:1`, 'and also has its own text']],
    ],
    [
      'an unknown line mark',
      pageWith('# P\n\n```ts\nconst a = 1;\nconst b = 2; // [!code hilight]\n```\n'),
      [[`${PAGE}:5:1`, 'There is no line mark called "hilight"', '"highlight"']],
    ],
    [
      'an unknown language, as a warning',
      pageWith('# P\n\n```typescrpt\nx\n```\n'),
      [[`${PAGE}:3:1`, 'language "typescrpt" of the code block is unknown', '"typescript"']],
    ],
    [
      'unknown attributes',
      pageWith('# P\n\n```ts titel="a.ts"\nx\n```\n\n```ts {1} twoslash\nx\n```\n'),
      [
        [`${PAGE}:3:1`, 'A code block has no attribute called "titel"', '"title"'],
        [`${PAGE}:7:1`, 'A code block has no attribute called "twoslash"'],
      ],
    ],
    [
      'a fence that is never closed',
      pageWith('# P\n\n```ts\nx\n```\n\n````ts\nx\n```\n\nText.\n'),
      [[`${PAGE}:7:1`, 'The code block is never closed']],
    ],
    [
      'fences closed only by the end of a quote or list',
      pageWith('# P\n\n> ```ts\n> x\n\n- ~~~ts\n  x\n\nText.\n'),
      [
        [`${PAGE}:3:3`, 'The code block is never closed'],
        [`${PAGE}:6:3`, 'The code block is never closed'],
      ],
    ],
    [
      'an unclosed fence that swallows a closing tag',
      pageWith('# P\n\n<div>\n\n```ts\nx\n\n</div>\n'),
      [
        [`${PAGE}:3:1`, 'The tag <div> is not closed'],
        [`${PAGE}:5:1`, 'The code block is never closed'],
      ],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

describe('tables', () => {
  test.each<ProblemRow>([
    [
      'cells without a column, also in code',
      pageWith(
        '# P\n\n| A | B |\n|---|---|\n| `a | b` | c |\n| a | b | |\n| a \\| b | c |\n| one | two | three | four |\n',
      ),
      [
        [`${PAGE}:5:11`, 'The row has 3 cells, but the table has 2 columns: "c" is not shown'],
        [`${PAGE}:8:13`, 'The row has 4 cells, but the table has 2 columns: "three" is not shown'],
      ],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

describe('containers', () => {
  test.each<ProblemRow>([
    [
      'an unknown container',
      pageWith('# P\n\n:::tipp\nx\n:::\n'),
      [[`${PAGE}:3:1`, 'There is no container called "tipp"', ':::tip']],
    ],
    [
      'a container that is never closed',
      pageWith('# P\n\n:::tip\nx\n'),
      [[`${PAGE}:3:1`, 'The container is never closed']],
    ],
    [
      'a closing mark without a container',
      pageWith('# P\n\nx\n\n:::\n'),
      [[`${PAGE}:5:1`, 'but none is open']],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

describe('components', () => {
  test.each<ProblemRow>([
    [
      'a component that @theme does not have',
      pageWith("import { Tabz } from '@theme'\n\n# P\n\n<Tabz />\n"),
      [[`${PAGE}:5:1`, '@theme has no component <Tabz>', '<Tabs>']],
    ],
    [
      'unknown, wrong and missing props, all at once',
      pageWith(
        `import { Badge, PackageManagerTabs, Steps } from '@theme'

# P

<Badge txt="x" type="hot" text={3} />

<PackageManagerTabs />

<Steps a="1" />
`,
      ),
      [
        [`${PAGE}:5:1`, '<Badge text> should be a string, but is 3'],
        [`${PAGE}:5:1`, '<Badge type> should be one of tip, info, warning, danger, but is "hot"'],
        [`${PAGE}:5:1`, '<Badge> has no prop "txt"', 'text'],
        [`${PAGE}:7:1`, '<PackageManagerTabs> needs the prop "command"'],
        [`${PAGE}:9:1`, '<Steps> has no prop "a"'],
      ],
    ],
    [
      'text between tags that show no children, or only tabs',
      pageWith(
        `import { LinkCard, Tab, Tabs } from '@theme'

# P

<Tabs>

Stray.

{/* A comment is fine. */}

<Tab label="A">Shown.</Tab>
</Tabs>

<LinkCard href="/" title="Home">Lost.</LinkCard>
`,
      ),
      [
        [`${PAGE}:7:1`, '<Tabs> does not show "Stray.": it shows only <Tab>'],
        [`${PAGE}:14:33`, '<LinkCard> does not show "Lost.", nor anything else between its tags'],
      ],
    ],
    [
      'components that are not imported',
      pageWith('# P\n\n<Tabs />\n\n<Mine />\n'),
      [
        [`${PAGE}:3:1`, '<Tabs> is used but not imported'],
        [`${PAGE}:5:1`, '<Mine> is used but not imported'],
      ],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});

describe('links, anchors and images', () => {
  test.each<ProblemRow>([
    [
      'dead links',
      pageWith('# P\n\nSee [x](/pagge), [y](./none.mdx) and [z](/file.txt).\n'),
      [
        [`${PAGE}:3:5`, 'The link "/pagge" is broken', '/page'],
        [`${PAGE}:3:18`, 'The link "./none.mdx" is broken'],
        [`${PAGE}:3:38`, 'The link "/file.txt" is broken'],
      ],
    ],
    [
      'dead anchors, on the page and on another',
      pageWith('# P\n\n## Instal\n\nSee [x](#install) and [y](/#hom).\n'),
      [
        [`${PAGE}:5:5`, 'The link leads to #install, but /page has no such heading', '#instal'],
        [`${PAGE}:5:23`, 'The link leads to #hom, but / has no such heading', '#home'],
      ],
    ],
    [
      'images that do not exist',
      pageWith('# P\n\n![a](./pic.png) ![b](/pic.png)\n', { 'docs/pics.png': 'x' }),
      [
        [`${PAGE}:3:1`, 'The image "./pic.png" does not exist', '"pics.png"'],
        [`${PAGE}:3:17`, 'The image "/pic.png" does not exist'],
      ],
    ],
    [
      'a duplicate id',
      pageWith('# P\n\n## A {#x}\n\n## B {#x}\n'),
      [[`${PAGE}:5:1`, 'The id "x" is used twice']],
    ],
  ])('%s', TIME, async (_, files, problems) => {
    expect(await problemsIn(files)).toEqual(wanted(problems));
  });
});
