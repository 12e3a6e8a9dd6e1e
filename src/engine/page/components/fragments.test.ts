import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileMdx, problemTexts, runsHtml, staticHtml, tempSite } from '../../site/temp-site.fixture.ts';

const using = (tag: string) => `import Note from './_note.mdx'\n\n${tag}`;
const html = async (tag: string, note: string) =>
  staticHtml(await compileMdx(using(tag), { 'docs/_note.mdx': note })).trim();

describe('a fragment', () => {
  it('replaces its tag, on a page without React', async () => {
    expect(await html('a\n\n<Note />\n\nb', '**x**')).toBe('<p>a</p>\n<p><strong>x</strong></p>\n<p>b</p>');
  });

  it('may be a .md file, use an alias, and be imported without an extension', async () => {
    const page = await compileMdx(
      "import A from '@parts/a'\nimport B from './_b'\n\n<A />\n\n<B />",
      { 'parts/a.mdx': 'from a', 'docs/_b.md': 'from <b>b</b>' },
      { alias: { '@parts': 'parts' } },
    );
    expect(page.problems).toEqual([]);
    expect(staticHtml(page)).toContain('<p>from a</p>\n<p>from <b>b</b></p>');
  });

  it("adds its headings to the page's toc, in place and with unique IDs", async () => {
    const source = using('## One\n\n<Note />\n\n## Two\n\n<Note />');
    const page = await compileMdx(source, {
      'docs/_note.mdx': '---\ntitle: x\n---\n\n## Two\n\n### Three {#own}',
    });
    expect(page.data.toc.map(({ id, depth }) => [id, depth])).toEqual([
      ['one', 2],
      ['two', 2],
      ['own', 3],
      ['two-1', 2],
      ['two-2', 2],
      ['own', 3],
    ]);
    expect(problemTexts(page.problems)).toEqual([
      'docs/_note.mdx:7:1 The id "own" is used twice on this page.',
    ]);
    const tag = source.indexOf('<Note />');
    expect(page.data.toc.map(({ charIndex }) => charIndex).slice(0, 4)).toEqual([
      source.indexOf('## One'),
      tag,
      tag,
      source.indexOf('## Two'),
    ]);
  });

  it('is watched, and its links, images and problems are reported under its own name', async () => {
    const site = tempSite({
      'docs/guide/page.mdx': "import Note from '../shared/note.mdx'\n\n<Note />",
      'docs/shared/note.mdx': '\n[a](./none)\n\n:::tpi\n:::',
    });
    const page = await site.compile('guide/page.mdx');
    expect(page.dependencies).toContain(path.join(site.docsDir, 'shared/note.mdx'));
    expect(problemTexts(page.problems)).toEqual([
      'docs/shared/note.mdx:2:1 The link "./none" is broken: there is no page /shared/none.',
      'docs/shared/note.mdx:4:1 There is no container called "tpi".',
    ]);
  });

  it('may include others', async () => {
    const page = await compileMdx(using('<Note />'), {
      'docs/_note.mdx': "import Deep from './deep/_deep.mdx'\n\nnote\n\n<Deep />",
      'docs/deep/_deep.mdx': 'deep',
    });
    expect(staticHtml(page)).toContain('<p>note</p>\n<p>deep</p>');
  });
});

describe('fragment properties', () => {
  it('replace {props.name} in text, headings and attributes', async () => {
    const note = '## For {props.name}\n\n<a href={props.to}>{props.count} {props.none}</a> {props.on}';
    expect(await html('<Note name="you" to="https://a.b" count={-2} on />', note)).toBe(
      '<h2 id="for-you">For you<a class="anchor" href="#for-you" aria-hidden="true" tabindex="-1"></a></h2>\n' +
        '<a href="https://a.b" target="_blank" rel="noopener noreferrer">-2 </a>',
    );
  });

  it('are passed to components and fragments inside', async () => {
    const page = await compileMdx(using('<Note label="x" />'), {
      'docs/_note.mdx':
        "import { Badge } from '@theme'\nimport Deep from './_deep.mdx'\n\n<Badge text={props.label} />\n\n<Deep name={props.label} />",
      'docs/_deep.mdx': 'deep {props.name}',
    });
    expect(staticHtml(page).trim()).toBe('<Badge {"text":"x"}></Badge>\n<p>deep x</p>');
  });

  it('are plain values in the remaining expressions', async () => {
    const page = await compileMdx(using('<Note n={2} list={["a"]} />'), {
      'docs/_note.mdx': '{props.n + 1} {props.list.length} {props.constructor}',
    });
    expect(page.module).toContain('{2 + 1}');
    expect(page.module).toContain('{["a"].length}');
    expect(page.module).not.toContain('props');
  });

  it('replace {props.children} with the content between the tags', async () => {
    expect(await html('<Note>\n  text *b*\n</Note>', 'before\n\n{props.children}\n\nafter')).toBe(
      '<p>before</p>\n<p>text <em>b</em></p>\n<p>after</p>',
    );
    expect(await html('<Note />', 'a {props.children}')).toBe('<p>a </p>');
  });

  it('resolve components between the tags on the page', async () => {
    const page = await compileMdx(
      "import Note from './_note.mdx'\nimport { A } from './a.tsx'\n\n<Note>\n  <A />\n</Note>",
      { 'docs/_note.mdx': '<div>{props.children}</div>', 'docs/a.tsx': '' },
    );
    expect(page.problems).toEqual([]);
    expect(page.module).toContain('<div><A /></div>');
  });

  it('must be literal values', async () => {
    const page = await compileMdx(`export const x = 1\n\n${using('<Note a={x} />')}`, {
      'docs/_note.mdx': 'a',
    });
    expect(problemTexts(page.problems)).toEqual([
      'docs/page.mdx:5:1 <Note> includes another page, so its props must be plain values.',
    ]);
  });
});

describe('invalid fragments', () => {
  it('are reported if they include each other', async () => {
    const page = await compileMdx(using('<Note />'), {
      'docs/_note.mdx': "import Page from './page.mdx'\n\na\n\n<Page />",
    });
    expect(problemTexts(page.problems)).toEqual([
      'docs/_note.mdx:5:1 The imports form a cycle: page.mdx → _note.mdx → page.mdx.',
    ]);
    const self = await compileMdx("import Self from './page.mdx'\n\n<Self />");
    expect(self.problems).toMatchObject([{ what: 'The imports form a cycle: page.mdx → page.mdx.' }]);
  });

  it('are reported if they do not exist', async () => {
    const page = await compileMdx(using('<Note />'));
    expect(problemTexts(page.problems)).toEqual([
      'docs/page.mdx:1:1 The import "./_note.mdx" does not exist.',
    ]);
  });

  it('are reported if they cannot be read', async () => {
    const page = await compileMdx(using('a\n\n<Note />'), { 'docs/_note.mdx': '\n\n<b>' });
    expect(page.problems).toMatchObject([{ file: 'docs/_note.mdx', line: 3 }]);
    expect(runsHtml(page).join('')).toContain('<p>a</p>');
  });
});
