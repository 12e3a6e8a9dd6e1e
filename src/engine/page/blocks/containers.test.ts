import { describe, expect, it } from 'vitest';
import { compileMd, compileMdx, problemTexts, staticHtml } from '../../site/temp-site.fixture.ts';

const html = async (source: string) => staticHtml(await compileMdx(source)).replaceAll('\n', '');
const callout = (kind: string, title: string, body: string) =>
  `<div class="callout ${kind}" role="note"><p class="callout-title">${title}</p>${body}</div>`;

describe('containers', () => {
  it.each([
    ['tip', 'Tip'],
    ['note', 'Note'],
    ['info', 'Info'],
    ['warning', 'Warning'],
    ['danger', 'Danger'],
    ['caution', 'Caution'],
    ['important', 'Important'],
  ])('become callouts: %s', async (kind, title) => {
    expect(await html(`:::${kind}\nText.\n:::`)).toBe(callout(kind, title, '<p>Text.</p>'));
    expect(await html(`::: ${kind.toUpperCase()} Own *title*\nText.\n:::`)).toBe(
      callout(kind, 'Own <em>title</em>', '<p>Text.</p>'),
    );
  });

  it('become collapsible with `details`', async () => {
    expect(await html(':::details\nText.\n:::')).toBe(
      '<details class="callout details"><summary>Details</summary><p>Text.</p></details>',
    );
    expect(await html(':::details Show `it`\nText.\n:::')).toContain(
      '<summary>Show <code>it</code></summary>',
    );
  });

  it('read their title from a label or an attribute', async () => {
    expect(await html(':::tip[A <b>c</b>]\nText.\n:::')).toBe(callout('tip', 'A <b>c</b>', '<p>Text.</p>'));
    expect(await html(':::tip{title="A > b"}\nText.\n:::')).toBe(callout('tip', 'A > b', '<p>Text.</p>'));
    expect(await html(':::tip \\{title="A"}\nText.\n:::')).toBe(callout('tip', 'A', '<p>Text.</p>'));
    expect(await html('::: tip {title="A"}\nText.\n:::')).toBe(callout('tip', 'A', '<p>Text.</p>'));
  });

  it('contain any Markdown and may be empty', async () => {
    expect(await html(':::tip\n- a\n\n```\n:::\n```\n\nb\n:::\nc')).toBe(
      `${callout('tip', 'Tip', '<ul><li>a</li></ul><figure class="code"><pre tabindex="0"><code>:::</code></pre></figure><p>b</p>')}<p>c</p>`,
    );
    expect(await html(':::tip\n:::')).toBe(callout('tip', 'Tip', ''));
  });

  it('can directly follow a paragraph or a list', async () => {
    const tip = callout('tip', 'Tip', '<p>b</p>');
    expect(await html('a\n:::tip\nb\n:::\nc')).toBe(`<p>a</p>${tip}<p>c</p>`);
    expect(await html('- a\n:::tip\nb\n:::\nc')).toBe(`<ul><li>a</li></ul>${tip}<p>c</p>`);
    expect(await html(':::tip\n- a\n:::')).toBe(callout('tip', 'Tip', '<ul><li>a</li></ul>'));
    expect(await html(':::tip\n| a |\n|---|\n| b |\n:::')).toContain('<td>b</td></tr></tbody></table></div>');
  });

  it('can be nested with the same number of colons', async () => {
    expect(await html(':::tip\n:::note\na\n:::\nb\n:::\nc')).toBe(
      `${callout('tip', 'Tip', `${callout('note', 'Note', '<p>a</p>')}<p>b</p>`)}<p>c</p>`,
    );
  });

  it('belong to the list item or quote they are in', async () => {
    expect(await html('- a\n\n  :::tip\n  b\n  :::\n- c')).toContain(
      `<p>a</p>${callout('tip', 'Tip', '<p>b</p>')}</li>`,
    );
    expect(await html('> :::tip\n> b\n> :::')).toBe(
      `<blockquote>${callout('tip', 'Tip', '<p>b</p>')}</blockquote>`,
    );
  });

  it('work in .md files', async () => {
    expect(staticHtml(await compileMd(':::tip A\n<b>b</b>\n:::')).replaceAll('\n', '')).toBe(
      callout('tip', 'A', '<p><b>b</b></p>'),
    );
  });

  it('are reported if their name is unknown', async () => {
    const { problems } = await compileMdx('a\n\n:::wraning\nb\n:::\n\n:::zzz\nb\n:::\n\n:::constructor\n:::');
    expect(problemTexts(problems)).toEqual([
      'docs/page.mdx:3:1 There is no container called "wraning".',
      'docs/page.mdx:7:1 There is no container called "zzz".',
      'docs/page.mdx:11:1 There is no container called "constructor".',
    ]);
    expect(problems.map(({ level, didYouMean }) => [level, didYouMean])).toEqual([
      ['error', ':::warning'],
      ['error', undefined],
      ['error', undefined],
    ]);
  });

  it('are reported without an end, and so are ends without a container', async () => {
    const { problems } = await compileMdx('---\ntitle: T\n---\n\n:::\n\n:::tip\na');
    expect(problemTexts(problems)).toEqual([
      'docs/page.mdx:5:1 These colons end a container, but none is open.',
      'docs/page.mdx:7:1 The container is never closed.',
    ]);
  });

  it('ignore other colons', async () => {
    expect(await html('`node:fs`, node:fs, ::x and :y[z]')).toBe(
      '<p><code>node:fs</code>, node:fs, ::x and :y[z]</p>',
    );
  });
});

describe('GitHub alerts', () => {
  it.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'])('become callouts: [!%s]', async (name) => {
    const kind = name.toLowerCase();
    expect(await html(`> [!${name}]\n> Text **b**.`)).toBe(
      callout(kind, kind.charAt(0).toUpperCase() + kind.slice(1), '<p>Text <strong>b</strong>.</p>'),
    );
  });

  it('may contain several blocks, start with markup or a hard break, or be empty', async () => {
    expect(await html('> [!tip]\n>\n> a\n>\n> - b')).toBe(
      callout('tip', 'Tip', '<p>a</p><ul><li>b</li></ul>'),
    );
    expect(await html('> [!TIP]\n> **a** b')).toBe(callout('tip', 'Tip', '<p><strong>a</strong> b</p>'));
    expect(await html('> [!TIP]  \n> a')).toBe(callout('tip', 'Tip', '<p>a</p>'));
    expect(await html('> [!TIP]')).toBe(callout('tip', 'Tip', ''));
  });

  it('must be alone on their line, otherwise a quote stays a quote', async () => {
    expect(await html('> [!TIP] a')).toBe('<blockquote><p>[!TIP] a</p></blockquote>');
    expect(await html('> a\n> [!TIP]')).toContain('<blockquote>');
    expect(await html('> **a**')).toContain('<blockquote>');
    expect(await html('> - a')).toContain('<blockquote>');
  });

  it('stay quotes if their name is unknown, with a warning', async () => {
    const { problems } = await compileMdx('> [!WARNNG]\n> a');
    expect(problems).toMatchObject([{ level: 'warning', line: 1, column: 1, didYouMean: '[!WARNING]' }]);
  });
});
