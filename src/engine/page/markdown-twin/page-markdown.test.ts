import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz, hostileText } from '../../../../tests/support/fuzz.ts';
import { compileMdx } from '../../site/temp-site.fixture.ts';
import type { AddedComponent } from '../context/site-context.ts';
import { withAddresses } from './page-markdown.ts';

const markdownOf = async (source: string, files = {}) => (await compileMdx(source, files)).markdown;

test('keeps headings, tables and lists, without anchors', async () => {
  const source = '# Title\n\n## Part {#part}\n\n| A | B |\n| - | - |\n| 1 | `x` |\n\n- one\n- two\n';
  expect(await markdownOf(source)).toBe(source.replace(' {#part}', ''));
});

test('keeps code unchanged, with its language and file name', async () => {
  const source = '```ts title="a.ts" {1}\nconst a = "<b>"; // [!code ++]\n```\n';
  expect(await markdownOf(source)).toBe('```ts title="a.ts"\nconst a = "<b>";\n```\n');
});

test('contains a fence inside code', async () => {
  const source = '````md\n```js\nx\n```\n````\n';
  expect(await markdownOf(source)).toBe(source);
});

test('turns callouts into quotes that start with their title', async () => {
  expect(await markdownOf(':::warning Mind the gap\nText.\n:::\n')).toBe('> **Mind the gap**\n>\n> Text.\n');
  expect(await markdownOf(':::details More\nText.\n:::\n')).toBe('> **More**\n>\n> Text.\n');
});

test('describes components in the language of the page', async () => {
  const source = [
    "import { Callout, SourceCode } from '@theme'",
    '<Callout type="tip">a</Callout>',
    '<SourceCode href="https://a.example" />',
  ].join('\n\n');
  const { markdown } = await compileMdx(source, {}, { lang: 'zh' });
  expect(markdown).toBe('> **提示**\n>\n> a\n\n[源代码](https://a.example)\n');
});

test('has the command that readers see for npm, whichever way it was given', async () => {
  const tabs = (props: string) =>
    markdownOf(`import { PackageManagerTabs } from '@theme'\n\n<PackageManagerTabs ${props} />\n`);
  expect(await tabs('command="eslint" dlx')).toBe('```sh\nnpx eslint\n```\n');
  expect(await tabs("command={{ npm: 'npm ci', pnpm: 'pnpm i' }}")).toBe('```sh\nnpm ci\n```\n');
});

test('describes components in words', async () => {
  const theme = "import { Badge, Card, LinkCard, PackageManagerTabs, Steps, Tab, Tabs } from '@theme';\n\n";
  const told = (source: string) => markdownOf(theme + source);
  expect(await told('<Tabs>\n<Tab label="One">\n\nText.\n\n</Tab>\n</Tabs>\n')).toBe('**One**\n\nText.\n');
  expect(await told('<PackageManagerTabs command="add -D x" />\n')).toBe('```sh\nnpm add -D x\n```\n');
  expect(await told('<Steps>\n\n### First\n\nDo.\n\n</Steps>\n')).toBe('### First\n\nDo.\n');
  expect(await told('Text <Badge text="new" />\n')).toBe('Text (new)\n');
  expect(await told('<LinkCard href="/page" title="T" description="D" />\n')).toBe('[T](/page): D\n');
  expect(await told('<Card title="T">\n\nText.\n\n</Card>\n')).toBe('**T**\n\nText.\n');
});

test('keeps two adjacent lists apart, even if one is a component', async () => {
  const theme = "import { Facts } from '@theme';\n\n";
  const facts: AddedComponent = {
    rule: { static: true, props: {} },
    render: () => [{ type: 'raw', value: '<dl></dl>', data: { markdown: '- b' } }],
  };
  expect(await markdownOf('- a\n\n<!-- -->\n\n- b\n'.replace('<!-- -->', '{/* */}'))).toBe('- a\n\n* b\n');
  const made = await compileMdx(`${theme}- a\n\n<Facts />\n`, {}, {}, [{ components: { Facts: facts } }]);
  expect(made.markdown).toBe('- a\n\n* b\n');
  expect(await markdownOf('1. a\n\n{/* */}\n\n1. b\n2. c\n')).toBe('1. a\n\n1) b\n2) c\n');
});

test('separates a note in a file tree from the name', async () => {
  expect(await markdownOf('```tree\nsrc\n  a.ts  # the entry\n```\n')).toBe('- src\n  - a.ts the entry\n');
});

test('includes fragments and the content of React parts', async () => {
  const files = {
    'docs/_note.mdx': 'A note.\n',
    'docs/Box.tsx': 'export const Box = ({ children }) => children;\n',
  };
  const source =
    "import Note from './_note.mdx';\nimport { Box } from './Box.tsx';\n\n<Note />\n\n<Box size={1 + 1}>\n\nInside.\n\n</Box>\n";
  expect(await markdownOf(source, files)).toBe('A note.\n\nInside.\n');
});

test('makes links to the site absolute and keeps others', () => {
  const url = 'https://docs.example';
  expect(withAddresses('[a](/b#c) [d](https://e.example) [f](//g) ![h](/i.png)\n\n[j]: /k\n', { url })).toBe(
    '[a](https://docs.example/b#c) [d](https://e.example) [f](//g) ![h](https://docs.example/i.png)\n\n[j]: https://docs.example/k\n',
  );
});

test('keeps code unchanged, whatever it looks like', async () => {
  const url = 'https://docs.example';
  const source = '`[a](/b)` \\` [a](/b) ``c ` [a](/b)``\n\n````md\n```\n[a](/b)\n```\n\n[a]: /b\n````\n';
  const addressed = withAddresses(await markdownOf(source), { url });
  expect(addressed.replaceAll(url, '')).toBe(await markdownOf(source));
  expect(addressed.split(url)).toHaveLength(2);
  expect(addressed).toContain(`[a](${url}/b) \`\`c`);
});

test('keeps any text in code unchanged', async () => {
  const text = hostileText.filter((one) => !/[~\r\u2028]/.test(one));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 3 }), async (texts) => {
      const source = texts.map((one) => `~~~~txt\n${one}\n~~~~\n\n[a](/page)\n`).join('\n');
      const markdown = await markdownOf(source);
      const addressed = withAddresses(markdown, { url: 'https://docs.example' });
      const linked = markdown.replaceAll('\n\n[a](/page)\n', '\n\n[a](https://docs.example/page)\n');
      expect(addressed).toBe(linked);
    }),
    fuzz(60),
  );
});
