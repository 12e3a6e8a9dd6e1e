import { describe, expect, it } from 'vitest';
import { codeBlock } from './code-block.ts';
import { parseFenceMeta } from './fence-meta.ts';
import { createHighlighter } from './highlighter.ts';
import { renderNodes } from '../render-nodes.ts';

const highlighter = createHighlighter();
await highlighter.load(['ts']);

interface Fence {
  lang?: string;
  meta?: string;
  showLineNumbers?: boolean;
  defaultWrapCode?: boolean;
}

function blockOf(code: string, { lang = '', meta = '', ...settings }: Fence = {}): string {
  const block = codeBlock({
    code,
    lang,
    meta: parseFenceMeta(meta),
    settings: { showLineNumbers: false, defaultWrapCode: false, ...settings },
    highlighter,
  });
  return renderNodes([block], () => '');
}

describe('code block', () => {
  it('has no markup it does not need', () => {
    expect(blockOf('a\nb')).toBe('<figure class="code"><pre tabindex="0"><code>a\nb</code></pre></figure>');
  });

  it('names its language and colors it', () => {
    expect(blockOf('const a = b', { lang: 'ts' })).toBe(
      '<figure class="code" data-lang="ts"><pre tabindex="0"><code><span class="k">const</span> a = b</code></pre></figure>',
    );
  });

  it('has a title', () => {
    expect(blockOf('a', { meta: 'title="a <b>.ts"' })).toContain(
      '<figcaption>a &#x3C;b>.ts</figcaption><pre',
    );
  });

  it('wraps each line in an element if one of them is marked', () => {
    const html = blockOf('a // [!code ++]\nb\nc // [!code --]\nd // [!code error]\ne // [!code warning]');
    expect(html).toContain(
      '<code><span class="line add">a\n</span><span class="line">b\n</span><span class="line remove">c\n</span>' +
        '<span class="line error">d\n</span><span class="line warning">e</span></code>',
    );
    expect(html).not.toContain('data-focus');
  });

  it('combines lines in the fence with marks in the code', () => {
    const html = blockOf('a\nb // [!code ++]\nc', { meta: '{1-2}' });
    expect(html).toContain(
      '<span class="line highlight">a\n</span><span class="line add highlight">b\n</span><span class="line">c</span>',
    );
  });

  it('says if some lines are in focus', () => {
    const html = blockOf('a\nb // [!code focus]');
    expect(html).toContain('<figure class="code" data-focus="">');
    expect(html).toContain('<span class="line focus">b</span>');
  });

  it('numbers lines if the fence or the site asks for it', () => {
    const numbered = '<figure class="code" data-numbers="">';
    const lines = '<code><span class="line">a\n</span><span class="line">b</span></code>';
    for (const html of [
      blockOf('a\nb', { meta: 'lineNumbers' }),
      blockOf('a\nb', { showLineNumbers: true }),
    ]) {
      expect(html).toContain(numbered);
      expect(html).toContain(lines);
    }
    expect(blockOf('a\nb', { meta: 'lineNumbers=false', showLineNumbers: true })).toContain(
      '<code>a\nb</code>',
    );
  });

  it('wraps lines if the fence or the site asks for it', () => {
    const wrapped = '<figure class="code" data-wrap="">';
    expect(blockOf('a', { meta: 'wrapCode' })).toContain(wrapped);
    expect(blockOf('a', { defaultWrapCode: true })).toContain(wrapped);
    expect(blockOf('a', { meta: 'wrapCode=false', defaultWrapCode: true })).not.toContain('data-wrap');
  });

  it('shows commands as a terminal, with a prompt that is not part of them', () => {
    const html = '<kbd><i>$ </i>npx tool \\\n</kbd><kbd>  --minify\n</kbd>ready   &lt;1 s';
    expect(blockOf('$ npx tool \\\n  --minify\nready   <1 s', { lang: 'console' })).toBe(
      `<figure class="code terminal" data-lang="console"><pre tabindex="0"><code>${html.replace('ready', '<span class="i">ready</span>')}</code></pre></figure>`,
    );
    expect(blockOf('# first\nnpm ci', { lang: 'sh' })).toContain(
      '<code><span class="c"># first</span>\n<kbd><i>$ </i>npm ci</kbd></code>',
    );
  });

  it('shows a script with a title as source', () => {
    const html = blockOf('npm ci', { lang: 'sh', meta: 'title="ci.sh"' });
    expect(html).toContain('<figure class="code" data-lang="sh">');
    expect(html).toContain('<code>npm ci</code>');
  });

  it('marks lines of a terminal', () => {
    expect(blockOf('$ a\nb', { lang: 'console', meta: '{1}' })).toContain(
      '<span class="line highlight"><kbd><i>$ </i>a\n</kbd></span><span class="line">b</span>',
    );
  });

  it('survives marks on lines that do not exist', () => {
    expect(blockOf('a', { meta: '{7}' })).toContain('<code><span class="line">a</span></code>');
  });
});
