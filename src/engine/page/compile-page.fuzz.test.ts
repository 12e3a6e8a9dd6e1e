import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anything, fuzz, hostileText } from '../../../tests/support/fuzz.ts';
import type { Problem } from '../../model/problem.ts';
import { renderNodes } from './render-nodes.ts';
import { compileMd, compileMdx, problemTexts, runsHtml } from '../site/temp-site.fixture.ts';

/** Text that breaks things, and everything a page can contain, complete and truncated. */
const PIECES = [
  '# ',
  '## a {#b}',
  '{#',
  '- ',
  '1. ',
  '> ',
  '> [!NOTE]\n',
  '| a | b |\n|---|---|\n',
  '```ts title="a" {1-2} lineNumbers\n',
  '```tree\n',
  '```ts file="./none.ts"\n',
  '```ts project="x" file="a.ts"\n',
  '```console run project="x"\n',
  '```',
  '// [!code ++]\n',
  ':::tip a\n',
  ':::details\n',
  '\n:::\n',
  '::a[b]{c=d}',
  '[a](#b)',
  '[a](./page)',
  '![a](./none.png)',
  '[^1]',
  '[^1]: ',
  '<div>',
  '</div>',
  '<Tabs>',
  '</Tabs>',
  '<Tab label="x">',
  '</Tab>',
  '<Badge text="b" />',
  '<Badge text={1 + 1} />',
  '<Badge {...x} />',
  '<Steps name="x" />',
  '<Explorer id="none" />',
  '<Overview />',
  '<A.B />',
  '<a href="javascript:x">',
  '<img src={x} />',
  '<br>',
  '<>',
  '</>',
  '<',
  '{1 + 1}',
  '{/* a */}',
  '{props.a}',
  "import A from './none.mdx'\n\n",
  "import { Tabs, Tab, Badge } from '@theme'\n\n",
  "import './none.css'\n\n",
  'export const x = 1\n\n',
  'export default a\n\n',
  'export ',
  'import(',
  '---\ntitle: a\n---\n',
  '<!-- a -->',
  '<script>',
  '<style>',
  'https://a.b',
  'www.a.b',
  '~~a~~',
  '\n\n',
  '\n',
];

const document = fc.array(fc.oneof({ arbitrary: fc.constantFrom(...PIECES), weight: 4 }, hostileText), {
  maxLength: 14,
});

/** Checks whether a problem has a location in the file and a message. */
function isUseful({ file, line = 1, column = 1, what }: Problem, source: string, name: string): boolean {
  const lines = source.split('\n');
  return file === name && what !== '' && line >= 1 && line <= lines.length + 1 && column >= 1;
}

describe('any text as a page', () => {
  it.each([
    ['page.mdx', compileMdx],
    ['page.md', compileMd],
  ] as const)('compiles %s or reports problems with a location', async (name, compile) => {
    await fc.assert(
      fc.asyncProperty(document, async (pieces) => {
        const source = pieces.join('');
        const { problems } = await compile(source);
        expect(problems.filter((one) => !isUseful(one, source, `docs/${name}`))).toEqual([]);
        expect(problems.filter((one) => one.level === 'error' && one.line === undefined)).toEqual([]);
      }),
      fuzz(100),
    );
  });

  it('gives the same page each time', async () => {
    await fc.assert(
      fc.asyncProperty(document, async (pieces) => {
        const [first, second] = [await compileMdx(pieces.join('')), await compileMdx(pieces.join(''))];
        expect([runsHtml(first), first.module, first.markdown, first.problems]).toEqual([
          runsHtml(second),
          second.module,
          second.markdown,
          second.problems,
        ]);
      }),
      fuzz(30),
    );
  });

  it.each([
    ['# ', ''],
    ['> ', ''],
    ['- ', ''],
    ['[', ''],
    ['![', '](a)'],
    ['*a ', ' a*'],
    ['`', ''],
    ['{', '}'],
    ['{[', ']}'],
    ['|a', ''],
    ['<a', ''],
    ['&', ''],
    ['<div>', '</div>'],
    ['<div>\n\n', '</div>\n\n'],
    [':::tip\n', ''],
    [':::tip\n', ':::\n'],
  ])('neither hangs nor throws on 150 times %j, then 150 times %j', async (open, close) => {
    // A parser that does not terminate fails by the test's time limit.
    const page = await compileMdx(`${open.repeat(150)}x\n\n${close.repeat(150)}`);
    expect(runsHtml(page).join('').length).toBeLessThan(100_000);
  });

  it('reports nesting that is too deep at its location', async () => {
    const problems = async (source: string) => problemTexts((await compileMdx(source)).problems);
    expect(await problems(`a\n\n${'> '.repeat(300)}x`)).toEqual([
      'docs/page.mdx:3:399 This is nested more than 200 levels deep.',
    ]);
    expect((await problems(`${':::tip\n'.repeat(22)}x\n`)).filter((text) => text.includes('inside'))).toEqual(
      [
        'docs/page.mdx:21:1 The container is nested inside 20 others.',
        'docs/page.mdx:22:1 The container is nested inside 20 others.',
      ],
    );
  });
});

