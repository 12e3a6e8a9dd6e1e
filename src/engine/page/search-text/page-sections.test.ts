import { describe, expect, it } from 'vitest';
import { compileMd, compileMdx } from '../../site/temp-site.fixture.ts';
import type { SiteFiles } from '../../site/temp-site.fixture.ts';

async function sectionsOf(source: string, files: SiteFiles = {}) {
  const { sections, problems } = await compileMdx(source, files);
  expect(problems).toEqual([]);
  return sections;
}

/** Expects a page without headings. */
async function textOf(source: string, files: SiteFiles = {}) {
  const sections = await sectionsOf(source, files);
  expect(sections).toHaveLength(1);
  return sections[0]!.text;
}

const codeOf = async (source: string) => (await sectionsOf(source))[0]!.code;
const outline = (sections: Awaited<ReturnType<typeof sectionsOf>>) =>
  sections.map(({ depth, id, title, text }) => [depth, id, title, text]);

describe('headings', () => {
  it('[E8] each start a section with the text below, at any level', async () => {
    const source = '# Page\n\nIntro.\n\n## A\n\nOf A.\n\n#### Deep {#own-id}\n\nDeeper.\n\n## B\n\nOf B.';
    expect(outline(await sectionsOf(source))).toEqual([
      [1, '', 'Page', 'Intro.'],
      [2, 'a', 'A', 'Of A.'],
      [4, 'own-id', 'Deep', 'Deeper.'],
      [2, 'b', 'B', 'Of B.'],
    ]);
  });

  it('[E8] are optional: the first section has the text above all of them', async () => {
    expect(outline(await sectionsOf('Only text.'))).toEqual([[1, '', '', 'Only text.']]);
    expect(outline(await sectionsOf('Before.\n\n## A\n\nOf A.'))).toEqual([
      [1, '', '', 'Before.'],
      [2, 'a', 'A', 'Of A.'],
    ]);
  });

  it('[E8] of level 1 start a section like any other if the page has its title', async () => {
    expect(outline(await sectionsOf('# Page\n\nIntro.\n\n# Again\n\nMore.'))).toEqual([
      [1, '', 'Page', 'Intro.'],
      [2, 'again', 'Again', 'More.'],
    ]);
    expect(outline(await sectionsOf('## First\n\nText.\n\n# Late\n\nMore.'))).toEqual([
      [1, '', '', ''],
      [2, 'first', 'First', 'Text.'],
      [2, 'late', 'Late', 'More.'],
    ]);
  });

  it('[E8] are plain text, without the character that links to them', async () => {
    const [, section] = await sectionsOf('# Page\n\n## Use *the* `dts` [option](https://a.example)');
    expect(section).toMatchObject({ id: 'use-the-dts-option', title: 'Use the dts option' });
  });

  it('[E8] are also found inside components', async () => {
    const sections = await sectionsOf(
      "import { Steps } from '@theme'\n\n# P\n\n<Steps>\n\n### One\n\nDo it.\n\n</Steps>",
    );
    expect(outline(sections)).toEqual([
      [1, '', 'P', ''],
      [3, 'one', 'One', 'Do it.'],
    ]);
  });
});

