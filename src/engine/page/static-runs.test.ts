import { describe, expect, it } from 'vitest';
import { compileMdx, runsHtml } from '../site/temp-site.fixture.ts';

const IMPORTS = "import { A } from './a.tsx'\nimport { Badge, Steps, Tab, Tabs } from '@theme'\n\n";

async function split(source: string) {
  const page = await compileMdx(IMPORTS + source, { 'docs/a.tsx': '', 'docs/page.css': '' });
  const markup = /\{<>([\s\S]*)<\/>\}<\/\$PageParts>;/
    .exec(page.module ?? '')?.[1]
    ?.replaceAll('{"\\n"}', '');
  return { runs: runsHtml(page).map((html) => html.trim()), markup, module: page.module };
}

describe('a static page', () => {
  it('is one run and has no module', async () => {
    expect(await split('# A\n\n<Badge text="b" /> **c**')).toEqual({
      runs: ['<h1 id="a">A</h1>\n<p><Badge {"text":"b"}></Badge> <strong>c</strong></p>'],
      markup: undefined,
      module: undefined,
    });
  });

  it('has no module for unused exports', async () => {
    expect((await split('export const x = 1\n\na')).module).toBeUndefined();
  });

  it('has a module for a side-effect import', async () => {
    const { runs, markup, module } = await split("import './page.css'\n\na");
    expect(runs).toEqual(['<p>a</p>']);
    expect(markup).toBe('<$Run as="div" index="0" />');
    expect(module).toMatch(/import ".*\/docs\/page\.css";/);
  });
});

describe('a page with React parts', () => {
  it('keeps them between runs that are as long as possible', async () => {
    expect(await split('# A\n\nb\n\n<A />\n\nc\n\n- d')).toMatchObject({
      runs: ['<h1 id="a">A</h1>\n<p>b</p>', '<p>c</p>\n<ul>\n<li>d</li>\n</ul>'],
      markup: '<$Run as="div" index="0" /><A /><$Run as="div" index="1" />',
    });
  });

  it('has runs within lines', async () => {
    expect(await split('a *b* <A /> e{1 + 1}')).toMatchObject({
      runs: ['a <em>b</em>', 'e'],
      markup: '<p><$Run as="span" index="0" /><A /><$Run as="span" index="1" />{1 + 1}</p>',
    });
    expect((await split('a <Badge text="b" /> <kbd>c</kbd> <A />')).markup).toBe(
      '<p><$Run as="span" index="0" /><A /></p>',
    );
  });

  it('keeps the elements around them, with their attributes', async () => {
    expect(
      (await split('<section className="a b" aria-label="c" data-d="e">\n\n<A />\n\nf\n\n</section>')).markup,
    ).toBe('<section className="a b" aria-label="c" data-d="e"><A /><$Run as="div" index="0" /></section>');
  });

  it('adds no wrapper between a list or table and its children', async () => {
    expect(await split('- a\n- *b* <A />\n- c')).toMatchObject({
      runs: ['a', '<em>b</em>', 'c'],
      markup:
        '<ul><$Run as="li" index="0" /><li><$Run as="span" index="1" /><A /></li><$Run as="li" index="2" /></ul>',
    });
    expect(await split('| a | b |\n|:-:|---|\n| c | <A /> |\n|   | d |')).toMatchObject({
      runs: [
        '<tr>\n<th class="align-center">a</th>\n<th>b</th>\n</tr>',
        'c',
        '<td class="align-center"></td>\n<td>d</td>',
      ],
      markup:
        '<div className="table"><table><$Run as="thead" index="0" /><tbody><tr><$Run className="align-center" as="td" index="1" /><td><A /></td></tr><$Run as="tr" index="2" /></tbody></table></div>',
    });
    expect((await split('<dl>\n<dt id="x" aria-label="y">a</dt>\n<dd><A /></dd>\n</dl>')).markup).toBe(
      '<dl><$Run id="x" aria-label="y" as="dt" index="0" /><dd><A /></dd></dl>',
    );
  });

  it('keeps spaces only where they matter', async () => {
    const { module } = await split('a {1 + 1} {2 + 2}\n\n- <A />\n- <A />');
    expect(module).toContain('{1 + 1}{" "}{2 + 2}');
    expect(module).toContain('<ul><li>');
    expect(module).toContain('</li></ul>');
  });

  it('has no empty runs', async () => {
    expect(await split('| <A /> | |\n|---|---|\n| <A /> | |')).toMatchObject({
      runs: [],
      markup:
        '<div className="table"><table><thead><tr><th><A /></th><th /></tr></thead><tbody><tr><td><A /></td><td /></tr></tbody></table></div>',
    });
  });

  it('keeps text without a wrapper where no element is allowed', async () => {
    expect((await split('<ul>a<li><A /></li></ul>')).markup).toBe('<ul>{"a"}<li><A /></li></ul>');
  });

  it('adds no wrapper between details and summary, and keeps the text in them', async () => {
    expect(
      await split('<details>\n<summary>a <b>b</b></summary>\n\nc\n\n<A />\n\nd\n\n</details>'),
    ).toMatchObject({
      runs: ['a <b>b</b>', '<p>c</p>', '<p>d</p>'],
      markup:
        '<details><$Run as="summary" index="0" /><$Run as="div" index="1" /><A /><$Run as="div" index="2" /></details>',
    });
    expect(await split(':::details a\nb <A />\n:::')).toMatchObject({
      runs: ['a', 'b'],
      markup:
        '<details className="callout details"><$Run as="summary" index="0" /><p><$Run as="span" index="1" /><A /></p></details>',
    });
    expect((await split('<details><summary>a</summary>b <Badge text="c" /> <A /></details>')).runs).toEqual([
      'a',
      'b <Badge {"text":"c"}></Badge>',
    ]);
  });

  it('renders components of the theme with React only if they contain a part', async () => {
    expect(
      await split(
        '<Steps>\n\n<Badge text="a" />\n\n<A />\n\n</Steps>\n\n<Steps>\n\n<Badge text="b" />\n\n</Steps>',
      ),
    ).toMatchObject({
      runs: ['<Steps {}><Badge {"text":"b"}></Badge></Steps>'],
      markup: '<$Steps><$Badge text="a" /><A /></$Steps><$Run as="div" index="0" />',
    });
    expect((await split('<ul>\n<Badge text="a" />\n<li><A /></li>\n</ul>')).markup).toBe(
      '<ul><$Badge text="a" /><li><A /></li></ul>',
    );
  });

  it('passes those components their values, and imports them', async () => {
    const { markup, module } = await split(
      '<Tabs groupId="g" values={[{ label: "One", value: 1 }]}>\n<Tab value="1">\n\n<A />\n\n</Tab>\n</Tabs>',
    );
    expect(markup).toContain('groupId="g"');
    expect(markup?.replaceAll(/\s/g, '')).toContain('values={[{"label":"One","value":1}]}');
    expect(module).toMatch(/import \{[^}]*\bTabs\b[^}]*\} from "@theme"/);
    expect(module).toMatch(/import \{[^}]*\bTab\b[^}]*\} from "@theme"/);
  });

  it('uses an inline wrapper for inline Markdown', async () => {
    expect((await split('~~b~~[^1] <A />\n\n[^1]: c')).markup).toContain(
      '<p><$Run as="span" index="0" /><A />',
    );
  });

  it("keeps an author's own Run, Page and Tabs apart from the module's", async () => {
    const { module } = await split(
      'export const Run = 1\nexport const Page = 2\n\n<Tabs>\n<Tab label="x">\n<A />\n</Tab>\n</Tabs>',
    );
    expect(module?.match(/(?:const|function) (?:\$?)(?:Run|Page)\b/g)).toEqual([
      'const Run',
      'const Page',
      'function $Page',
    ]);
    expect(module).toContain('({ Run: $Run })');
  });
});

