import { describe, expect, it } from 'vitest';
import { compileMdx, problemTexts, staticHtml } from '../../site/temp-site.fixture.ts';

const svg = (first: string, style = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${first} viewBox="0 0 520 300"><style>${style}</style></svg>`;
const files = {
  'docs/public/both.svg': svg('id="dark"', ':target { fill: red }'),
  'docs/beside.svg': svg('width="260" height="150" id="dark"', ':target { fill: red }'),
  'docs/light.svg': svg('id="x"', ':target { fill: red }'),
  'docs/no-rule.svg': svg('id="dark"'),
};
const draw = (tag: string, settings = {}) =>
  compileMdx(`import { Diagram } from '@theme';\n\n${tag}`, files, settings);

describe('drawings', () => {
  it('have the URL and size of their file', async () => {
    const page = await draw('<Diagram src="/both.svg" alt="x" />', { base: '/docs/' });
    expect(page.problems).toEqual([]);
    expect(staticHtml(page).trim()).toBe(
      '<Diagram {"src":"/docs/both.svg","alt":"x","width":520,"height":300}></Diagram>',
    );
  });

  it('next to the page become hashed assets', async () => {
    const page = await draw('<Diagram src="./beside.svg" alt="x" />');
    expect(page.assets).toHaveLength(1);
    expect(staticHtml(page)).toContain(`"src":"/${page.assets[0]?.output}","alt":"x","width":260`);
  });

  it('are described in Markdown and in search', async () => {
    const page = await draw('Before.\n\n<Diagram src="/both.svg" alt="A tree." />\n\nAfter.');
    expect(page.markdown).toBe('Before.\n\n![A tree.](/both.svg)\n\nAfter.\n');
    expect(page.sections[0]?.text).toBe('Before. A tree. After.');
  });
});

describe('invalid drawings', () => {
  it.each([
    ['<Diagram src="./light.svg" alt="x" />', 'The drawing "./light.svg" has no dark colors.'],
    ['<Diagram src="./no-rule.svg" alt="x" />', 'The drawing "./no-rule.svg" has no dark colors.'],
    ['<Diagram src="/bth.svg" alt="x" />', 'The image "/bth.svg" does not exist.'],
    ['<Diagram src="/both.svg" />', '<Diagram> needs the prop "alt".'],
    ['<Diagram src="/both.svg" alt="" />', 'The drawing "/both.svg" has no text alternative.'],
  ])('%s', async (tag, what) => {
    const { problems } = await draw(tag);
    expect(problemTexts(problems)).toEqual([`docs/page.mdx:3:1 ${what}`]);
  });
});