describe('text', () => {
  it('[E8] is one line, with a space between blocks and none inside words', async () => {
    expect(
      await textOf('un**believ**able\n`inline.code`\n\n- one\n- two\n\n| a | b |\n|---|---|\n| c | d |'),
    ).toBe('unbelievable inline.code one two a b c d');
  });

  it('keeps names whole that can break in the page', async () => {
    const name = 'output.minify.jsOptions.minimizerOptions';
    expect(await textOf(`\`${name}\``)).toBe(name);
  });

  it('[E8] of shared fragments is where they are used, with their values', async () => {
    const files = { 'docs/_note.mdx': '### Shared\n\nHello {props.name}.' };
    const sections = await sectionsOf(
      'import Note from \'./_note.mdx\'\n\n# P\n\n## A\n\n<Note name="Jane" />\n\n## B\n\n<Note name="John" />',
      files,
    );
    expect(outline(sections)).toEqual([
      [1, '', 'P', ''],
      [2, 'a', 'A', ''],
      [3, 'shared', 'Shared', 'Hello Jane.'],
      [2, 'b', 'B', ''],
      [3, 'shared-1', 'Shared', 'Hello John.'],
    ]);
  });

  it('[E8] omits footnote numbers and back links', async () => {
    const text = await textOf('A word[^1] more.\n\n[^1]: The note.');
    expect(text).toContain('A word more.');
    expect(text).toContain('The note.');
    expect(text).not.toMatch(/↩|\d/);
  });

  it('[E8] omits what is hidden from screen readers', async () => {
    const source =
      'Seen <span aria-hidden="true">one</span> <span aria-hidden>two</span>.\n\n<p aria-hidden="false">Too</p>';
    expect(await textOf(source)).toBe('Seen . Too');
    const { sections } = await compileMd('Seen <i aria-hidden="true">hidden</i>.');
    expect(sections[0]!.text).toBe('Seen .');
  });

  it('[E8] includes the descriptions of images', async () => {
    const files = { 'docs/cat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' };
    expect(await textOf('Look: ![A red cat](./cat.svg) here', files)).toBe('Look: A red cat here');
  });

  it('[E8] includes the children of React parts', async () => {
    const files = { 'docs/live.tsx': 'export default function Live({ children }) { return children; }' };
    expect(await textOf("import Live from './live.tsx'\n\n<Live>Inside *it*.</Live>", files)).toBe(
      'Inside it.',
    );
  });
});

describe('components', () => {
  const theme = "import { Badge, Callout, Card, PackageManagerTabs, Tab, Tabs } from '@theme'\n\n";

  it.each([
    ['a callout', '<Callout type="tip" title="Good to know">Body.</Callout>', 'Good to know Body.'],
    ['a container', ':::tip Good to know\nBody.\n:::', 'Good to know Body.'],
    ['a tab', '<Tabs><Tab label="With npm">Body.</Tab></Tabs>', 'With npm Body.'],
    ['a card', '<Card title="Fast" content="It is." href="https://a.example" />', 'Fast It is.'],
    ['a badge', 'Since <Badge text="1.2" /> now', 'Since 1.2 now'],
  ])('[E8] include the text in their properties: %s', async (_, source, text) => {
    expect(await textOf(theme + source)).toBe(text);
  });

  it('[E8] with commands have code words', async () => {
    const [section] = await sectionsOf(`${theme}<PackageManagerTabs command="add -D @scope/core" />`);
    expect(section).toMatchObject({ text: '', code: 'add -D @scope/core' });
  });
});

describe('flags', () => {
  const flagsOf = async (...cells: string[]) => {
    const rows = cells.map((cell) => `| ${cell} | Bakes. |`).join('\n');
    return (await sectionsOf(`| Flag | What for |\n| --- | --- |\n${rows}`))[0]!.flags;
  };

  it('[E8] are those that start a table row, without their values', async () => {
    expect(await flagsOf('`-b, --bake <dish>`', '`--no-bake`')).toBe('-b --bake --no-bake');
    expect(await flagsOf('`-b`, `--bake`', '`-h/--hot`')).toBe('-b --bake -h --hot');
    expect(await flagsOf('`-p oven-file.json`', '[`--hot`](https://a.example)')).toBe('-p');
  });

  it('[E8] do not include words with a dash, flags in text or in other columns', async () => {
    expect(await flagsOf('`pre-heat`', '`-1`', 'Use `--hot`', '`npx bake`', '')).toBe('');
    const otherColumn = await sectionsOf('| What for | Flag |\n| --- | --- |\n| Heat | `--hot` |');
    expect(otherColumn[0]!.flags).toBe('');
    expect((await sectionsOf('Use `--hot`.'))[0]!.flags).toBe('');
  });
});

describe('code', () => {
  it('[E8] is not part of the text, and its words are separate', async () => {
    const sections = await sectionsOf(
      '# P\n\nText.\n\n```ts\nconst value = defineConfig();\n```\n\n## A\n\n```sh\ntool build\n```',
    );
    expect(sections.map(({ text, code }) => [text, code])).toEqual([
      ['Text.', 'value defineConfig'],
      ['', 'tool build'],
    ]);
  });

  it('[E8] includes the name of its file', async () => {
    expect(await codeOf('```ts title="tool.config.ts"\nvalue\n```')).toBe('tool.config.ts value');
  });
});
