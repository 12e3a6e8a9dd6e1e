import { describe, expect, it } from 'vitest';
import { compileMd, compileMdx, problemTexts, runsHtml, staticHtml } from '../../site/temp-site.fixture.ts';

const tocOf = async (source: string) => (await compileMdx(source)).data.toc;
const idsOf = async (source: string) => (await tocOf(source)).map(({ id }) => id);

describe('[E3] toc', () => {
  it('has text, ID, depth and position of headings of depth 2 to 4', async () => {
    const source = '# One\n\n## Two\n\n### Three `x`\n\n#### Four\n\n##### Five\n\n###### Six\n';
    const toc = await tocOf(source);
    expect(toc).toEqual([
      { text: 'Two', id: 'two', depth: 2, charIndex: source.indexOf('## Two') },
      { text: 'Three x', id: 'three-x', depth: 3, charIndex: source.indexOf('### Three') },
      { text: 'Four', id: 'four', depth: 4, charIndex: source.indexOf('#### Four') },
    ]);
  });

  it('has the position in the file, even if earlier lines are rewritten', async () => {
    const source = '---\ntitle: T\n---\n\n::: tip A title\n\n## Inner {#inner}\n\n:::\n\n  ## Last\n';
    const toc = await tocOf(source);
    expect(toc.map(({ charIndex }) => source.slice(charIndex).split('\n')[0])).toEqual([
      '## Inner {#inner}',
      '## Last',
    ]);
    const html = 'a <b>b</b>\n\n<i>c</i>\n\n## Last\n';
    expect((await compileMd(html)).data.toc[0]?.charIndex).toBe(html.indexOf('## Last'));
  });

  it('marks headings that opt out of overviews, with and without an ID, and leaves nothing in the page', async () => {
    const page = await compileMdx('## Kept\n\n## Traps {!overview}\n\n## Errors {#own !overview}');
    expect(page.data.toc.map(({ text, id, inOverviews }) => [text, id, inOverviews])).toEqual([
      ['Kept', 'kept', undefined],
      ['Traps', 'traps', false],
      ['Errors', 'own', false],
    ]);
    expect(staticHtml(page)).not.toContain('verview');
    expect(page.markdown).not.toContain('verview');
  });

  it('includes headings written as tags', async () => {
    expect(await tocOf('a\n\n<h2 id="own">Two *x*</h2>')).toEqual([
      { text: 'Two x', id: 'own', depth: 2, charIndex: 3 },
    ]);
  });

  it('skips components without text, and keeps the spaces around them', async () => {
    const source = [
      "import { Badge } from '@theme'",
      "import { New } from './new.tsx'",
      '',
      '## One <Badge text="beta" />',
      "## Two <Badge>beta</Badge> {'x'}",
      '## Three <New /> four {New}',
    ].join('\n');
    const page = await compileMdx(source, { 'docs/new.tsx': '' });
    expect(page.problems).toEqual([]);
    expect(page.data.toc.map(({ text, id }) => [text, id])).toEqual([
      ['One', 'one'],
      ['Two beta x', 'two-beta-x'],
      ['Three four', 'three-four'],
    ]);
    // Inline content must stay inline: a block inside a heading would break the page.
    expect(page.module).not.toMatch(/<h2[^>]*>(?:(?!<\/h2>).)*as="div"/);
    expect(page.module).toContain('<h2 id="three-four">');
  });
});

describe('IDs', () => {
  it("match GitHub's and are unique on the page", async () => {
    expect(await idsOf('## The Same\n\n## The Same\n\n## The Same\n\n## 中文 & more!')).toEqual([
      'the-same',
      'the-same-1',
      'the-same-2',
      '中文--more',
    ]);
    expect(await idsOf('## A\n\n## A-1\n\n## A')).toEqual(['a', 'a-1', 'a-2']);
    expect(await idsOf('## ???\n\n## !!!')).toEqual(['section', 'section-1']);
  });

  it('can be set explicitly, and are then not used for another heading', async () => {
    expect(await idsOf('## Setup\n\n## Other {#setup}\n\n### `x` {#x-y}')).toEqual([
      'setup-1',
      'setup',
      'x-y',
    ]);
    expect(await idsOf('<div id="setup">x</div>\n\n## Setup')).toEqual(['setup-1']);
  });

  it('are removed from the text when they are explicit', async () => {
    const page = await compileMdx('# Title {#top-of-page}\n\n## A *b* {#ab}');
    expect(page.data.headingTitle).toBe('Title');
    expect(page.data.toc[0]?.text).toBe('A b');
    expect(staticHtml(page)).toBe(
      '<h1 id="top-of-page">Title</h1>\n<h2 id="ab">A <em>b</em><a class="anchor" href="#ab" aria-hidden="true" tabindex="-1"></a></h2>',
    );
  });

  it('are reported when set twice, at the second location', async () => {
    const { problems } = await compileMdx('## A {#x}\n\n## B {#x}');
    expect(problemTexts(problems)).toEqual(['docs/page.mdx:3:1 The id "x" is used twice on this page.']);
    expect((await compileMdx('<p id="x">a</p>\n\n## B {#x}')).problems).toHaveLength(1);
  });

  it('may contain any sign, which links encode', async () => {
    const page = await compileMdx('## Half {#50%}\n\n## Part {#a%20"&#中}\n\n[x](#50%) [y](#50%25)');
    expect(page.problems).toEqual([]);
    expect(page.data.toc.map(({ id }) => id)).toEqual(['50%', 'a%20"&#中']);
    expect(staticHtml(page).match(/href="[^"]*"/g)).toEqual([
      'href="#50%25"',
      'href="#a%2520&#x22;&#x26;#中"',
      'href="#50%25"',
      'href="#50%25"',
    ]);
    expect(page.anchors).toContain('a "&#中');
  });

  it('with a space or without any sign are reported, wherever they are written', async () => {
    const { problems } = await compileMdx(
      [
        '## A {#a b}',
        '## B {# b !overview}',
        '<h2 id="c d">C</h2>',
        'D <span id="d e">d</span>',
        '<p id="">E</p>',
      ].join('\n\n'),
    );
    expect(problemTexts(problems)).toEqual([
      'docs/page.mdx:1:1 The id "a b" contains a space.',
      'docs/page.mdx:3:1 The id " b" contains a space.',
      'docs/page.mdx:5:1 The id "c d" contains a space.',
      'docs/page.mdx:7:3 The id "d e" contains a space.',
      'docs/page.mdx:9:1 An id is empty.',
    ]);
    expect(problems[0]).toMatchObject({ didYouMean: 'a-b', fix: 'Use hyphens instead of spaces.' });
    expect(problemTexts((await compileMd('## A {#a b}')).problems)).toHaveLength(1);
  });

  it('may be a number', async () => {
    expect(await idsOf('<h2 id={5}>Five</h2>')).toEqual(['5']);
  });

  it('are all known as anchors', async () => {
    const { anchors } = await compileMdx('# A\n\n##### B\n\n<div id="c">x</div>\n\n## D {#e}');
    expect([...anchors].sort()).toEqual(['a', 'b', 'c', 'e']);
  });
});

describe('the title', () => {
  it('is the first h1', async () => {
    expect((await compileMdx('a\n\n# One `x`\n\n# Two')).data.headingTitle).toBe('One x');
    expect((await compileMdx('## Two')).data.headingTitle).toBe('');
  });

  it('has no link to itself; all other headings do', async () => {
    const [html] = runsHtml(await compileMdx('# One\n\n## Two\n\n###### Six'));
    expect(html?.match(/href="#[^"]*"/g)).toEqual(['href="#two"', 'href="#six"']);
  });
});
