import { describe, expect, it } from 'vitest';
import { compileMdx, runsHtml, staticHtml } from '../site/temp-site.fixture.ts';

const html = async (source: string) => staticHtml(await compileMdx(source));

describe('code blocks with a title', () => {
  const fence = (title: string) => `\`\`\`ts title="${title}"\na\n\`\`\``;

  it('have IDs that are unique on the page', async () => {
    const page = await compileMdx(
      ['## a.ts {#a.ts}', fence('a.ts'), fence('a.ts'), fence('a b')].join('\n\n'),
    );
    const ids = [...staticHtml(page).matchAll(/<figure[^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['a.ts-2', 'a.ts-3', 'a-b']);
    expect([...page.anchors]).toEqual(expect.arrayContaining(ids));
  });

  it('have no IDs without one', async () => {
    expect(await html(fence(''))).not.toContain('id=');
    expect(await html('```\na\n```')).not.toContain('id=');
  });
});

describe('inline code', () => {
  it('is marked if it is too long for one line', async () => {
    expect(await html(`\`${'a'.repeat(26)}\` \`${'b'.repeat(27)}\``)).toBe(
      `<p><code>${'a'.repeat(26)}</code> <code class="long">${'b'.repeat(27)}</code></p>`,
    );
  });

  it('is not a block', async () => {
    expect(await html(`\`\`\`\n${'a'.repeat(99)}\n\`\`\``)).not.toContain('long');
  });
});

describe('<Overview />', () => {
  it('means `overview: true`, and leaves nothing on the page', async () => {
    const page = await compileMdx("import { Overview } from '@theme'\n\n# A\n\n<div>\n<Overview />\n</div>");
    expect(page.problems).toEqual([]);
    expect(page.data.frontmatter.overview).toBe(true);
    expect(staticHtml(page).trim()).toBe('<h1 id="a">A</h1>\n<div></div>');
    expect((await compileMdx('# A')).data.frontmatter.overview).toBeUndefined();
  });

  it('separates the text before the list from the text after it', async () => {
    const page = await compileMdx("import { Overview } from '@theme'\n\n# A\n\n<Overview />\n\nAfter");
    expect(runsHtml(page).map((run) => run.trim())).toEqual(['<h1 id="a">A</h1>', '<p>After</p>']);
    const last = await compileMdx("import { Overview } from '@theme'\n\n# A\n\n<Overview />\n");
    expect(runsHtml(last).map((run) => run.trim())).toEqual(['<h1 id="a">A</h1>']);
  });
});