describe("an author's component", () => {
  it.each([
    ['text', '<A>c</A>', '<A>{"c"}</A>'],
    ['text and elements in a line', 'b <A>c `d`</A>', '<A>{"c "}<code>{"d"}</code></A>'],
    ['tags', '<A>\n<b>1</b>\n<b>2</b>\n</A>', '<A><b>{"1"}</b><b>{"2"}</b></A>'],
    ['Markdown', '<A>\n\na\n\n- b\n\n</A>', '<A><p>{"a"}</p><ul><li>{"b"}</li></ul></A>'],
    ['values', "<A>{1}{null}{true}{'b'}</A>", '<A>{1}{null}{true}{"b"}</A>'],
    ['other components', '<A><A>b</A></A>', '<A><A>{"b"}</A></A>'],
  ])('has real children: %s', async (_, source, markup) => {
    expect((await split(source)).markup).toContain(markup);
  });

  it('has code blocks and components of the theme with runs in them, because nobody can tell', async () => {
    const { markup, runs } = await split(
      '<A>\n\n```js\nb\n```\n\n<Steps>\n\nc\n\n<A>d</A>\n\n</Steps>\n\n</A>\n\ne',
    );
    expect(markup).toBe(
      '<A><$Run as="div" index="0" /><$Steps><$Run as="div" index="1" /><A>{"d"}</A></$Steps></A><$Run as="div" index="2" />',
    );
    expect(runs.slice(1)).toEqual(['<p>c</p>', '<p>e</p>']);
  });

  it('may render the runs inside it later, and no others', async () => {
    const { runs } = await compileMdx(
      `${IMPORTS}<A>\n\n<Steps>\n\nb\n\n</Steps>\n\n</A>\n\n<Steps>\n\nc\n\n<A />\n\n</Steps>`,
      { 'docs/a.tsx': '' },
    );
    expect(runs.map(({ mayWait }) => mayWait ?? false)).toEqual([true, false]);
  });
});

it('gives components of the theme with computed values their children as components', async () => {
  const { markup } = await split(
    'export const x = ["A"]\n\n<Tabs values={x}>\n<Tab>\n\nb\n\n</Tab>\n</Tabs>',
  );
  expect(markup).toBe('<Tabs values={x}><$Tab><$Run as="div" index="0" /></$Tab></Tabs>');
});
