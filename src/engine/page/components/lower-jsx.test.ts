import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DECLARED } from '../../../components/declared.ts';
import { compileMd, compileMdx, problemTexts, runsHtml, staticHtml } from '../../site/temp-site.fixture.ts';

const html = async (source: string) => staticHtml(await compileMdx(source));
const moduleOf = async (source: string) => {
  const { module, problems } = await compileMdx(source, { 'docs/a.tsx': '', 'docs/other.mdx': 'x' });
  return { module: module ?? '', problems: problemTexts(problems) };
};

describe('static content becomes HTML', () => {
  it.each([
    ['a<br />b', '<p>a<br>b</p>'],
    ['<div className="a b" id="x">**c**</div>', '<div class="a b" id="x"><strong>c</strong></div>'],
    ['<div class="a">\n\nb\n\n</div>', '<div class="a"><p>b</p></div>'],
    ['<label for="x">y</label>', '<label for="x">y</label>'],
    ['<td colSpan={2} tabIndex={-1} />', '<td colspan="2" tabindex="-1"></td>'],
    ['<input disabled checked={true} hidden={false} />', '<input disabled checked>'],
    ['<i aria-hidden data-x={false}>a</i>', '<i aria-hidden="true" data-x="false">a</i>'],
    ['<b key="k">a</b>', '<b>a</b>'],
    [
      '<svg viewBox="0 0 1 1"><path strokeWidth={2} d="M0" /></svg>',
      '<svg viewBox="0 0 1 1"><path stroke-width="2" d="M0"></path></svg>',
    ],
    ['<my-element some-thing="a" />', '<my-element some-thing="a"></my-element>'],
    ['<>a <b>c</b></>', 'a <b>c</b>'],
    ["a {'b'} {`c`} {1} {-2}", '<p>a b c 1 -2</p>'],
    ['a{null}{undefined}{true}{/* c */}b', '<p>ab</p>'],
    ["{'<'}", '&#x3C;'],
  ])('%s', async (source, expected) => {
    expect(await html(source)).toBe(expected);
  });

  it('including tags alone on a line, which are not paragraphs', async () => {
    expect(await html('<div>a</div>')).toBe('<div>a</div>');
    expect(await html('<details>\n<summary>a</summary>\n\nb\n\n</details>')).toBe(
      '<details><summary>a</summary><p>b</p></details>',
    );
    expect(await html('<b>a</b> and')).toBe('<p><b>a</b> and</p>');
    expect(
      await html(
        'import { Tab, Tabs } from \'@theme\'\n\n<Tabs>\n<Tab label="x">a</Tab>\n<Tab label="y">b</Tab>\n</Tabs>',
      ),
    ).toContain('<Tabs {}><Tab {"label":"x"}>a</Tab><Tab {"label":"y"}>b</Tab></Tabs>');
    expect(await html('import { Badge } from \'@theme\'\n\n:::tip <Badge text="a" />\nb\n:::')).toContain(
      '<p class="callout-title"><Badge',
    );
  });

  it('including components of the theme, with their properties', async () => {
    const source =
      "import { Badge as B } from '@theme'\nimport * as T from '@theme'\n\na <B text=\"x\" /> <T.Badge>*y*</T.Badge>";
    expect((await html(source)).trim()).toBe(
      '<p>a <Badge {"text":"x"}></Badge> <Badge {}><em>y</em></Badge></p>',
    );
  });
});