describe('text in a page', () => {
  const shown = hostileText.filter((text) => !/[`~\r\n\u2028]/.test(text));
  const attribute = shown.map((text) => text.replaceAll(/["{}\\]/g, ''));

  /** Places for text, escaped as an author has to. */
  const place = fc.oneof(
    shown.map((text) => `\`\` ${text} \`\``),
    shown.map((text) => `~~~~txt\n${text}\n~~~~`),
    shown.map((text) => `~~~~ts\nconst a = '${text}';\n~~~~`),
    attribute.map((text) => `~~~~ts title="${text}"\nx\n~~~~`),
    attribute.map((text) => `<Badge text="${text}" />`),
    attribute.map((text) => `<Tabs><Tab label="${text}">a</Tab></Tabs>`),
    attribute.map((text) => `<kbd title="${text}">a</kbd>`),
    shown.map((text) => `{${JSON.stringify(text)}}`),
    shown.map((text) => `a <Badge text={${JSON.stringify(text)}} /> b`),
    shown.map((text) => `## a ${escapeMarkdown(text)}`),
    shown.map((text) => `:::tip ${escapeMarkdown(text)}\na\n:::`),
    shown.map((text) => `[a](/page "${escapeMarkdown(text)}")`),
    shown.map((text) => `![${escapeMarkdown(text)}](https://a.b/c.png)`),
  );

  it('never becomes an element', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 4 }), async (places) => {
        const source = `import { Badge, Tab, Tabs } from '@theme'\n\n${places.join('\n\n')}\n`;
        const page = await compileMdx(source);
        const html = page.runs.map(({ nodes }) => renderNodes(nodes, () => '')).join('');
        const tags = [...html.matchAll(/<([^\s>]+)(?:\s+[^\s=>"]+(?:="[^"]*")?)*\s*>/g)];
        expect(tags.map(([, name]) => name)).not.toContain('x-evil');
      }),
      fuzz(80),
    );
  });

  it('is complete in the Markdown, where code is unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(shown, async (text) => {
        const page = await compileMdx(`# a\n\n~~~~txt\n${text}\n~~~~\n`);
        expect(page.markdown).toContain(text.replaceAll(/\0|\p{Cs}/gu, '\ufffd'));
      }),
      fuzz(60),
    );
  });
});

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}

describe('any component properties', () => {
  it('are rendered or reported with a location', async () => {
    const name = fc.constantFrom(
      'Badge',
      'Tabs',
      'Tab',
      'Card',
      'LinkCard',
      'Steps',
      'Callout',
      'PackageManagerTabs',
    );
    const key = fc.constantFrom(
      'text',
      'type',
      'label',
      'title',
      'href',
      'command',
      'name',
      'values',
      'key',
      'children',
    );
    await fc.assert(
      fc.asyncProperty(name, fc.dictionary(key, anything, { maxKeys: 3 }), async (component, properties) => {
        const written = Object.entries(properties).map(([one, value]) => `${one}={${JSON.stringify(value)}}`);
        const source = `import { ${component} } from '@theme'\n\n<${component} ${written.join(' ')}>a</${component}>\n`;
        const { problems } = await compileMdx(source);
        expect(problems.filter((one) => !isUseful(one, source, 'docs/page.mdx'))).toEqual([]);
      }),
      fuzz(80),
    );
  });
});