describe('dynamic content is left to React', () => {
  it.each([
    ['<div onClick={() => 1}>a</div>', '<div onClick={() => 1}>'],
    ['<div {...{ a: 1 }} />', '<div {...{'],
    ["<div dangerouslySetInnerHTML={{ __html: 'a' }} />", '<div dangerouslySetInnerHTML={'],
    ['a {1 + 1}', '{1 + 1}'],
    ['a {[1, 2]}', '{[1, 2]}'],
    ['import { A } from \'./a.tsx\'\n\n<A x="1" />', '<A x="1" />'],
    ["import A from './a.tsx'\n\n<A.B />", '<A.B />'],
    ["import { motion } from 'motion'\n\n<motion.div />", '<motion.div />'],
    ['export const A = () => null\n\n<A />', '<A />'],
    ['export function A() { return null }\n\n<A.B />', '<A.B />'],
  ])('%s', async (source, expected) => {
    const { module, problems } = await moduleOf(source);
    expect(module).toContain(expected);
    expect(problems).toEqual([]);
  });

  it('including the components of the theme around it', async () => {
    const { module, problems } = await moduleOf(
      "import { Steps, Tab, Tabs } from '@theme'\nimport { A } from './a.tsx'\n\n" +
        '<Tabs values={["x", { label: "y" }]} groupId="g">\n<Tab>\n\none\n\n</Tab>\n<Tab>\n<A />\n</Tab>\n</Tabs>\n\n<Steps>two</Steps>',
    );
    expect(problems).toEqual([]);
    expect(module).toContain('import { Tabs as $Tabs, Tab as $Tab } from "@theme";');
    expect(module).toMatch(
      /<\$Tabs values=\{\["x", \{\s*"label": "y"\s*\}\]\} groupId="g"><\$Tab><\$Run as="div" index="0" \/><\/\$Tab><\$Tab><A \/><\/\$Tab><\/\$Tabs>/,
    );
    expect(module).not.toMatch(/\$Steps|static-component/);
  });
});

describe('invalid content', () => {
  it('is reported if no one imports the component', async () => {
    const { problems } = await compileMdx('<Badge text="a" />\n\n<Foo.Bar />\n\n<div>{1 + 1}<Baz /></div>');
    expect(problemTexts(problems)).toEqual([
      'docs/page.mdx:1:1 <Badge> is used but not imported.',
      'docs/page.mdx:3:1 <Foo.Bar> is used but not imported.',
      'docs/page.mdx:5:13 <Baz> is used but not imported.',
    ]);
    expect(problems[0]?.fix).toBe("Add: import { Badge } from '@theme';");
    expect(problems[1]?.fix).toBe('Import it from a file next to the page, or from @theme.');
  });

  it('is reported if it uses style=, however it is written', async () => {
    const what = (tag: string) => `style= on <${tag}> has no effect: the site's security policy forbids it.`;
    const mdx = await compileMdx(
      '<b style="color: red">a</b>\n\n<i style={{ color: x }} onClick={() => y}>b</i>\n\n| a |\n|:-:|\n| b |',
    );
    expect(problemTexts(mdx.problems)).toEqual([
      `docs/page.mdx:1:1 ${what('b')}`,
      `docs/page.mdx:3:1 ${what('i')}`,
    ]);
    expect(mdx.problems.every(({ level }) => level === 'warning')).toBe(true);
    expect([mdx.module, ...runsHtml(mdx)].join('')).not.toMatch(/style|align="/);
    expect([mdx.module, ...runsHtml(mdx)].join('')).toContain('<td class="align-center">b</td>');
    const md = await compileMd('a\n\n<p>b <b style="color: red">c</b></p>');
    expect(problemTexts(md.problems)).toEqual([`docs/page.md:3:6 ${what('b')}`]);
    expect(staticHtml(md)).not.toContain('style');
  });
});

describe('link properties', () => {
  beforeAll(() => {
    Object.assign(DECLARED, {
      TestCard: { static: true, props: { href: { type: 'string', isLink: true } } },
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(DECLARED, 'TestCard');
  });

  it('are resolved like links of the page', async () => {
    const source =
      'import { TestCard } from \'@theme\'\n\n<TestCard href="./other.mdx" />\n\n<TestCard href="./none" />';
    const page = await compileMdx(source, { 'docs/other.mdx': 'x' });
    expect(staticHtml(page)).toContain('<TestCard {"href":"/other"}>');
    expect(problemTexts(page.problems)).toEqual([
      'docs/page.mdx:5:1 The link "./none" is broken: there is no page /none.',
    ]);
  });
});
